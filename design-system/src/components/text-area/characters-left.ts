/** How near the end the room left begins to be told: the last tenth, of long texts the last fifty. */
const nearAt = (limit: number) => Math.min(50, Math.ceil(limit / 10));

const characters = (count: number) => (count === 1 ? '1 caractere' : `${count} caracteres`);

/** What stands under the text: how much of the limit is used, and past it how much is too much. */
export function countOf(used: number, limit: number): string {
  return used > limit ? `${characters(used - limit)} a mais que ${limit}` : `${used} de ${characters(limit)}`;
}

/**
 * What a screen reader is told while one types: nothing far from the end, then a word per step of ten, so that it is
 * said some times and not at each key.
 */
export function announcementOf(used: number, limit: number): string {
  const left = limit - used;
  if (left > nearAt(limit)) return '';
  if (left > 0) return `Restam até ${Math.ceil(left / 10) * 10} caracteres.`;
  if (left === 0) return `Limite de ${characters(limit)}.`;
  return `Passou do limite de ${characters(limit)}.`;
}
