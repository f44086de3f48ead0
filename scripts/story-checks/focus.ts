import { contrastOf, isTransparent } from './color.ts';
import { describeElement, isShown } from './describe-element.ts';
import { inTheme } from './themes-of-a-story.ts';

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
/** More stops than this of one story repeat themselves. */
const mostStops = 16;

/** Stops of Tab, one of each kind: what shares tag and classes shares its ring. */
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

/** Where a ring may stand: on the stop, on what it is pressed with (a card), or beside it when it is out of sight. */
function ringPlaces(stop: HTMLElement): Element[] {
  const places: Element[] = [...(stop.parentElement?.children ?? [])];
  for (let at = stop.parentElement; at && at !== document.body; at = at.parentElement) places.push(at);
  return places;
}

/** Colour of the nearest painted ground; undefined over a picture or a gradient. */
function groundOf(element: Element | null): string | undefined {
  for (let at = element; at; at = at.parentElement) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    if (backgroundImage !== 'none') return undefined;
    if (!isTransparent(backgroundColor)) return backgroundColor;
  }
  return 'white';
}

/** What is wrong with the ring of a focused stop as it is painted now; undefined when it is seen. */
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

/** Stops of Tab whose focus can't be seen, in each of these themes. */
export async function findFocusFaults(themes: readonly string[]): Promise<string[]> {
  const stops = stopsOfStory();
  const faults: string[] = [];
  for (const theme of themes) {
    await inTheme(theme, () => {
      for (const stop of stops) {
        stop.focus({ preventScroll: true });
        // What leaves when focus comes, or hands it to another, has no ring of its own to show.
        if (document.activeElement !== stop) continue;
        const fault = ringFault(stop);
        if (fault !== undefined) faults.push(`${describeElement(stop)} has ${fault} in ${theme}`);
      }
    });
  }
  return faults;
}
