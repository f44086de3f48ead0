import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Kernel } from '../../../kernel/kernel.ts';

/** A session stays open while it is used; e-mail links work once. */
export type TokenKind = 'session' | 'confirm' | 'reset';

const hour = 3_600_000;
const lifetimes: Record<TokenKind, number> = { session: 8 * hour, confirm: 48 * hour, reset: hour };

export const tokens = sqliteTable('fleet_tokens', {
  /** Only the hash is stored, so that reading the table doesn't allow a log-in. */
  hash: text('hash').primaryKey(),
  kind: text('kind').$type<TokenKind>().notNull(),
  userId: integer('user_id').notNull(),
  expiresAt: text('expires_at').notNull(),
  usedAt: text('used_at'),
});

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** @returns the token itself, which is not stored */
export async function issueToken({ database, clock }: Kernel, kind: TokenKind, userId: number): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(clock.now().getTime() + lifetimes[kind]).toISOString();
  await database.write(() => database.db.insert(tokens).values({ hash: hashOf(token), kind, userId, expiresAt }));
  return token;
}

/** @returns the token, used or not; undefined if unknown or expired */
export async function findToken(
  { database, clock }: Kernel,
  kind: TokenKind,
  token: string,
): Promise<typeof tokens.$inferSelect | undefined> {
  const [found] = await database.db
    .select()
    .from(tokens)
    .where(and(eq(tokens.hash, hashOf(token)), eq(tokens.kind, kind)));
  return found && found.expiresAt > clock.now().toISOString() ? found : undefined;
}

/** Uses up a link. @returns its owner, or undefined if it is invalid */
export async function spendToken(kernel: Kernel, kind: TokenKind, token: string): Promise<number | undefined> {
  const { database, clock } = kernel;
  return database.write(async () => {
    const found = await findToken(kernel, kind, token);
    if (!found || found.usedAt !== null) return undefined;
    await database.db
      .update(tokens)
      .set({ usedAt: clock.now().toISOString() })
      .where(eq(tokens.hash, hashOf(token)));
    return found.userId;
  });
}

/**
 * Invalidates open tokens of a kind: sessions after a change of password, older links after a new one.
 * @param except a token that stays valid
 */
export async function revokeTokens(
  { database }: Kernel,
  kind: TokenKind,
  userId: number,
  except?: string,
): Promise<void> {
  const isOther = except === undefined ? undefined : ne(tokens.hash, hashOf(except));
  await database.write(() =>
    database.db
      .delete(tokens)
      .where(and(eq(tokens.userId, userId), eq(tokens.kind, kind), isNull(tokens.usedAt), isOther)),
  );
}
