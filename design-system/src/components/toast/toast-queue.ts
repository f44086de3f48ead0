import { UNSTABLE_ToastQueue as AriaToastQueue } from 'react-aria-components/Toast';

/** Meaning of a toast: an error stays until it is closed. */
export type ToastTone = 'info' | 'success' | 'error';

/** The action of a toast: with `href` it is a link, else a button. */
export interface ToastAction {
  label: string;
  href?: string;
  /** Called on press; the toast closes afterwards. */
  onPress?: () => void;
}

export interface ToastMessage {
  /** Identity of the message: a key is shown once, and `close` takes it. */
  key: string;
  /** The message, in one line. */
  title: string;
  description?: string;
  /** @default 'info' */
  tone?: ToastTone;
  /** Whether it stays until closed. @default true for errors and for toasts with an action (WCAG 2.2.1), else false */
  isPersistent?: boolean;
  action?: ToastAction;
  /** Called once when it is closed, for whatever reason. */
  onClose?: () => void;
}

/** Milliseconds until a toast closes automatically; the timer pauses on hover and focus. */
export const toastDurationInMs = 6000;

/**
 * Number of visible toasts. A second one would extend below the header's band and cover sticky elements. It waits
 * behind the first, which shows their number, and its timer is paused.
 */
const visibleLimit = 1;

export interface ToastQueue {
  /** Adds a message. The same text under the same key isn't added again; another text replaces it. */
  show: (message: ToastMessage) => void;
  /** Closes the toast with this key, if there is one. */
  close: (key: string) => void;
  /** Closes every toast. */
  closeAll: () => void;
  /** Number of toasts, waiting ones included. */
  count: () => number;
  /** React Aria's queue, for `ToastRegion`. */
  readonly source: AriaToastQueue<ToastMessage>;
}

function isPersistent({ isPersistent: isAsked, tone, action }: ToastMessage): boolean {
  return isAsked ?? (tone === 'error' || action !== undefined);
}

function isSameMessage(a: ToastMessage, b: ToastMessage): boolean {
  return a.title === b.title && a.description === b.description && a.tone === b.tone;
}

/** Creates a queue of toasts: one per application, never shared between requests. */
export function createToastQueue(): ToastQueue {
  const source = new AriaToastQueue<ToastMessage>({ maxVisibleToasts: visibleLimit });
  const shown = new Map<string, { message: ToastMessage; id: string }>();

  function close(key: string) {
    const toast = shown.get(key);
    if (toast) source.close(toast.id);
  }

  function show(message: ToastMessage) {
    const current = shown.get(message.key);
    if (current && isSameMessage(current.message, message)) return;
    close(message.key);
    const entry = { message, id: '' };
    // Registered before the queue notifies its subscribers.
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
