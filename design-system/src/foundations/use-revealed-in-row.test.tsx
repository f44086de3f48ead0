import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRevealedInRow } from './use-revealed-in-row.ts';

function Row({ selected }: { selected: number }) {
  const row = useRef<HTMLDivElement>(null);
  useRevealedInRow(row, selected);
  return (
    <div ref={row} role="group">
      {Array.from({ length: 6 }, (_, place) => (
        <button key={place} type="button">{`Item ${place}`}</button>
      ))}
    </div>
  );
}

/** The scroll offset at which the child is visible, with 32 px of the next. */
const offsets = { 4: 332, 5: 432 } as const;
const row = () => screen.getByRole('group');
let fonts = Promise.withResolvers<void>();
const loadFonts = () => act(() => Promise.resolve(fonts.resolve()));

beforeEach(() => {
  // Children of 100 px in a row of 200 px, because jsdom does no layout.
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function left(this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * 100;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(200);
  fonts = Promise.withResolvers();
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: fonts.promise } });
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'fonts');
});

test('the selected child is revealed on mount, and another one when it is selected', () => {
  const { rerender } = render(<Row selected={4} />);
  expect(row().scrollLeft).toBe(offsets[4]);
  rerender(<Row selected={5} />);
  expect(row().scrollLeft).toBe(offsets[5]);
});

test('the selected child is revealed again when its font has loaded', async () => {
  render(<Row selected={4} />);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(120);
  await loadFonts();
  expect(row().scrollLeft).toBe(offsets[4] + 20);
});

test('a row that the visitor has scrolled stays when the font has loaded', async () => {
  render(<Row selected={4} />);
  row().scrollLeft = 40;
  await loadFonts();
  expect(row().scrollLeft).toBe(40);
});

test.each<[use: string, left: number, act: (row: HTMLElement) => void]>([
  ['is unused', offsets[4], () => undefined],
  ['the visitor has scrolled', 40, (used) => void (used.scrollLeft = 40)],
  ['has focus', 0, () => screen.getByRole('button', { name: 'Item 1' }).focus()],
])('a row that %s before hydration is scrolled to %i px after it', (_, left, visit) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Row selected={4} />);
  visit(row());
  render(<Row selected={4} />, { container, hydrate: true });
  expect(row().scrollLeft).toBe(left);
});
