import { cookieLifetimeInSeconds, type StoragePort } from '#/shared/storage/storage.ts';

/**
 * Stores the session of a log-in after its user is known: no other tab reads a token without its user.
 * @returns false if the browser blocks storage
 */
export function storeSession(storage: StoragePort, { token, userId }: { token: string; userId: string }): boolean {
  const { local } = storage;
  local.remove('loggedOut');
  // Other tabs react to the id, so it is written last.
  local.write('token', token);
  keepSession(storage, userId);
  return local.read('token') === token;
}

/** Renews the hint of a session that the service has confirmed. */
export function keepSession({ local, cookies }: StoragePort, userId: string): void {
  cookies.write('signdrive', '1', cookieLifetimeInSeconds.signdrive);
  if (local.read('id') !== userId) local.write('id', userId);
}

/** Deletes the session. The hint cookie stays, because the user probably returns. */
export function dropSession({ local }: StoragePort): void {
  local.remove('token', 'id');
}

/** Deletes everything that log-out clears (product.md, "Session, storage, privacy"). */
export function clearPersonalStorage(storage: StoragePort): void {
  // Before the id: storage events arrive in order, and cookie changes at any time.
  storage.local.write('loggedOut', '1');
  storage.cookies.remove('signdrive');
  forgetPerson(storage);
  storage.local.remove('token', 'id');
}

/** Deletes one user's other data; also called when another user logs in. */
export function forgetPerson({ local, session, cookies }: StoragePort): void {
  cookies.remove('userLocation');
  // The draft of a company's lead contains names.
  local.remove('registerFleet', 'signup', 'confirm', 'step');
  for (const key of ['previousRoute', 'orderSent'] as const) session.remove(key);
}

/** Reason for which another tab removed the session. */
export function removalReason({ local }: StoragePort): 'loggedOut' | 'refused' {
  return local.read('loggedOut') === undefined ? 'refused' : 'loggedOut';
}
