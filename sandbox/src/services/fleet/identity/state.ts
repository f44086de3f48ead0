import { eq, or } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Database } from '../../../kernel/database.ts';

/** Accounts of individuals. */
export const accounts = sqliteTable('fleet_accounts', {
  id: integer('id').primaryKey(),
  /** CPF, digits. */
  document: text('document').notNull(),
  /** Lower case. */
  email: text('email').notNull(),
  /** See `passwords.ts`. */
  passwordHash: text('password_hash').notNull(),
  fullname: text('fullname').notNull(),
  /** Digits. */
  cellPhone: text('cell_phone').notNull(),
  /** Digits. */
  cep: text('cep').notNull(),
  /** ISO dates. */
  createdAt: text('created_at').notNull(),
  confirmedAt: text('confirmed_at'),
  lastLoginAt: text('last_login_at'),
});

export type Account = typeof accounts.$inferSelect;

export async function readAccount(database: Database, id: number): Promise<Account | undefined> {
  const [account] = await database.db.select().from(accounts).where(eq(accounts.id, id));
  return account;
}

/** @param login an e-mail in lower case or a CPF in digits */
export async function findAccount(database: Database, login: string): Promise<Account | undefined> {
  const [account] = await database.db
    .select()
    .from(accounts)
    .where(or(eq(accounts.email, login), eq(accounts.document, login)));
  return account;
}

export async function changeAccount(
  database: Database,
  id: number,
  change: Partial<Omit<Account, 'id'>>,
): Promise<void> {
  await database.write(() => database.db.update(accounts).set(change).where(eq(accounts.id, id)));
}

/**
 * Creates an account, or replaces an unconfirmed one with the same CPF and e-mail.
 * @returns its number, or the accounts with the CPF or the e-mail
 */
export async function addAccount(
  database: Database,
  account: Omit<Account, 'id'>,
): Promise<{ id: number } | { holders: readonly Account[] }> {
  return database.write(async () => {
    const holders = await database.db
      .select()
      .from(accounts)
      .where(or(eq(accounts.email, account.email), eq(accounts.document, account.document)));
    const isOpen = holders.every(
      ({ confirmedAt, email, document }) =>
        confirmedAt === null && email === account.email && document === account.document,
    );
    if (!isOpen) return { holders };
    const [holder] = holders;
    if (holder) {
      await database.db.update(accounts).set(account).where(eq(accounts.id, holder.id));
      return { id: holder.id };
    }
    const [row] = await database.db.insert(accounts).values(account).returning({ id: accounts.id });
    if (!row) throw new Error('No account was made');
    return row;
  });
}

/** True if another account has this e-mail. */
export async function isEmailTaken(database: Database, email: string, exceptId: number): Promise<boolean> {
  const [holder] = await database.db.select().from(accounts).where(eq(accounts.email, email));
  return holder !== undefined && holder.id !== exceptId;
}
