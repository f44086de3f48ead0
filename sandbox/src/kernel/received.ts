import { desc, eq } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Database } from './database.ts';

/** Leads, contact requests and conversions that the services received, stored for people to read. */
export const receivedKinds = ['company-lead', 'contact-request', 'crm-lead', 'conversion', 'partner-lead'] as const;
export type ReceivedKind = (typeof receivedKinds)[number];

export const received = sqliteTable('received', {
  id: integer('id').primaryKey(),
  kind: text('kind').$type<ReceivedKind>().notNull(),
  /** ISO date. */
  at: text('at').notNull(),
  /** As it was received. */
  body: text('body', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
});

export type ReceivedThing = typeof received.$inferSelect;

/** @returns its id */
export async function keepReceived(database: Database, thing: Omit<ReceivedThing, 'id'>): Promise<number> {
  const [row] = await database.write(() => database.db.insert(received).values(thing).returning({ id: received.id }));
  if (!row) throw new Error('Nothing was kept');
  return row.id;
}

/** @returns all entries, or one kind; the newest first */
export function readReceived(database: Database, kind?: ReceivedKind): Promise<ReceivedThing[]> {
  return database.db
    .select()
    .from(received)
    .where(kind && eq(received.kind, kind))
    .orderBy(desc(received.id));
}
