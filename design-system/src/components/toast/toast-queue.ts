import { UNSTABLE_ToastQueue as AriaToastQueue } from 'react-aria-components/Toast';

/** How a toast is meant: an error stays until it is closed. */
export type ToastTone = 'info' | 'success' | 'error';

/** One thing to do from a toast: with `href` it is a link, else a button. */
export interface ToastAction {
  label: string;
  href?: string;
  /** Called on press; the toast closes afterwards. */
  onPress?: () => void;
}

export interface ToastMessage {
  /** Identity of the message: a toast with this key is shown once, and can be closed by it. */
  key: string;
  /** The message itself, in one line. */
  title: string;
  description?: string;
  /** @default 'info' */
  tone?: ToastTone;
  /** Whether it stays until closed. @default true for errors and for toasts with an action (WCAG 2.2.1), else false */
  isPersistent?: boolean;
  action?: ToastAction;
  /** Called once when it goes, by whatever cause. */
  onClose?: () => void;
}

/** Milliseconds a passing toast is shown; the clock stops under the pointer and on focus. */
export const toastDurationInMs = 6000;

/**
 * Toasts seen at once. A second one would reach past the header's band and cover what stays in sight of the page: it
 * waits behind the first, which says so, with its clock stopped.
 */
const visibleLimit = 1;

export interface ToastQueue {
  /** Shows a message. The same message under the same key isn't stacked; another text under that key takes its place. */
  show: (message: ToastMessage) => void;
  /** Closes the toast with this key; without one, nothing happens. */
  close: (key: string) => void;
  /** Closes every toast. */
  closeAll: () => void;
  /** How many there are, with those that wait. */
  count: () => number;
  /** What `ToastRegion` draws. */
  readonly source: AriaToastQueue<ToastMessage>;
}

function isPersistent({ isPersistent: isAsked, tone, action }: ToastMessage): boolean {
  return isAsked ?? (tone === 'error' || action !== undefined);
}

function saysTheSame(a: ToastMessage, b: ToastMessage): boolean {
  return a.title === b.title && a.description === b.description && a.tone === b.tone;
}

/** Makes a queue of toasts: one per application, never shared between requests. */
export function createToastQueue(): ToastQueue {
  const source = new AriaToastQueue<ToastMessage>({ maxVisibleToasts: visibleLimit });
  const shown = new Map<string, { message: ToastMessage; id: string }>();

  function close(key: string) {
    const toast = shown.get(key);
    if (toast) source.close(toast.id);
  }

  function show(message: ToastMessage) {
    const current = shown.get(message.key);
    if (current && saysTheSame(current.message, message)) return;
    close(message.key);
    const entry = { message, id: '' };
    // Counted before it is told of.
    shown.set(message.key, entry);
    entry.id = source.add(message, {
      ...(isPersistent(message) ? {} : { timeout: toastDurationInMs }),
      onClose: () => {
        shown.delete(message.key);
        message.onClose?.();
      },
    });
  }

  function closeAll() {
    for (const key of shown.keys()) close(key);
  }

  return { show, close, closeAll, count: () => shown.size, source };
}
