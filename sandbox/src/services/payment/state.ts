import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Database } from '../../kernel/database.ts';

/** A stored session. Only receipt data of the card is stored: the first six digits, the last four, and a token. */
export const paymentSessions = sqliteTable('payment_sessions', {
  id: text('id').primaryKey(),
  /** CPF or CNPJ, unmasked. */
  document: text('document').notNull(),
  valueInCents: integer('value_in_cents').notNull(),
  /** One per session, so that knowing a person's document doesn't reveal their cards. */
  shopperReference: text('shopper_reference').notNull(),
  createdAt: text('created_at').notNull(),
  expiresAt: text('expires_at').notNull(),
  /** See `rules.ts`. */
  stage: text('stage').$type<'open' | 'challenged' | 'approved' | 'refused'>().notNull(),
  /** When the stage becomes visible; absent: never. */
  visibleAt: text('visible_at'),
  challengeTriesLeft: integer('challenge_tries_left').notNull(),
  issuerBin: text('issuer_bin'),
  endDigits: text('end_digits'),
  brand: text('brand'),
  /** Number of history reads that still get a 404. */
  historyMisses: integer('history_misses').notNull(),
  pspReference: text('psp_reference').notNull(),
  /** Token of the stored card; absent: it may not be charged again. */
  cardToken: text('card_token'),
});

export type PaymentSession = typeof paymentSessions.$inferSelect;

/** The payment method of a running contract. */
export const contracts = sqliteTable('payment_contracts', {
  contractNumber: text('contract_number').primaryKey(),
  /** CPF or CNPJ, unmasked. */
  document: text('document').notNull(),
  methodId: integer('method_id').notNull(),
  issuerBin: text('issuer_bin'),
  cardSummary: text('card_summary'),
});

export type Contract = typeof contracts.$inferSelect;

/** Returns an unguessable id: 144 random bits. */
export const newReference = () => randomBytes(18).toString('base64url');

const sessionLifetimeInMs = 15 * 60_000;

/** Opens a session for one attempt to enter a card. */
export async function addSession(
  { database, clock }: Kernel,
  { document, valueInCents }: Pick<PaymentSession, 'document' | 'valueInCents'>,
): Promise<PaymentSession> {
  const now = clock.now();
  const session: PaymentSession = {
    id: newReference(),
    document,
    valueInCents,
    shopperReference: newReference(),
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + sessionLifetimeInMs).toISOString(),
    stage: 'open',
    visibleAt: null,
    challengeTriesLeft: 0,
    issuerBin: null,
    endDigits: null,
    brand: null,
    historyMisses: 0,
    pspReference: newReference(),
    cardToken: null,
  };
  await database.write(() => database.db.insert(paymentSessions).values(session));
  return session;
}

export async function readSession(database: Database, id: string): Promise<PaymentSession | undefined> {
  const [session] = await database.db.select().from(paymentSessions).where(eq(paymentSessions.id, id));
  return session;
}

export async function findSession(
  database: Database,
  by: { shopperReference: string } | { cardToken: string },
): Promise<PaymentSession | undefined> {
  const [session] = await database.db
    .select()
    .from(paymentSessions)
    .where(
      'cardToken' in by
        ? eq(paymentSessions.cardToken, by.cardToken)
        : eq(paymentSessions.shopperReference, by.shopperReference),
    );
  return session;
}

/**
 * Changes a session atomically, so that a card entered twice counts once.
 * @param change undefined changes nothing
 * @returns the session afterwards, or undefined if there is none
 */
export async function changeSession(
  database: Database,
  id: string,
  change: (session: PaymentSession) => Partial<PaymentSession> | undefined,
): Promise<PaymentSession | undefined> {
  return database.write(async () => {
    const session = await readSession(database, id);
    const changes = session && change(session);
    if (!session || !changes) return session;
    await database.db.update(paymentSessions).set(changes).where(eq(paymentSessions.id, id));
    return { ...session, ...changes };
  });
}

export async function readContract(database: Database, contractNumber: string): Promise<Contract | undefined> {
  const [contract] = await database.db.select().from(contracts).where(eq(contracts.contractNumber, contractNumber));
  return contract;
}

/** Stores a new contract, or its changed payment method. */
export async function storeContract(database: Database, contract: Contract): Promise<void> {
  await database.write(() =>
    database.db
      .insert(contracts)
      .values(contract)
      .onConflictDoUpdate({ target: contracts.contractNumber, set: contract }),
  );
}
