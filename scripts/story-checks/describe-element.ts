/** Describes an element by its tag, role and text. */
export function describeElement(element: Element): string {
  const role = element.getAttribute('role');
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
  const shown = words.length > 40 ? `${words.slice(0, 40)}…` : words;
  return `<${element.localName}${role === null ? '' : ` role="${role}"`}>${shown === '' ? '' : ` “${shown}”`}`;
}

/** True if an element has a size on the page. */
export function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}
