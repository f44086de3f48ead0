/**
 * Kinds of records kept in the browser's own database (product.md, "Session, storage, privacy").
 * Keys start with whose they are and a slash: a user's id, or `client-session-id` before log-in.
 */
export type RecordKind = 'draft' | 'idempotencyKey' | 'pendingLead' | 'lastSeen';

/** What the keys of somebody's records start with: the end of the id is marked, since `7` is the start of `70`. */
export const keysOf = (owner: string) => `${owner}/`;

/** How long a record lives, in seconds. */
export const recordLifetimeInSeconds = {
  draft: 7 * 24 * 60 * 60,
  idempotencyKey: 7 * 24 * 60 * 60,
  pendingLead: 7 * 24 * 60 * 60,
  lastSeen: 30 * 24 * 60 * 60,
} as const satisfies Partial<Record<RecordKind, number>>;

/**
 * What is too large, or too personal, for local storage. Values are what a structured clone takes; they are read back as
 * unknown, since an earlier version may have written them. Never rejects: where the database is blocked, nothing is
 * kept. A record past its time isn't there.
 */
export interface RecordsPort {
  /** Opens what writes go to: in the moment a page is left there is time to write, but none to open. */
  prepare(): Promise<void>;
  read(kind: RecordKind, key: string): Promise<unknown>;
  /** All records of a kind whose key starts so, in the order of their keys. */
  list(kind: RecordKind, keyStart?: string): Promise<readonly { key: string; value: unknown }[]>;
  /** False when it could not be kept. */
  write(kind: RecordKind, key: string, value: unknown, lifetimeInSeconds: number): Promise<boolean>;
  remove(kind: RecordKind, ...keys: readonly string[]): Promise<void>;
  /** All that is kept of somebody, by id or `client-session-id`: at log-out. */
  removeAllOf(owner: string): Promise<void>;
}
