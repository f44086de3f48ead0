/** Ids of the elements with a page's data for its scripts, as JSON. */
export const configElementId = 'signdrive-config';
export const stateElementId = 'signdrive-state';

/** JSON that cannot end its script element, whatever its strings contain. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** @throws if the page has no such element, or an empty one */
export function readPageData(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`No data in #${id}`);
  return JSON.parse(text);
}
