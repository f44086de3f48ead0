import { and, asc, eq } from 'drizzle-orm';
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Database } from '../../kernel/database.ts';
import type { ColorCode } from './colors.ts';

/** A stored version of a car; the rules derive its conditions and prices. Money in cents. */
export interface Version {
  /** Name of the car, e.g. "T-Cross". */
  name: string;
  slug: string;
  /** Name of the version, e.g. "Comfortline 200 TSI". */
  model: string;
  modelCode: string;
  year: number;
  hasShield: boolean;
  bodyType: string;
  isElectric: boolean;
  isMale: boolean;
  isAvailability: boolean;
  deadlineInfo: string;
  tags: string[];
  description: string;
  /** Public price. */
  priceInCents: number;
  /** Instalment of 24 months with 1.000 km a month, in a solid colour, without accessories. */
  baseInCents: number;
  /** Rank among the versions of one car, from 1: the main part of the score. */
  rank: number;
  colors: ColorCode[];
  /** The colour of the best condition. */
  showcaseColor: ColorCode;
  /** Accessory packages on offer. */
  packages: AccessoryPackage[];
  specifications: { label: string; value: string }[];
  standardItems: string[];
}

export interface AccessoryPackage {
  code: string;
  name: string;
  /** Added to the instalment. */
  monthlyInCents: number;
  accessories: string[];
  optionalText: string;
}

export type VersionKey = Pick<Version, 'modelCode' | 'year' | 'hasShield'>;

export const versions = sqliteTable(
  'vehicle_versions',
  {
    modelCode: text('model_code').notNull(),
    year: integer('year').notNull(),
    hasShield: integer('has_shield', { mode: 'boolean' }).notNull(),
    position: integer('position').notNull(),
    version: text('version', { mode: 'json' }).$type<Version>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.modelCode, table.year, table.hasShield] })],
);

/** Statements that replace every version; run in one batch with the rest of a reset. */
export function toRows(list: readonly Version[]) {
  return list.map((version, position) => ({
    modelCode: version.modelCode,
    year: version.year,
    hasShield: version.hasShield,
    position,
    version,
  }));
}

/** @returns every version in display order */
export async function readVersions(database: Database): Promise<Version[]> {
  const rows = await database.db.select().from(versions).orderBy(asc(versions.position));
  return rows.map((row) => row.version);
}

export async function readVersion(database: Database, key: VersionKey): Promise<Version | undefined> {
  const [row] = await database.db.select().from(versions).where(isVersion(key));
  return row?.version;
}

/** Appends versions, or replaces the ones with the same key. */
export async function saveVersions(database: Database, list: readonly Version[]): Promise<void> {
  await database.write(async () => {
    const present = await database.db.select({ position: versions.position }).from(versions);
    const first = Math.max(-1, ...present.map((row) => row.position)) + 1;
    for (const row of toRows(list)) {
      await database.db
        .insert(versions)
        .values({ ...row, position: first + row.position })
        .onConflictDoUpdate({
          target: [versions.modelCode, versions.year, versions.hasShield],
          set: { version: row.version },
        });
    }
  });
}

/** Removes every version of a car. @returns false if it had none */
export async function removeVersions(database: Database, slug: string): Promise<boolean> {
  return database.write(async () => {
    const ofCar = (await readVersions(database)).filter((version) => version.slug === slug);
    for (const key of ofCar) await database.db.delete(versions).where(isVersion(key));
    return ofCar.length > 0;
  });
}

function isVersion(key: VersionKey) {
  return and(eq(versions.modelCode, key.modelCode), eq(versions.year, key.year), eq(versions.hasShield, key.hasShield));
}
