import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import { Refusal } from './refusal.ts';
import { storedAnswers } from './tables.ts';

interface Claim {
  scope: string;
  key: string;
  bodyHash: string;
  release: () => void;
}

export interface Idempotency {
  /**
   * Runs before a write. The first call with a key claims it; others with the same key wait for its response.
   * @returns true if a stored response was sent instead
   * @throws Refusal 400 for a malformed key, 422 if the key was used with another body
   */
  claim(request: FastifyRequest, reply: FastifyReply, owner?: string): Promise<boolean>;
  /**
   * Stores the response of a claimed call before it is sent. Failures (5xx) are not stored, so that the call can be
   * repeated.
   */
  settle(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<void>;
}

const methods = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

export function createIdempotency(database: Database, clock: Clock): Idempotency {
  const running = new Map<string, Promise<void>>();
  const claims = new WeakMap<FastifyRequest, Claim>();

  return {
    async claim(request, reply, owner) {
      const key = request.headers['idempotency-key'];
      if (key === undefined || !methods.has(request.method)) return false;
      if (typeof key !== 'string' || key.length === 0 || key.length > 255) {
        throw new Refusal(400, 'invalid_idempotency_key', 'Idempotency-Key is one value of 1 to 255 characters');
      }
      const scope = scopeOf(request, owner);
      const lane = `${scope}\n${key}`;
      for (let other = running.get(lane); other; other = running.get(lane)) await other;

      const { promise, resolve } = Promise.withResolvers<void>();
      running.set(lane, promise);
      const release = () => {
        running.delete(lane);
        resolve();
      };
      try {
        const bodyHash = hashOf(request.body);
        const [stored] = await database.db
          .select()
          .from(storedAnswers)
          .where(and(eq(storedAnswers.scope, scope), eq(storedAnswers.key, key)));
        if (!stored) {
          claims.set(request, { scope, key, bodyHash, release });
          return false;
        }
        if (stored.bodyHash !== bodyHash) {
          throw new Refusal(422, 'idempotency_key_reused', 'This Idempotency-Key was used with another body');
        }
        release();
        await reply
          .status(stored.status)
          .header('idempotency-replayed', 'true')
          .type(stored.contentType)
          .send(stored.body);
        return true;
      } catch (error) {
        release();
        throw error;
      }
    },

    async settle(request, reply, payload) {
      const claim = claims.get(request);
      if (!claim) return;
      claims.delete(request);
      try {
        if (reply.statusCode >= 500) return;
        const { scope, key, bodyHash } = claim;
        const contentType = String(reply.getHeader('content-type') ?? 'application/json; charset=utf-8');
        const body = typeof payload === 'string' ? payload : '';
        const answer = {
          scope,
          key,
          bodyHash,
          status: reply.statusCode,
          contentType,
          body,
          at: clock.now().toISOString(),
        };
        await database.write(() => database.db.insert(storedAnswers).values(answer));
      } finally {
        claim.release();
      }
    },
  };
}

/** Keys are scoped by their owner, usually the bearer, as a hash: one visitor's key never matches another's. */
function scopeOf(request: FastifyRequest, owner = request.headers.authorization ?? ''): string {
  const [path] = request.url.split('?');
  return `${request.method} ${path} ${hashOf(owner)}`;
}

function hashOf(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(body)) ?? '')
    .digest('hex');
}

/** Ignores the order of fields. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, item]) => [name, sorted(item)]),
  );
}
