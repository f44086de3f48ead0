import type { AttentionPort, FilesPort } from '#/features/orders/sagas.ts';
import { saveFile } from '#/shared/page/save-file.ts';

/** Device functions for the account, loaded with its first page. */

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

export const filesPort: FilesPort = { save: saveFile };
