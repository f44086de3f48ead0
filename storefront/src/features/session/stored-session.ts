import { cookieLifetimeInSeconds, type StoragePort } from '#/shared/storage.ts';

/** The session that requests are sent with; without an id it belongs to a log-in under way. */
export function storedSession({ local }: StoragePort): { token: string; userId: string | undefined } | undefined {
  const token = local.read('token');
  return token === undefined ? undefined : { token, userId: local.read('id') };
}

/** The user a session is stored for; both keys have to be there. */
export function storedUserId({ local }: StoragePort): string | undefined {
  return local.read('token') === undefined ? undefined : local.read('id');
}

/**
 * Lets the fleet client speak for somebody. Other tabs don't take it for a session yet.
 * @returns false where the browser keeps nothing
 */
export function keepToken({ local }: StoragePort, token: string): boolean {
  local.write('token', token);
  return local.read('token') === token;
}

/** Whose session it is, now that the profile is known: other tabs hear of it by the id. */
export function keepSession({ local, cookies }: StoragePort, userId: string): void {
  cookies.write('signdrive', '1', cookieLifetimeInSeconds.signdrive);
  if (local.read('id') !== userId) local.write('id', userId);
}

/** The session is over. The cookie stays: somebody probably comes back. */
export function dropSession({ local }: StoragePort): void {
  local.remove('token', 'id');
}

/** Everything that log-out clears (product.md, "Session, storage, privacy"). */
export function clearPersonalStorage(storage: StoragePort): void {
  // The hint first: by it other tabs tell a log-out from a session that was refused.
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
export function whyGone({ cookies }: StoragePort): 'loggedOut' | 'refused' {
  return cookies.read('signdrive') === undefined ? 'loggedOut' : 'refused';
}
