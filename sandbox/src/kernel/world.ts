import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { world } from './tables.ts';

/** A setting of the current world, stored as JSON. @returns `fallback` if the world doesn't set it */
export async function readSetting<Value extends object>(
  database: Database,
  key: string,
  fallback: Value,
): Promise<Value> {
  const value = await readWorldValue(database, `setting:${key}`);
  return value === undefined ? fallback : { ...fallback, ...(JSON.parse(value) as Partial<Value>) };
}

/** Merges fields into a setting of the current world. */
export async function writeSetting(database: Database, key: string, change: object): Promise<void> {
  await database.write(async () => {
    const value = JSON.stringify(await readSetting(database, key, change).then((stored) => ({ ...stored, ...change })));
    await database.db
      .insert(world)
      .values({ key: `setting:${key}`, value })
      .onConflictDoUpdate({ target: world.key, set: { value } });
  });
}

export async function readWorldValue(database: Database, key: string): Promise<string | undefined> {
  const [row] = await database.db.select().from(world).where(eq(world.key, key));
  return row?.value;
}
