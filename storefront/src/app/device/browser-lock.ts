import type { LockPort } from '#/shared/storage/locks.ts';

/** Locks all tabs of this site share. */
export const browserLock: LockPort = {
  acquire: (name, signal) =>
    new Promise((resolve, reject) => {
      // Not everywhere, whatever the types say: without safe connection a tab is alone.
      const device: { locks?: LockManager } = navigator;
      if (!device.locks) {
        resolve(() => undefined);
        return;
      }
      device.locks
        .request(name, { signal }, () => new Promise<void>((release) => resolve(() => release())))
        .catch(reject);
    }),
};
