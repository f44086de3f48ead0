/**
 * Pointer, keyboard and assistive technology: a screen reader sends `click` or `focusin` alone. `storage` tells of a
 * log-in in another tab.
 */
const interactions = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click', 'storage'] as const;

/** Calls the listener at each interaction with the page, until the signal aborts. */
export function onInteraction(listener: (event: Event) => void, signal: AbortSignal): void {
  // Captured on the window: React stops events on markup that is not hydrated at the document.
  const options = { capture: true, passive: true, signal };
  for (const type of interactions) window.addEventListener(type, listener, options);
  // Not captured: a carousel that a script scrolls is no interaction.
  window.addEventListener('scroll', listener, { passive: true, signal });
}

/** Calls the listener at each interaction, and at once where the visitor interacted with the page before it hydrated. */
export function onFirstInteraction(listener: () => void, signal: AbortSignal): void {
  onInteraction(listener, signal);
  if (navigator.userActivation.hasBeenActive) listener();
}
