/**
 * Kinds of records in the browser's database (product.md, "Session, storage, privacy"). Keys start with the owner and a
 * slash: a user's id, or `client-session-id` or `visitor` before log-in.
 */
export type RecordKind = 'draft' | 'idempotencyKey' | 'pendingLead' | 'lastSeen';

/** Prefix of an owner's keys. The slash ends the id, because `70` starts with `7`. */
export const keysOf = (owner: string) => `${owner}/`;

export const recordLifetimeInSeconds = {
  draft: 7 * 24 * 60 * 60,
  idempotencyKey: 7 * 24 * 60 * 60,
  pendingLead: 7 * 24 * 60 * 60,
  lastSeen: 30 * 24 * 60 * 60,
} as const satisfies Partial<Record<RecordKind, number>>;

/**
 * Stores data too large, or too personal, for local storage. Values must be structured-cloneable; they are read as
 * unknown, because an earlier version may have written them. Never rejects: if the database is blocked, nothing is
 * stored. Expired records aren't returned.
 */
export interface RecordsPort {
  /** Opens the database: while a page is being left there is time to write, but not to open. */
  prepare(): Promise<void>;
  read(kind: RecordKind, key: string): Promise<unknown>;
  /** Lists all records of a kind whose key has this prefix, in the order of their keys. */
  list(kind: RecordKind, keyStart?: string): Promise<readonly { key: string; value: unknown }[]>;
  /** Resolves with false if it could not be stored. */
  write(kind: RecordKind, key: string, value: unknown, lifetimeInSeconds: number): Promise<boolean>;
  remove(kind: RecordKind, ...keys: readonly string[]): Promise<void>;
  /** Deletes all records of an owner, by id or `client-session-id`: at log-out. */
  removeAllOf(owner: string): Promise<void>;
}
