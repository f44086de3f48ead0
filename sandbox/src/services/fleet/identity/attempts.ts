import { eq } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Kernel } from '../../../kernel/kernel.ts';
import { Refusal } from '../../../kernel/refusal.ts';

const mostFailures = 5;
const windowMs = 15 * 60_000;

export const attempts = sqliteTable('fleet_attempts', {
  login: text('login').primaryKey(),
  failures: integer('failures').notNull(),
  /** ISO date of the first of them. */
  since: text('since').notNull(),
});

/**
 * @throws Refusal 429 with `retry-after` (seconds) after five wrong passwords within fifteen minutes, whether the
 *   account exists or not
 */
export async function requireAttemptsLeft({ database, clock }: Kernel, login: string): Promise<void> {
  const [row] = await database.db.select().from(attempts).where(eq(attempts.login, login));
  if (!row || row.failures < mostFailures) return;
  const left = new Date(row.since).getTime() + windowMs - clock.now().getTime();
  if (left <= 0) return;
  throw new Refusal(429, 'too_many_attempts', 'Muitas tentativas de acesso. Espere alguns minutos e tente de novo.', {
    'retry-after': String(Math.ceil(left / 1000)),
  });
}

export async function countFailure({ database, clock }: Kernel, login: string): Promise<void> {
  await database.write(async () => {
    const [row] = await database.db.select().from(attempts).where(eq(attempts.login, login));
    const now = clock.now();
    const isFresh = row && now.getTime() - new Date(row.since).getTime() < windowMs;
    const next = isFresh ? { failures: row.failures + 1, since: row.since } : { failures: 1, since: now.toISOString() };
    await database.db
      .insert(attempts)
      .values({ login, ...next })
      .onConflictDoUpdate({ target: attempts.login, set: next });
  });
}

export async function forgetFailures({ database }: Kernel, login: string): Promise<void> {
  await database.write(() => database.db.delete(attempts).where(eq(attempts.login, login)));
}
