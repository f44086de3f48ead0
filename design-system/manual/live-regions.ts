const withContent = (container: ParentNode, selector: string) =>
  [...container.querySelectorAll(selector)].filter(({ textContent }) => textContent !== '');

/** Polite live regions with content, without those of React Aria. */
export const liveRegions = (container: ParentNode = document): Element[] =>
  withContent(container, '[aria-live="polite"]:not([role="log"], [aria-atomic="false"])');

/** Alerts, also those that screen readers don't know yet. */
export const alerts = (container: ParentNode = document): Element[] => withContent(container, '[role="alert"]');

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

/**
 * The first polite live region, also without content.
 * @throws {Error} if there is none
 */
export function announcer(): Element {
  const region = document.querySelector('[aria-live="polite"]');
  if (!region) throw new Error('Nothing on the page announces.');
  return region;
}
