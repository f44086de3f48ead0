import { describe, expect, it } from 'vitest';
import { listPages } from './page-list.ts';

/** Formats the list at one width: "1 … 4 5 6 … 10". */
const rowOf = (current: number, count: number, room: 'wide' | 'narrow') =>
  listPages(current, count)
    .filter((entry) => entry.room === 'any' || entry.room === room)
    .map((entry) => ('page' in entry ? entry.page : '…'))
    .join(' ');

describe('listPages', () => {
  it.each([
    [1, 1, '1', '1'],
    [1, 2, '1 2', '1 2'],
    [2, 3, '1 2 3', '1 2 3'],
    [1, 10, '1 2 … 10', '1 … 10'],
    [2, 10, '1 2 3 … 10', '1 2 … 10'],
    [3, 10, '1 2 3 4 … 10', '1 2 3 … 10'],
    [4, 10, '1 2 3 4 5 … 10', '1 … 4 … 10'],
    [5, 10, '1 … 4 5 6 … 10', '1 … 5 … 10'],
    [7, 10, '1 … 6 7 8 9 10', '1 … 7 … 10'],
    [10, 10, '1 … 9 10', '1 … 10'],
    [500, 1000, '1 … 499 500 501 … 1000', '1 … 500 … 1000'],
  ])('lists, for page %d of %d, %s in a wide row and %s in a narrow one', (current, count, wide, narrow) => {
    expect(rowOf(current, count, 'wide')).toBe(wide);
    expect(rowOf(current, count, 'narrow')).toBe(narrow);
  });

  it('replaces at least two pages by each gap, and omits none elsewhere', () => {
    const places = Array.from({ length: 12 }, (_, index) => index + 1).flatMap((count) =>
      Array.from({ length: count }, (_, index) => ({ current: index + 1, count })),
    );
    const rows = places.flatMap(({ current, count }) => [
      rowOf(current, count, 'wide'),
      rowOf(current, count, 'narrow'),
    ]);
    expect(rows.filter(hasWrongGap)).toEqual([]);
  });
});

/** Whether a gap replaces fewer than two pages, or pages are missing without a gap. */
function hasWrongGap(row: string): boolean {
  const pages = row.split(' ');
  return pages.some((each, index) => {
    const before = pages[index - 1];
    if (each === '…') return Number(pages[index + 1]) - Number(before) <= 2;
    return before !== undefined && before !== '…' && Number(each) - Number(before) !== 1;
  });
}
