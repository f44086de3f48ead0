import { createHash } from 'node:crypto';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Database } from '../kernel/database.ts';
import { Refusal } from '../kernel/refusal.ts';
import { storedAnswers, world } from '../kernel/tables.ts';
import { readWorldValue } from '../kernel/world.ts';
import { emails } from '../kernel/mail.ts';
import { received } from '../kernel/received.ts';
import { documents } from '../services/content/state.ts';
import { coupons, toCouponRows } from '../services/coupon/state.ts';
import { customers, toCustomerRows } from '../services/fleet/customers/state.ts';
import { uploads } from '../services/fleet/documents/state.ts';
import { attempts } from '../services/fleet/identity/attempts.ts';
import { accounts } from '../services/fleet/identity/state.ts';
import { tokens } from '../services/fleet/identity/tokens.ts';
import { clientTokens } from '../services/payment/client.ts';
import { contracts, paymentSessions } from '../services/payment/state.ts';
import { orders, orderStatuses } from '../services/fleet/orders/state.ts';
import { toRows, versions } from '../services/vehicle/state.ts';
import { buildWorld, findScenario, scenarios } from './index.ts';
import type { Scenario } from './world.ts';
import { toAccountRows } from './sample/accounts.ts';
import { toOrderRows, toStatusRows } from './sample/orders.ts';
import { toUploadRows } from './sample/uploads.ts';

/** Every table of the sandbox. */
export const tables = [
  world,
  storedAnswers,
  versions,
  documents,
  coupons,
  accounts,
  tokens,
  attempts,
  customers,
  uploads,
  orders,
  orderStatuses,
  emails,
  received,
  clientTokens,
  contracts,
  paymentSessions,
];

/** @throws Refusal 404 for an unknown world */
export function requireScenario(name: string): Scenario {
  const scenario = findScenario(name);
  if (scenario) return scenario;
  const names = scenarios.map((known) => known.name).join(', ');
  throw new Refusal(404, 'unknown_scenario', `No scenario "${name}". Known: ${names}`);
}

/**
 * Empties the database and loads a named world in one transaction.
 * @param now reference of the relative dates in the world's orders and documents
 * @throws Refusal 404 for an unknown world
 */
export async function loadScenario(database: Database, name: string, now: Date): Promise<void> {
  const built = buildWorld(requireScenario(name));
  const rows = toRows(built.versions);
  const positioned = built.documents.map((document, position) => ({ ...document, position }));
  const facts = [
    { key: 'scenario', value: name },
    { key: 'fingerprint', value: fingerprintOf(built) },
    { key: 'setting:vehicle', value: JSON.stringify(built.vehicleSettings ?? {}) },
  ];
  const { db } = database;
  const statements: [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]] = [
    db.delete(world),
    ...tables.filter((table) => table !== world).map((table) => db.delete(table)),
    db.insert(world).values(facts),
    db.insert(documents).values(positioned),
  ];
  if (built.coupons.length > 0) statements.push(db.insert(coupons).values(toCouponRows(built.coupons)));
  const accountRows = await toAccountRows(built.accounts);
  if (accountRows.length > 0) statements.push(db.insert(accounts).values(accountRows));
  if (built.contracts.length > 0) statements.push(db.insert(contracts).values(built.contracts));
  if (rows.length > 0) statements.push(db.insert(versions).values(rows));
  const customerRows = toCustomerRows(built.customers);
  if (customerRows.length > 0) statements.push(db.insert(customers).values(customerRows));
  const uploadRows = toUploadRows(built.uploads, now);
  if (uploadRows.length > 0) statements.push(db.insert(uploads).values(uploadRows));
  const orderRows = toOrderRows(built.orders, now);
  if (orderRows.length > 0) {
    statements.push(
      db.insert(orders).values(orderRows),
      db.insert(orderStatuses).values(toStatusRows(built.orders, now)),
    );
  }
  await database.write(() => db.batch(statements));
}

/** Loads a new database, and reloads one with older sample data, whose edits may no longer match. */
export async function ensureFilled(database: Database, asked: string | undefined, now: Date): Promise<void> {
  if (asked !== undefined) return loadScenario(database, asked, now);
  const stored = await readScenarioName(database);
  const scenario = stored === undefined ? undefined : findScenario(stored);
  const fingerprint = await readWorldValue(database, 'fingerprint');
  if (scenario && fingerprint === fingerprintOf(buildWorld(scenario))) return;
  await loadScenario(database, scenario?.name ?? 'default', now);
}

export function readScenarioName(database: Database): Promise<string | undefined> {
  return readWorldValue(database, 'scenario');
}

function fingerprintOf(built: object): string {
  return createHash('sha256').update(JSON.stringify(built)).digest('hex');
}
