import type { LockPort } from '#/shared/storage/locks.ts';

/** The locks of one browser, shared by all of its tabs. */
export function fakeLock(): LockPort {
  const last = new Map<string, Promise<void>>();
  return {
    acquire: async (name) => {
      const before = last.get(name);
      const { promise, resolve } = Promise.withResolvers<void>();
      last.set(name, promise);
      await before;
      return resolve;
    },
  };
}
