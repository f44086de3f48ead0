import type { LockPort } from '#/shared/locks.ts';

/** The lock of one browser, for all of its tabs. */
export function fakeLock(): LockPort {
  let last: Promise<void> = Promise.resolve();
  return {
    acquire: async () => {
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      await before;
      return resolve;
    },
  };
}
