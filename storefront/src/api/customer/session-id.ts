/** Storage of a session id between visits; never throws. */
export interface SessionIdStorage {
  read(key: typeof sessionIdName): string | undefined;
  write(key: typeof sessionIdName, id: string): void;
}

/** Name of the header, and its storage key (spec §6). */
export const sessionIdName = 'client-session-id';

/**
 * The visitor's session id for the vehicle service, generated once and stored. Without storage it lasts as long as the
 * page.
 */
export function createSessionId(
  storage: SessionIdStorage,
  generate: () => string = () => crypto.randomUUID(),
): () => string {
  let current: string | undefined;
  return () => {
    if (current) return current;
    const stored = storage.read(sessionIdName);
    // The value becomes a header, so an invalid stored value is replaced.
    if (stored && /^[\w-]{8,64}$/.test(stored)) return (current = stored);
    current = generate();
    storage.write(sessionIdName, current);
    return current;
  };
}
