/** Lists of the service that forms choose from (spec §3, Enumerations). */

export interface EnumerationItem {
  /** The service's number. */
  id: number;
  name: string;
}

/** Married, and in a stable union: spouse data is asked for and sent only then (spec §5, §9). */
const statusesWithSpouse: ReadonlySet<number> = new Set([2, 5]);

export const hasSpouse = (civilStatusId: number | undefined): boolean =>
  civilStatusId !== undefined && statusesWithSpouse.has(civilStatusId);

/** The item with this number, as a form or the service says it. */
export function findItem<Item extends EnumerationItem>(
  items: readonly Item[],
  id: number | string | undefined,
): Item | undefined {
  return id === undefined || id === '' ? undefined : items.find((item) => item.id === Number(id));
}
