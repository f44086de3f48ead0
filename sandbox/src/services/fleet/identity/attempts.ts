import { eq, like } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Kernel } from '../../../kernel/kernel.ts';
import { Refusal } from '../../../kernel/refusal.ts';

const mostFailures = 5;
const windowMs = 15 * 60_000;

export const attempts = sqliteTable('fleet_attempts', {
  /** See `attemptName`. */
  login: text('login').primaryKey(),
  failures: integer('failures').notNull(),
  /** ISO date of the first of them. */
  since: text('since').notNull(),
});

/** Who tries to log in. */
export interface Attempt {
  /** Absent for a login that no account has. */
  accountId: number | undefined;
  /** In its normal spelling. */
  login: string;
  /** Where from: a stranger elsewhere can't lock the owner out. */
  address: string;
}

const accountPrefix = (id: number) => `account ${id} `;

/** An account has two logins and one count. */
const attemptName = ({ accountId, login, address }: Attempt) =>
  (accountId === undefined ? `login ${login} ` : accountPrefix(accountId)) + address;

/**
 * Counts an attempt as failed before its password is checked, so that simultaneous ones are counted, too.
 * @throws Refusal 429 with `retry-after` (seconds) after five wrong passwords within fifteen minutes, whether the
 *   account exists or not
 */
export async function beginAttempt({ database, clock }: Kernel, attempt: Attempt): Promise<void> {
  const login = attemptName(attempt);
  await database.write(async () => {
    const [row] = await database.db.select().from(attempts).where(eq(attempts.login, login));
    const now = clock.now();
    const left = row ? new Date(row.since).getTime() + windowMs - now.getTime() : 0;
    if (row && left > 0 && row.failures >= mostFailures) {
      throw new Refusal(
        429,
        'too_many_attempts',
        'Muitas tentativas de acesso. Espere alguns minutos e tente de novo.',
        { 'retry-after': String(Math.ceil(left / 1000)) },
      );
    }
    const next = row && left > 0 ? { failures: row.failures + 1 } : { failures: 1, since: now.toISOString() };
    await database.db
      .insert(attempts)
      .values({ login, since: now.toISOString(), ...next })
      .onConflictDoUpdate({ target: attempts.login, set: next });
  });
}

/** After a right password. */
export async function forgetAttempts({ database }: Kernel, attempt: Attempt): Promise<void> {
  await database.write(() => database.db.delete(attempts).where(eq(attempts.login, attemptName(attempt))));
}

/** Unlocks an account, wherever it was locked from. */
export async function unlockAccount({ database }: Kernel, accountId: number): Promise<void> {
  await database.write(() => database.db.delete(attempts).where(like(attempts.login, `${accountPrefix(accountId)}%`)));
}
