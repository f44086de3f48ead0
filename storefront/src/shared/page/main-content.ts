/** Id of the page's main content. Skip link and closed banners move focus to it. */
export const contentId = 'conteudo';

/**
 * Moves focus to the heading of a section or of the page.
 * @param sectionId the page's heading without it, or if the page has no such section
 * @param preventScroll false to scroll to the heading
 */
export function focusHeading(sectionId = '', preventScroll = true): void {
  const place = document.getElementById(sectionId) ?? document.querySelector('main');
  // The page's own heading, even if a navigation with a heading comes before it.
  const heading = place?.querySelector<HTMLElement>('h1') ?? place?.querySelector<HTMLElement>('h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll });
}
