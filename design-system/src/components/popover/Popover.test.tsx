import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from '../button/index.ts';
import { Popover } from './index.ts';

const popover = (
  <Popover title="Franquia do seguro" trigger={(trigger) => <Button {...trigger}>Como funciona</Button>}>
    É o que você paga num acidente.
  </Popover>
);

test('a closed popover is hidden', () => {
  render(popover);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { hidden: true })).toHaveTextContent('É o que você paga num acidente.');
});

test('the popover’s buttons open and close it without script', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(popover);
  const panel = page.querySelector('[popover="auto"]');
  const [opener, closer] = page.querySelectorAll('button');
  expect(panel?.id).toBeTruthy();
  expect(opener?.getAttribute('popovertarget')).toBe(panel?.id);
  expect(opener?.hasAttribute('popovertargetaction')).toBe(false);
  expect(closer?.getAttribute('popovertarget')).toBe(panel?.id);
  expect(closer?.getAttribute('popovertargetaction')).toBe('hide');
});
