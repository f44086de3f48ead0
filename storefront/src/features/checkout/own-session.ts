import type { StoragePort } from '#/shared/storage/storage.ts';

/**
 * False when another tab has logged in somebody else: requests would carry their token. Without any session the log-in
 * opens with the first request, and only the same person continues it.
 */
export function ownsSession({ storage }: { storage: StoragePort }, userId: string): boolean {
  const stored = storage.local.read('id');
  return stored === undefined || stored === userId;
}
