import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Kernel } from '../../kernel/kernel.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { isSameSecret } from '../../kernel/same-secret.ts';

/** The client that may request tokens (spec §6): the store's server. */
export interface PaymentCredentials {
  clientId: string;
  clientSecret: string;
}

export const clientTokens = sqliteTable('payment_client_tokens', {
  /** Only the hash is stored. */
  hash: text('hash').primaryKey(),
  expiresAt: text('expires_at').notNull(),
});

const lifetimeInSeconds = 600;
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** @throws Refusal 401 for other credentials */
export async function issueClientToken(
  { database, clock }: Kernel,
  { clientId, clientSecret }: PaymentCredentials,
  authorization: string | undefined,
): Promise<{ token: string; expiresInSeconds: number }> {
  const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  if (!isSameSecret(authorization, expected)) {
    throw new Refusal(401, 'invalid_client', 'The client is unknown', { 'www-authenticate': 'Basic' });
  }
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(clock.now().getTime() + lifetimeInSeconds * 1000).toISOString();
  await database.write(() => database.db.insert(clientTokens).values({ hash: hashOf(token), expiresAt }));
  return { token, expiresInSeconds: lifetimeInSeconds };
}

/** @throws Refusal 401 without a valid token */
export async function requireClient({ database, clock }: Kernel, authorization: string | undefined): Promise<void> {
  const [, bearer = ''] = /^Bearer (.+)$/.exec(authorization ?? '') ?? [];
  const [found] = await database.db
    .select()
    .from(clientTokens)
    .where(eq(clientTokens.hash, hashOf(bearer)));
  if (!found || found.expiresAt <= clock.now().toISOString()) {
    throw new Refusal(401, 'unauthorized', 'A bearer token of the payment auth service is needed');
  }
}
