import type { Kernel } from '../../../kernel/kernel.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findToken } from './tokens.ts';

/**
 * Lets a caller through to what belongs to one user.
 * @throws Refusal 401 without a bearer token that is open, 403 when it is somebody else's
 */
export async function requireUser(kernel: Kernel, authorization: string | undefined, userId: number): Promise<void> {
  const [, bearer = ''] = /^Bearer (.+)$/.exec(authorization ?? '') ?? [];
  const session = bearer === '' ? undefined : await findToken(kernel, 'session', bearer);
  if (!session) throw new Refusal(401, 'unauthorized', 'A bearer token of an open session is needed');
  if (session.userId !== userId) throw new Refusal(403, 'not_yours', 'This belongs to somebody else');
}
