/** Calls back with whether enough of the marker is in view. Returns the function that stops observing. */
export function watchStart(marker: Element, threshold: number, onChange: (isInView: boolean) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const latest = entries.at(-1);
      if (latest) onChange(latest.isIntersecting && latest.intersectionRatio >= threshold);
    },
    { threshold: [0, threshold] },
  );
  observer.observe(marker);
  return () => observer.disconnect();
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Free distance around a floating element, in pixels. */
const room = 8;

/** These count as content without text: a field's value isn't text, a button can be pressed anywhere, a chart is drawn. */
const wholes = 'a, button, input, select, textarea, label, iframe, nav, ol, [data-drawing]';

const overlap = (one: Box, other: Box) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** Whether the element covers no text, control or drawing of the selected elements; the empty part of a row is allowed. */
export function isClear(element: Element, selector: string): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const box: Box = { left: left - room, right: right + room, top: top - room, bottom: bottom + room };
  return ![...document.querySelectorAll(selector)].some((kept) => {
    const place = kept.getBoundingClientRect();
    const isShown = place.width > 0 && place.height > 0;
    return isShown && overlap(place, box) && (kept.matches(wholes) || hasTextUnder(kept, box));
  });
}

function hasTextUnder(kept: Element, box: Box): boolean {
  const words = document.createTreeWalker(kept, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (words.nextNode()) {
    range.selectNodeContents(words.currentNode);
    if ([...range.getClientRects()].some((line) => overlap(line, box))) return true;
  }
  return false;
}
