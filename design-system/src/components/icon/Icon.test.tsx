import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Icon } from './index.ts';
import { paths } from './paths.ts';

test('an icon beside a text is skipped by assistive technology', () => {
  const { container } = render(<Icon name="car" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('an icon without text beside it is an image with a name', () => {
  render(<Icon name="lock" label="Protegido" />);
  expect(screen.getByRole('img', { name: 'Protegido' })).toBeVisible();
});

test('every icon stays on the 24 px grid', () => {
  for (const [name, path] of Object.entries(paths)) {
    const absolute = [...path.matchAll(/[ML](-?[\d.]+)[ ]?(-?[\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect(absolute.length, name).toBeGreaterThan(0);
    for (const value of absolute) expect(value >= 2 && value <= 22, `${name}: ${value}`).toBe(true);
  }
});
