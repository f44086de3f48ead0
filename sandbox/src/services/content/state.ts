import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Database } from '../../kernel/database.ts';
import { Refusal } from '../../kernel/refusal.ts';

/** Kinds of documents the content service keeps. */
export const collections = ['home', 'cars', 'faq', 'faq-categories', 'faqs', 'pages', 'partner', 'condicoes'] as const;
export type Collection = (typeof collections)[number];

export const documents = sqliteTable(
  'content_documents',
  {
    collection: text('collection').$type<Collection>().notNull(),
    /** The key in the collection, even if the body has none. */
    slug: text('slug').notNull(),
    position: integer('position').notNull(),
    body: text('body', { mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    /** Sections of `acf` that are stored but not returned. */
    hiddenSections: text('hidden_sections', { mode: 'json' }).$type<string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.slug] })],
);

const { position: _, ...fields } = getTableColumns(documents);

export type Document = Omit<typeof documents.$inferSelect, 'position'>;

/** @returns documents in their order */
export async function readDocuments(database: Database, collection?: Collection): Promise<Document[]> {
  return database.db
    .select(fields)
    .from(documents)
    .where(collection === undefined ? undefined : eq(documents.collection, collection))
    .orderBy(asc(documents.collection), asc(documents.position));
}

export async function readDocument(
  database: Database,
  collection: Collection,
  slug: string,
): Promise<Document | undefined> {
  const [document] = await database.db.select(fields).from(documents).where(isDocument(collection, slug));
  return document;
}

/** Appends a document to its collection, or replaces its body. */
export async function saveDocument(
  database: Database,
  document: Pick<Document, 'collection' | 'slug' | 'body'>,
): Promise<void> {
  await database.write(() => put(database, document));
}

/**
 * Changes a document atomically.
 * @throws Refusal 404
 */
export async function changeDocument(
  database: Database,
  collection: Collection,
  slug: string,
  change: (document: Document) => Pick<Document, 'body' | 'hiddenSections'>,
): Promise<Document> {
  return database.write(async () => {
    const document = await readDocument(database, collection, slug);
    if (!document) throw new Refusal(404, 'not_found', `No document ${slug} in ${collection}`);
    const { body, hiddenSections } = change(document);
    await database.db.update(documents).set({ body, hiddenSections }).where(isDocument(collection, slug));
    return { ...document, body, hiddenSections };
  });
}

/** @returns false if there was none */
export async function removeDocument(database: Database, collection: Collection, slug: string): Promise<boolean> {
  const removed = await database.write(() =>
    database.db.delete(documents).where(isDocument(collection, slug)).returning({ slug: documents.slug }),
  );
  return removed.length > 0;
}

async function put(database: Database, { collection, slug, body }: Pick<Document, 'collection' | 'slug' | 'body'>) {
  const present = await database.db
    .select({ position: documents.position })
    .from(documents)
    .where(eq(documents.collection, collection));
  const position = Math.max(-1, ...present.map((row) => row.position)) + 1;
  await database.db
    .insert(documents)
    .values({ collection, slug, position, body, hiddenSections: [] })
    .onConflictDoUpdate({ target: [documents.collection, documents.slug], set: { body } });
}

function isDocument(collection: Collection, slug: string) {
  return and(eq(documents.collection, collection), eq(documents.slug, slug));
}
