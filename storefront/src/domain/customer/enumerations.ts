/** Lists of the service for select fields (spec §3, Enumerations). */

export interface EnumerationItem {
  /** The service's number. */
  id: number;
  name: string;
}

/** Married, and in a stable union: only these have spouse data (spec §5, §9). */
const statusesWithSpouse: ReadonlySet<number> = new Set([2, 5]);

export const hasSpouse = (civilStatusId: number | undefined): boolean =>
  civilStatusId !== undefined && statusesWithSpouse.has(civilStatusId);

/** Finds an item by its number, as text or number. */
export function findItem<Item extends EnumerationItem>(
  items: readonly Item[],
  id: number | string | undefined,
): Item | undefined {
  return id === undefined || id === '' ? undefined : items.find((item) => item.id === Number(id));
}
