import type { StoragePort } from './storage.ts';

/** The session that requests are sent with; both keys are required. */
export function storedSession({ local }: StoragePort): { token: string; userId: string } | undefined {
  const [token, userId] = [local.read('token'), local.read('id')];
  return token === undefined || userId === undefined ? undefined : { token, userId };
}

/** Id of the user with a stored session. */
export const storedUserId = (storage: StoragePort): string | undefined => storedSession(storage)?.userId;
