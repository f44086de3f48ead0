import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Heading, Section, Stack, VisuallyHidden } from './index.ts';
import { liveRegion } from '../../manual/live-regions.ts';

test('a heading’s level doesn’t depend on its size', () => {
  render(
    <Heading level={2} look="display">
      Quanto custa de verdade
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Quanto custa de verdade' })).toBeVisible();
});

test('script can focus a heading with isFocusTarget, and Tab skips it', () => {
  render(
    <Heading level={1} isFocusTarget>
      Endereço
    </Heading>,
  );
  const heading = screen.getByRole('heading');
  heading.focus();
  expect(heading).toHaveFocus();
  expect(heading).toHaveAttribute('tabindex', '-1');
});

test('a section is a landmark once a heading names it', () => {
  const { rerender } = render(<Section>Texto</Section>);
  expect(screen.queryByRole('region')).toBeNull();
  rerender(
    <Section labelledBy="custo">
      <h2 id="custo">O custo</h2>
    </Section>,
  );
  expect(screen.getByRole('region', { name: 'O custo' })).toBeVisible();
});

test('a stack inside a stack keeps its own gap', () => {
  render(
    <Stack gap={7} element="ul">
      <li>
        <Stack>dentro</Stack>
      </li>
    </Stack>,
  );
  expect(screen.getByText('dentro').style.getPropertyValue('--_gap')).toBe('var(--space-4)');
});

test('visually hidden text stays in the accessibility tree', () => {
  render(<VisuallyHidden isLive>Preço novo</VisuallyHidden>);
  expect(liveRegion()).toHaveTextContent('Preço novo');
});
