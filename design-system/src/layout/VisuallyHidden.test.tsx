import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VisuallyHidden } from './index.ts';

it('a status is a live region from the start, and has its role only with text', () => {
  const { container, rerender } = render(<VisuallyHidden role="status" />);
  expect(container.firstElementChild).toHaveAttribute('aria-live', 'polite');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  rerender(<VisuallyHidden role="status">Salvo</VisuallyHidden>);
  expect(screen.getByRole('status')).toBe(container.firstElementChild);
});
