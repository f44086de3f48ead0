import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VisuallyHidden } from './index.ts';

it('a live text is a live region without a role, before and after it has content', () => {
  const { container, rerender } = render(<VisuallyHidden isLive />);
  const region = container.firstElementChild;
  const isLiveRegion = () => {
    expect(container.firstElementChild).toBe(region);
    expect(region).toHaveAttribute('aria-live', 'polite');
    expect(region).toHaveAttribute('aria-atomic', 'true');
    expect(region).not.toHaveAttribute('role');
  };
  isLiveRegion();
  rerender(<VisuallyHidden isLive>Salvo</VisuallyHidden>);
  isLiveRegion();
  expect(region).toHaveTextContent('Salvo');
});
