import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CompareToggle } from './CompareToggle.tsx';

const props = { name: 'T-Cross', href: '/comparar?ofertas=t-cross' };

it('a toggle button replaces the link and keeps its focus once there is an onToggle handler', () => {
  const { rerender } = render(<CompareToggle {...props} />);
  const link = screen.getByRole('link', { name: 'Comparar T-Cross' });
  link.focus();
  rerender(<CompareToggle {...props} onToggle={() => undefined} />);
  const toggle = screen.getByRole('button', { name: 'Comparar T-Cross', pressed: false });
  expect(toggle).toHaveFocus();
  // Screen readers keep the first role of an element, so a new element is rendered.
  expect(toggle).not.toBe(link);
});

it('a toggle button that replaces an unfocused link takes no focus', () => {
  const { rerender } = render(<CompareToggle {...props} />);
  rerender(<CompareToggle {...props} onToggle={() => undefined} />);
  expect(document.body).toHaveFocus();
});
