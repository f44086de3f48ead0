/**
 * Moves focus to the heading of a section, or of the page, and leaves the scroll position to the caller.
 * @param sectionId id of the section; an empty or unknown one stands for the page
 */
export function focusHeading(sectionId = ''): void {
  const place = document.getElementById(sectionId) ?? document.querySelector('main');
  // The page's own heading, even if a navigation with a heading comes before it.
  const heading = place?.querySelector<HTMLElement>('h1') ?? place?.querySelector<HTMLElement>('h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
