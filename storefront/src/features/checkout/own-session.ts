import type { StoragePort } from '#/shared/storage/storage.ts';

/**
 * False when another person has logged in from another tab: requests would carry their token. Without a session the
 * first request opens the log-in, and only the same person continues the order.
 */
export function ownsSession({ storage }: { storage: StoragePort }, userId: string): boolean {
  const stored = storage.local.read('id');
  return stored === undefined || stored === userId;
}
