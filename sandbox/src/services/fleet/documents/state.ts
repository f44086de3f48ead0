import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { blob, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { FileType, ReviewStatus } from '../../../../contract/documents.ts';
import type { Database } from '../../../kernel/database.ts';

export const uploads = sqliteTable('fleet_uploads', {
  id: integer('id').primaryKey(),
  userId: integer('user_id').notNull(),
  fileType: integer('file_type').$type<FileType>().notNull(),
  fileName: text('file_name').notNull(),
  contentType: text('content_type').notNull(),
  size: integer('size').notNull(),
  /** Pendente is the status of documents that were not sent. */
  status: text('status').$type<Exclude<ReviewStatus, 'Pendente'>>().notNull(),
  /** Why it was rejected, in Portuguese; otherwise null. */
  reason: text('reason'),
  /** ISO dates. */
  at: text('at').notNull(),
  reviewedAt: text('reviewed_at'),
  bytes: blob('bytes', { mode: 'buffer' }).notNull(),
});

/** An uploaded document, without its bytes. */
export type Upload = Omit<typeof uploads.$inferSelect, 'bytes'>;

const { bytes: _, ...facts } = getTableColumns(uploads);

/** @returns the documents of a user, oldest first, without their bytes */
export function readUploads(database: Database, userId: number): Promise<Upload[]> {
  return database.db.select(facts).from(uploads).where(eq(uploads.userId, userId)).orderBy(asc(uploads.id));
}

/** @returns the documents of all users, for the control page */
export function readAllUploads(database: Database): Promise<Upload[]> {
  return database.db.select(facts).from(uploads).orderBy(asc(uploads.userId), asc(uploads.id));
}

export async function readFile(database: Database, id: number): Promise<(Upload & { bytes: Buffer }) | undefined> {
  const [row] = await database.db.select().from(uploads).where(eq(uploads.id, id));
  return row;
}

/** Stores a file and replaces an older one of its type. */
export async function keepUpload(database: Database, file: Omit<Upload, 'id'> & { bytes: Buffer }): Promise<Upload> {
  return database.write(async () => {
    await database.db.delete(uploads).where(and(eq(uploads.userId, file.userId), eq(uploads.fileType, file.fileType)));
    const [row] = await database.db.insert(uploads).values(file).returning(facts);
    if (!row) throw new Error('No document was kept');
    return row;
  });
}

export type Review = Pick<Upload, 'status' | 'reason' | 'reviewedAt'>;

/** Part of a write: the caller holds the queue. */
export async function reviewUploads(database: Database, ids: readonly number[], review: Review): Promise<void> {
  if (ids.length > 0)
    await database.db
      .update(uploads)
      .set(review)
      .where(inArray(uploads.id, [...ids]));
}
