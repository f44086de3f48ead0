import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Facts of the world: its name, its settings, the fingerprint of its sample data. */
export const world = sqliteTable('world', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

/** Stored responses for a repeated `Idempotency-Key`. */
export const storedAnswers = sqliteTable(
  'stored_answers',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status').notNull(),
    contentType: text('content_type').notNull(),
    body: text('body').notNull(),
    at: text('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.key] })],
);
