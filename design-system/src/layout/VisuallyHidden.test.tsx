import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VisuallyHidden } from './index.ts';

it('a status announces from the start, and has its role only with words', () => {
  const { container, rerender } = render(<VisuallyHidden role="status" />);
  expect(container.firstElementChild).toHaveAttribute('aria-live', 'polite');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  rerender(<VisuallyHidden role="status">Salvo</VisuallyHidden>);
  expect(screen.getByRole('status')).toBe(container.firstElementChild);
});
