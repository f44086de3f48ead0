/** A page or a gap. `room` is the width at which it is shown. */
export type PageListEntry = { room: 'any' | 'wide' | 'narrow' } & ({ page: number } | { gap: 'start' | 'end' });

/**
 * Lists the first, last and current page, and the current page's neighbours in a wide row. A gap replaces at least two
 * pages, because a single page takes no more room than a gap.
 */
export function listPages(current: number, count: number): PageListEntry[] {
  const entries: PageListEntry[] = [];
  const fillsNarrow = (page: number) => (page === 2 && current === 3) || (page === count - 1 && current === count - 2);
  const fillsWide = (page: number) => (page === 2 && current === 4) || (page === count - 1 && current === count - 3);
  const from = Math.max(2, Math.min(current - 2, count - 1));
  const to = Math.min(count - 1, Math.max(current + 2, 2));

  if (count > 0) entries.push({ page: 1, room: 'any' });
  if (current > 3) entries.push({ gap: 'start', room: current > 4 ? 'any' : 'narrow' });
  for (let page = from; page <= to; page += 1) {
    const distance = Math.abs(page - current);
    if (distance === 0 || fillsNarrow(page)) entries.push({ page, room: 'any' });
    else if (distance === 1 || fillsWide(page)) entries.push({ page, room: 'wide' });
  }
  if (current < count - 2) entries.push({ gap: 'end', room: current < count - 3 ? 'any' : 'narrow' });
  if (count > 1) entries.push({ page: count, room: 'any' });
  return entries;
}
