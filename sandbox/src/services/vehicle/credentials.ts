import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../kernel/refusal.ts';
import { isSameSecret } from '../../kernel/same-secret.ts';

export interface VehicleCredentials {
  clientKey: string;
  clientToken: string;
}

/**
 * Spec §6: `client-key` and `client-token`, and on v2 a `client-session-id` of the caller's own making.
 * @throws Refusal 401
 */
export function authorizeVehicleClient(request: FastifyRequest, credentials: VehicleCredentials): void {
  const { 'client-key': key, 'client-token': token, 'client-session-id': session } = request.headers;
  if (!isSameSecret(key, credentials.clientKey) || !isSameSecret(token, credentials.clientToken)) {
    throw new Refusal(401, 'invalid_client', 'client-key and client-token are missing or wrong');
  }
  if (typeof session !== 'string' || !/^[\w-]{8,128}$/.test(session)) {
    throw new Refusal(401, 'missing_session', 'client-session-id is missing or malformed');
  }
}
