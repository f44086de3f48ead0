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

it('a live text with a new occurrence is added to the region again, also after a translation', () => {
  const said = (occurrence: number) => (
    <VisuallyHidden isLive occurrence={occurrence}>
      {occurrence > 0 && 'Salvo'}
    </VisuallyHidden>
  );
  const { container, rerender } = render(said(0));
  const region = container.firstElementChild;
  rerender(said(1));
  expect(region).toHaveTextContent('Salvo');
  const first = region?.firstElementChild;
  first?.replaceChildren(Object.assign(document.createElement('font'), { textContent: 'Saved' }));
  rerender(said(2));
  expect(container.firstElementChild).toBe(region);
  expect(region).toHaveTextContent(/^Salvo$/);
  expect(region?.firstElementChild).not.toBe(first);
});
