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
  /** ISO date of the first attempt. */
  since: text('since').notNull(),
});

/** The origin of a log-in attempt. */
export interface Attempt {
  /** Absent for an unknown login. */
  accountId: number | undefined;
  /** Normalised. */
  login: string;
  /** Client address: attempts from elsewhere can't lock the owner out. */
  address: string;
}

const accountPrefix = (id: number) => `account ${id} `;

/** Both logins of an account share one count. */
const attemptName = ({ accountId, login, address }: Attempt) =>
  (accountId === undefined ? `login ${login} ` : accountPrefix(accountId)) + address;

/**
 * Counts an attempt as failed before its password is checked, so that concurrent ones are counted, too.
 * @throws Refusal 429 with `retry-after` (seconds) after five wrong passwords within fifteen minutes, even if the
 * account doesn't exist
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

/** Resets the count after a correct password. */
export async function forgetAttempts({ database }: Kernel, attempt: Attempt): Promise<void> {
  await database.write(() => database.db.delete(attempts).where(eq(attempts.login, attemptName(attempt))));
}

/** Unlocks an account for all addresses. */
export async function unlockAccount({ database }: Kernel, accountId: number): Promise<void> {
  await database.write(() => database.db.delete(attempts).where(like(attempts.login, `${accountPrefix(accountId)}%`)));
}
