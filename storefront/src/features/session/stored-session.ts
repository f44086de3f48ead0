import { cookieLifetimeInSeconds, type StoragePort } from '#/shared/storage/storage.ts';

/**
 * Stores the session of a log-in, whose user is known by now: no other tab ever sees a token without its user.
 * @returns false where the browser stores nothing
 */
export function storeSession(storage: StoragePort, { token, userId }: { token: string; userId: string }): boolean {
  const { local } = storage;
  local.remove('loggedOut');
  // Other tabs learn of the session by the id, so that is written last.
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

/** Everything that log-out clears (product.md, "Session, storage, privacy"). */
export function clearPersonalStorage(storage: StoragePort): void {
  // Before the id: other tabs learn of changes of local storage in their order, and of cookies at any time.
  storage.local.write('loggedOut', '1');
  storage.cookies.remove('signdrive');
  forgetPerson(storage);
  storage.local.remove('token', 'id');
}

/** What one user leaves in storage beside the session; also removed when another user logs in over it. */
export function forgetPerson({ local, session, cookies }: StoragePort): void {
  cookies.remove('userLocation');
  // The draft of a company's lead names people.
  local.remove('registerFleet', 'signup', 'confirm', 'step');
  for (const key of ['previousRoute', 'orderSent'] as const) session.remove(key);
}

/** Why no session is stored any more, where another tab has taken it away. */
export function whyGone({ local }: StoragePort): 'loggedOut' | 'refused' {
  return local.read('loggedOut') === undefined ? 'refused' : 'loggedOut';
}
