import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CompareToggle } from './CompareToggle.tsx';

const props = { name: 'T-Cross', href: '/comparar?ofertas=t-cross' };

it('a toggle button takes the place and the focus of the link once a press is answered', () => {
  const { rerender } = render(<CompareToggle {...props} />);
  const link = screen.getByRole('link', { name: 'Comparar T-Cross' });
  link.focus();
  rerender(<CompareToggle {...props} onToggle={() => undefined} />);
  const toggle = screen.getByRole('button', { name: 'Comparar T-Cross', pressed: false });
  expect(toggle).toHaveFocus();
  // Screen readers keep the role that an element had first.
  expect(toggle).not.toBe(link);
});

it('takes no focus that was elsewhere', () => {
  const { rerender } = render(<CompareToggle {...props} />);
  rerender(<CompareToggle {...props} onToggle={() => undefined} />);
  expect(document.body).toHaveFocus();
});
