import { mkdtemp, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient } from '@libsql/client';
import { drizzle, type LibSQLDatabase } from 'drizzle-orm/libsql';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';

export interface Database {
  db: LibSQLDatabase;
  /** Queues writes, so that a read-modify-write is atomic. */
  write<Result>(work: () => Promise<Result>): Promise<Result>;
  /** True if the file had no tables of this schema, so that it was emptied and needs data. */
  isNew: boolean;
  /** Path of the temporary file; absent for a given URL. */
  file: string | undefined;
  /** Waits for running writes, closes, and deletes a temporary file. */
  close(): Promise<void>;
}

/**
 * Opens the database and creates its tables from their definitions.
 * @param url libSQL URL; absent means a temporary file that is deleted with the sandbox. Never `:memory:`, which
 * loses
 *   its tables after a transaction.
 */
export async function openDatabase(url: string | undefined, tables: readonly SQLiteTable[]): Promise<Database> {
  const temporary = url === undefined ? await mkdtemp(path.join(tmpdir(), 'signdrive-sandbox-')) : undefined;
  const databaseUrl = temporary === undefined ? (url ?? '') : `file:${path.join(temporary, 'sandbox.db')}`;
  if (databaseUrl.includes(':memory:'))
    throw new Error('SANDBOX_DATABASE_URL can not be :memory:; use a file or a server.');
  await makeFolder(databaseUrl);

  const client = createClient({ url: databaseUrl, timeout: 5000 });
  const isFile = databaseUrl.startsWith('file:');
  if (isFile) {
    await client.execute('pragma journal_mode = wal');
    // Syncs only at checkpoints, not at each change: sample data need not survive a power failure.
    await client.execute('pragma synchronous = normal');
  }
  const isNew = await createTables(client, tables);
  const db = drizzle(client);

  let last: Promise<unknown> = Promise.resolve();
  return {
    db,
    isNew,
    file: temporary === undefined ? undefined : path.join(temporary, 'sandbox.db'),
    write(work) {
      const result = last.then(work, work);
      last = result.catch(() => undefined);
      return result;
    },
    async close() {
      await last;
      client.close();
      if (temporary !== undefined) await rm(temporary, { recursive: true, force: true });
    },
  };
}

async function makeFolder(url: string): Promise<void> {
  if (!url.startsWith('file:')) return;
  const file = url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length);
  await mkdir(path.dirname(file), { recursive: true });
}

/** Tables with an outdated schema are recreated: sample data is not migrated. */
async function createTables(client: ReturnType<typeof createClient>, tables: readonly SQLiteTable[]): Promise<boolean> {
  const wanted = tables.map((table) => ({ name: getTableConfig(table).name, sql: createStatement(table) }));
  const stored = await client.execute("select name, sql from sqlite_master where type = 'table'");
  if (wanted.every(({ name, sql }) => stored.rows.some((row) => row['name'] === name && row['sql'] === sql)))
    return false;
  await client.batch(
    wanted.flatMap(({ name, sql }) => [`drop table if exists "${name}"`, sql]),
    'write',
  );
  return true;
}

function createStatement(table: SQLiteTable): string {
  const { name, columns, primaryKeys } = getTableConfig(table);
  const lines = columns.map(
    (column) =>
      `"${column.name}" ${column.getSQLType()}${column.primary ? ' primary key' : ''}${column.notNull ? ' not null' : ''}`,
  );
  for (const key of primaryKeys) {
    lines.push(`primary key (${key.columns.map((column) => `"${column.name}"`).join(', ')})`);
  }
  return `CREATE TABLE "${name}" (${lines.join(', ')})`;
}
