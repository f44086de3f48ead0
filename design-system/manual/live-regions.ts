/** Live regions with content, without those of React Aria, which are not atomic. */
export function liveRegions(container: ParentNode = document): Element[] {
  return [...container.querySelectorAll('[aria-live][aria-atomic="true"]')].filter(
    ({ textContent }) => textContent !== '',
  );
}

/**
 * The live region with content.
 * @throws {Error} unless there is exactly one
 */
export function liveRegion(container?: ParentNode): Element {
  const [region, ...others] = liveRegions(container);
  if (!region || others.length > 0) {
    throw new Error(`Live regions with content: ${region ? 1 + others.length : 0}, expected 1.`);
  }
  return region;
}
