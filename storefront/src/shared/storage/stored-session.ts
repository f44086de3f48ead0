import type { StoragePort } from './storage.ts';

/** The session that requests are sent with; both keys are required. */
export function storedSession({ local }: StoragePort): { token: string; userId: string } | undefined {
  const [token, userId] = [local.read('token'), local.read('id')];
  return token === undefined || userId === undefined ? undefined : { token, userId };
}

export const storedUserId = (storage: StoragePort): string | undefined => storedSession(storage)?.userId;

/**
 * False when another person has logged in from another tab: requests would carry their token. Without a session the
 * first request opens the log-in, and only the same person continues the order.
 */
export function ownsSession({ storage }: { storage: StoragePort }, userId: string): boolean {
  const stored = storage.local.read('id');
  return stored === undefined || stored === userId;
}
