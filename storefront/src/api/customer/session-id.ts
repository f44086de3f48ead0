/** Where a session id is kept between visits; never throws. */
export interface SessionIdStorage {
  read(key: typeof sessionIdName): string | undefined;
  write(key: typeof sessionIdName, id: string): void;
}

/** Name of the header, and of the key it is kept under (spec §6). */
export const sessionIdName = 'client-session-id';

/**
 * The visitor's session id for the vehicle service: made once and kept. Where nothing can be kept it lasts as long as
 * the page.
 */
export function createSessionId(
  storage: SessionIdStorage,
  generate: () => string = () => crypto.randomUUID(),
): () => string {
  let current: string | undefined;
  return () => {
    if (current) return current;
    const kept = storage.read(sessionIdName);
    // It becomes a header: whatever else was stored under the name is replaced.
    if (kept && /^[\w-]{8,64}$/.test(kept)) return (current = kept);
    current = generate();
    storage.write(sessionIdName, current);
    return current;
  };
}
