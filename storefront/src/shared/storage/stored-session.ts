import type { StoragePort } from './storage.ts';

/** The session that requests are sent with; both keys have to be there. */
export function storedSession({ local }: StoragePort): { token: string; userId: string } | undefined {
  const [token, userId] = [local.read('token'), local.read('id')];
  return token === undefined || userId === undefined ? undefined : { token, userId };
}

/** The user a session is stored for. */
export const storedUserId = (storage: StoragePort): string | undefined => storedSession(storage)?.userId;
