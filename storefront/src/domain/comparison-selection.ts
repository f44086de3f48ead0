/** Which offers stand side by side: the selection in the address `comparar?ofertas=a,b,c` (product.md, "Routes"). */

/** As many as a table holds on a phone and in a mind. */
export const mostCompared = 3;

const slugPattern = /^[a-z0-9-]{1,60}$/;

export interface ComparedSelection {
  /** Slugs in the order of the address, each once, three at most. */
  slugs: readonly string[];
  /** Slugs beyond the third, which are not shown. */
  leftOut: readonly string[];
}

const listed = (value: unknown): string[] => (typeof value === 'string' ? value.split(',') : []);

/**
 * The selection an address names. What is no slug is as if it weren't there; a slug counts once.
 * `com` adds a car to it and `em` says in whose place (1 to 3): a form without script can only add fields.
 */
export function decodeCompared(search: Readonly<Record<string, unknown>>): ComparedSelection {
  const slugs = [...new Set(listed(search['ofertas']).filter((slug) => slugPattern.test(slug)))];
  const [added] = listed(search['com']);
  const isAdded = added !== undefined && slugPattern.test(added) && !slugs.includes(added);
  const place = Number(search['em']);
  const isPlace = Number.isInteger(place) && place >= 1 && place <= slugs.length;
  const whole = !isAdded ? slugs : isPlace ? slugs.with(place - 1, added) : [...slugs, added];
  return { slugs: whole.slice(0, mostCompared), leftOut: whole.slice(mostCompared) };
}

/** Address of the page for a selection, in the house store. */
export function comparedAddress(slugs: readonly string[]): string {
  return slugs.length === 0 ? '/comparar' : `/comparar?ofertas=${slugs.join(',')}`;
}

/** A car pressed in a list: taken out when it was chosen, added when there is room, else nothing changes. */
export function toggledCompared(slugs: readonly string[], pressed: string): readonly string[] {
  if (slugs.includes(pressed)) return slugs.filter((slug) => slug !== pressed);
  return slugs.length < mostCompared ? [...slugs, pressed] : slugs;
}
