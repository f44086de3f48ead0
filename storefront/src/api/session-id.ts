/** Where a session id is kept between visits. */
export type SessionIdStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Name of the header, and of the key it is kept under (spec §6). */
export const sessionIdName = 'client-session-id';

/**
 * The visitor's session id for the vehicle service: made once and kept. Where storage is refused it lasts as long
 * as the page.
 */
export function createSessionId(
  storage: () => SessionIdStorage | undefined,
  generate: () => string = () => crypto.randomUUID(),
): () => string {
  let current: string | undefined;
  return () => {
    current ??= kept(storage) ?? keep(storage, generate());
    return current;
  };
}

function kept(storage: () => SessionIdStorage | undefined): string | undefined {
  try {
    const id = storage()?.getItem(sessionIdName);
    // It becomes a header: whatever else was stored under the name is replaced.
    return id !== null && id !== undefined && /^[\w-]{8,64}$/.test(id) ? id : undefined;
  } catch {
    // Reading storage throws where the visitor blocks it; a new id serves.
    return undefined;
  }
}

function keep(storage: () => SessionIdStorage | undefined, id: string): string {
  try {
    storage()?.setItem(sessionIdName, id);
  } catch {
    // Storage is blocked or full: the id lasts as long as the page.
  }
  return id;
}
