import type { AttentionPort, FilesPort } from '#/features/orders/sagas.ts';

/** What the visitor's device can do for the account; loaded with its first page. */

export const attentionPort: AttentionPort = {
  isHere: () => document.visibilityState === 'visible',
  onChange: (listener) => {
    document.addEventListener('visibilitychange', listener);
    window.addEventListener('online', listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
      window.removeEventListener('online', listener);
    };
  },
};

/** A download is over long before, and the file need not stay in memory. */
const forgottenAfterInMs = 60_000;

export const filesPort: FilesPort = {
  save: (file, fileName) => {
    const address = URL.createObjectURL(file);
    const link = document.createElement('a');
    link.href = address;
    link.download = fileName;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), forgottenAfterInMs);
  },
};
