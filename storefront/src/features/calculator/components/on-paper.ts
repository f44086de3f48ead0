import { withResolvers } from '#/shared/loading/with-resolvers.ts';

/**
 * What the page's parts have to draw before it is printed. Only effects add to it: a server has none, and a browser one
 * page.
 */
const drawings = new Set<() => Promise<void>>();
/** The button's press may have woken all the parts: those that draw come after the button. */
const arrival = withResolvers<void>();

/** A slow connection doesn't keep the paper back: the tables have the same figures. */
const patienceInMs = 5000;

/** Adds what has to be drawn; it never rejects. Returns the way to take it back. */
export function drawnBeforePrinting(draw: () => Promise<void>): () => void {
  drawings.add(draw);
  arrival.resolve();
  return () => void drawings.delete(draw);
}

/** Prints the page, with all that can be drawn in time. */
export async function printWhole(): Promise<void> {
  const late = withResolvers<void>();
  const timer = setTimeout(late.resolve, patienceInMs);
  const drawn = arrival.promise.then(() => Promise.all([...drawings].map((draw) => draw())));
  await Promise.race([drawn, late.promise]);
  clearTimeout(timer);
  window.print();
}
