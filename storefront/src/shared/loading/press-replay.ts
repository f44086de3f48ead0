declare global {
  interface Window {
    /** Controls whose last press React has not handled, with their text at that press. */
    unhandledPresses?: Map<HTMLElement, string | null>;
  }
}

/** Controls that need script, and links to another tab: this tab stays and runs their handler, too. */
const replayedControls = 'button[type="button"]:not([popovertarget]),a[target="_blank"]';

/** Collects presses. Called by the script in the head, before any bundle has loaded. */
export function collectPresses(): void {
  const presses = new Map<HTMLElement, string | null>();
  window.unhandledPresses = presses;
  const collect = ({ target }: Event) => {
    const control = target instanceof Element && target.closest<HTMLElement>(replayedControls);
    if (control) presses.set(control, control.textContent);
  };
  window.addEventListener('click', collect, { capture: true });
}

function markHandled({ currentTarget }: Event) {
  window.unhandledPresses?.delete(currentTarget as HTMLElement);
}

/**
 * Detects handled presses from the call of `hydrateRoot` on: React stops a press on markup that is not hydrated before
 * it reaches its control.
 */
export function trackHandledPresses(): void {
  window.addEventListener(
    'click',
    ({ target }) => {
      const control = target instanceof Element && target.closest(replayedControls);
      if (control) control.addEventListener('click', markHandled, { capture: true, once: true });
    },
    { capture: true },
  );
}

/** True if a pressed button has done nothing yet. The browser itself follows links. */
export const isPressWaiting = () =>
  [...(window.unhandledPresses?.keys() ?? [])].some((control) => control.localName === 'button');

const preventDefault = (event: Event) => event.preventDefault();

/**
 * Repeats the presses that React has not handled, each once, after a part of the page has hydrated. A press on a part
 * without hydration is kept for the next call. A control whose text has changed has another action: the visitor who
 * pressed "Tenho um cupom" doesn't want "Remover cupom".
 */
export async function replayPresses(): Promise<void> {
  // In a separate task: React may hydrate a section during a press, which it then handles.
  await new Promise((resolve) => setTimeout(resolve));
  const presses = [...(window.unhandledPresses ?? [])];
  window.unhandledPresses?.clear();
  for (const [control, text] of presses) {
    if (!control.isConnected || control.textContent !== text) continue;
    // The browser has already followed the link.
    window.addEventListener('click', preventDefault, { capture: true });
    control.click();
    window.removeEventListener('click', preventDefault, { capture: true });
    // React renders in a microtask: the press may have removed the next control, as "Recusar" removes "Aceitar".
    await Promise.resolve();
  }
}

/**
 * Events of pointer, keyboard and assistive technology: a screen reader sends only `click` or `focusin`. `storage`
 * reports a log-in in another tab.
 */
const interactions = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click', 'storage'] as const;

/** Calls the listener at each interaction with the page, until the signal aborts. */
export function onInteraction(listener: (event: Event) => void, signal: AbortSignal): void {
  // Captured on the window, because React stops events on markup that is not hydrated at the document.
  const options = { capture: true, passive: true, signal };
  for (const type of interactions) window.addEventListener(type, listener, options);
  // Not captured: a carousel scrolled by a script is no interaction.
  window.addEventListener('scroll', listener, { passive: true, signal });
}

/** Calls the listener at each interaction, and at once if the visitor interacted with the page before its hydration. */
export function onFirstInteraction(listener: () => void, signal: AbortSignal): void {
  onInteraction(listener, signal);
  if (navigator.userActivation.hasBeenActive) listener();
}
