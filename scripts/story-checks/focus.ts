import { contrastOf, isTransparent } from './color.ts';
import { describeElement, isShown } from './describe-element.ts';
import { inTheme } from './themes-of-a-story.ts';

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
/** Further tab stops of a story repeat earlier ones. */
const mostStops = 16;

/** Tab stops, one of each kind: elements with the same tag and classes share their ring. */
function stopsOfStory(): HTMLElement[] {
  const kinds = new Map<string, HTMLElement>();
  for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
    if (element.matches(':disabled, [tabindex="-1"], [inert] *, [aria-hidden="true"] *')) continue;
    if (!isShown(element)) continue;
    const kind = `${element.localName}.${element.className}.${element.closest('[data-surface]')?.className ?? ''}`;
    if (!kinds.has(kind)) kinds.set(kind, element);
  }
  return [...kinds.values()].slice(0, mostStops);
}

/** Possible positions of a ring: on the element, on its clickable container (a card), or next to it if it is hidden. */
function ringPlaces(stop: HTMLElement): Element[] {
  const places: Element[] = [...(stop.parentElement?.children ?? [])];
  for (let at = stop.parentElement; at && at !== document.body; at = at.parentElement) places.push(at);
  return places;
}

/** Colour of the nearest painted background; undefined over an image or a gradient. */
function groundOf(element: Element | null): string | undefined {
  for (let at = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    if (backgroundImage !== 'none') return undefined;
    if (!isTransparent(backgroundColor)) return backgroundColor;
  }
  return 'white';
}

/** The problem of a focused element's ring; undefined if it is visible. */
function ringFault(stop: HTMLElement): string | undefined {
  const drawn = ringPlaces(stop).filter((place) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(place);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !isTransparent(outlineColor);
  });
  if (drawn.length === 0) return 'no ring of 2 px or more';
  const ratios = drawn.flatMap((place) => {
    const { outlineColor, outlineOffset } = getComputedStyle(place);
    const ground = groundOf(Number.parseFloat(outlineOffset) < 0 ? place : place.parentElement);
    return ground === undefined ? [] : [contrastOf(outlineColor, ground)];
  });
  const best = Math.max(...ratios);
  return ratios.length > 0 && best < 3 ? `a ring of ${best.toFixed(1)}:1 on its ground` : undefined;
}

/** Tab stops without a visible focus, in each of these themes. */
export async function findFocusFaults(themes: readonly string[]): Promise<string[]> {
  const stops = stopsOfStory();
  const faults: string[] = [];
  for (const theme of themes) {
    await inTheme(theme, () => {
      for (const stop of stops) {
        stop.focus({ preventScroll: true });
        // An element that disappears or moves focus elsewhere has no ring of its own.
        if (document.activeElement !== stop) continue;
        const fault = ringFault(stop);
        if (fault !== undefined) faults.push(`${describeElement(stop)} has ${fault} in ${theme}`);
      }
    });
  }
  return faults;
}
