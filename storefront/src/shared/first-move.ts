/** What a visitor does first, whatever they use; a log-in in another tab of theirs is told by `storage`. */
const firstMoves = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin', 'storage'] as const;

/** Calls the listener at each of a visitor's moves on the page, until the signal aborts. */
export function onMove(listener: () => void, signal: AbortSignal): void {
  for (const move of firstMoves) window.addEventListener(move, listener, { passive: true, signal });
}
