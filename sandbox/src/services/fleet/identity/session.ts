import type { Kernel } from '../../../kernel/kernel.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findToken } from './tokens.ts';

export const bearerOf = (authorization: string | undefined): string =>
  /^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '';

/** @returns the user of a call's open session */
export async function findSessionUser(kernel: Kernel, authorization: string | undefined): Promise<number | undefined> {
  const bearer = bearerOf(authorization);
  return bearer === '' ? undefined : (await findToken(kernel, 'session', bearer))?.userId;
}

/** @throws Refusal 401 without a valid bearer token */
export async function requireSession(kernel: Kernel, authorization: string | undefined): Promise<number> {
  const userId = await findSessionUser(kernel, authorization);
  if (userId === undefined) throw new Refusal(401, 'unauthorized', 'A bearer token of an open session is needed');
  return userId;
}

/**
 * Allows only the owner.
 * @throws Refusal 401 without a valid bearer token, 403 for another user's data
 */
export async function requireUser(kernel: Kernel, authorization: string | undefined, userId: number): Promise<void> {
  const caller = await requireSession(kernel, authorization);
  if (caller !== userId) throw new Refusal(403, 'not_yours', 'This belongs to somebody else');
}
