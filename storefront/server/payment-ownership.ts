import { createHash } from 'node:crypto';
import type { ReadCache } from './read-cache.ts';
import type { ServiceCall } from './service-caller.ts';
import { UpstreamError } from './upstream.ts';

/** What a field of a payment call names. `free` names nobody's. */
type Role = 'contract' | 'document' | 'reference' | 'free';

/**
 * Every field that a payment call may have, in its path, query or body, by `METHOD /path` of the allow-list. A call
 * that isn't here is nobody's, and so refused.
 */
const roles: Readonly<Record<string, Readonly<Record<string, Role>>>> = {
  'POST /payments/sessions': { document: 'document', value: 'free' },
  'POST /Payment/Sessions': { merchantAccount: 'free', amountCharged: 'free', clientDocumentNumber: 'document' },
  'GET /payment-notifications/sessions/:id': { id: 'reference' },
  'POST /Payment/Checkout/History': { shopperReference: 'reference' },
  'GET /contracts/erp/:contract': { contract: 'contract' },
  'PUT /payments/methods': { contractId: 'contract', document: 'document', recurrenceToken: 'free' },
  'GET /EuroIT/Payments/Methods': { contractNumber: 'contract' },
  'POST /EuroIT/Payments/Methods/Save': {
    contractNumber: 'contract',
    clientDocumentNumber: 'document',
    formaPagamentoId: 'free',
    recurrenceToken: 'free',
  },
  'POST /Payment/CreditCardUsed': { contractNumber: 'contract', clientDocumentNumber: 'document' },
};

/** Numbers here, letters there: nothing that would be another path or query. */
const plainId = /^[\w-]{1,64}$/;

const isId = (id: unknown): id is string | number =>
  Number.isSafeInteger(id) || (typeof id === 'string' && plainId.test(id));

/** Fields without which a call still names its owner. */
const optionalFields = new Set(['recurrenceToken']);

/** The header by which a visitor says whose account the bearer opens; the fleet is asked whether it does. */
const userIdHeader = 'fleet-user-id';

/** The newest sessions whose openers are remembered. */
const rememberedSessions = 20_000;

export interface PaymentOwnership {
  /**
   * @param body of the call, whole
   * @returns the visitor, and the body as it was understood: what goes on is what was judged, whoever reads it next
   * @throws {UpstreamError} unless everything the call names is the visitor's
   */
  judge(call: ServiceCall, body: Buffer | undefined): Promise<{ userId: string; body: Buffer | undefined }>;
  /** The session that an answer of the payment service opens is this visitor's. */
  remember(userId: string, answer: Buffer): void;
}

/**
 * Whose a payment call is (docs/decisions/0014). The store's own token opens every contract there is, so the server asks
 * the fleet, by the visitor's bearer, who they are and which orders are theirs.
 * @param cache holds the fleet's answers for a few seconds
 * @param readFleet a call of the fleet by the visitor's bearer; the bearer is no part of its path
 */
export function createPaymentOwnership(
  cache: ReadCache,
  readFleet: (target: string, call: ServiceCall) => Promise<{ status: number; body: Buffer<ArrayBuffer> }>,
): PaymentOwnership {
  /** Who opened a session, by each of its two names. In order of opening: the first is the oldest. */
  const openers = new Map<string, string>();

  async function ask(call: ServiceCall, target: string): Promise<unknown> {
    // Neither cache nor key holds the bearer itself.
    const key = createHash('sha256')
      .update(`${String(call.headers['authorization'])}\n${target}`)
      .digest('base64url');
    const { status, body } = await cache.read(key, async () => ({ ...(await readFleet(target, call)), headers: {} }));
    if (status === 401) throw new UpstreamError('visitor_unknown');
    if (status === 403 || status === 404) throw new UpstreamError('not_the_visitors');
    try {
      if (status === 200) return JSON.parse(body.toString()) as unknown;
    } catch {
      // Nonsense proves nothing, as a failure does.
    }
    throw new UpstreamError('upstream_unreachable', {
      cause: new Error(`The fleet answered ${status} about an owner`),
    });
  }

  /** @throws {UpstreamError} when the bearer isn't the named user's: the fleet tells them apart */
  async function documentOf(call: ServiceCall, userId: string): Promise<string> {
    const user = await ask(call, `/users/${userId}`);
    return bare((user as { cpfCnpj?: unknown } | null)?.cpfCnpj);
  }

  async function orderIdsOf(call: ServiceCall, userId: string): Promise<ReadonlySet<string>> {
    const orders = await ask(call, `/orders/GetOrderByUserId?userId=${userId}&typeOrder=502%7C500`);
    const ids = Array.isArray(orders)
      ? orders.map((order) => (order as { orderId?: unknown } | null)?.orderId).filter(isId)
      : [];
    return new Set(ids.map(String));
  }

  /** What stands before an order's id in a contract's number (spec §9). */
  async function prefixesOf(call: ServiceCall): Promise<ReadonlySet<string>> {
    const segments = await ask(call, '/segments');
    const prefixes = Array.isArray(segments)
      ? segments.map((segment) => (segment as { prefix?: unknown } | null)?.prefix)
      : [];
    return new Set(['SDI', ...prefixes.filter((prefix) => typeof prefix === 'string')]);
  }

  const judges: Readonly<
    Record<Exclude<Role, 'free'>, (call: ServiceCall, userId: string, named: string) => Promise<void>>
  > = {
    async contract(call, userId, named) {
      const own = await orderIdsOf(call, userId);
      // Prefix of a segment and order id (spec §9).
      const [, orderId = ''] = /^[A-Z]{1,8}(\d{1,15})$/.exec(named) ?? [];
      if (own.has(orderId)) return;
      // Of an id with letters nobody can see where it begins: what stands before it has to be a prefix that there is.
      const lettered = [...own].filter((id) => /[a-z]/i.test(id) && named.endsWith(id));
      const prefixes = lettered.length > 0 ? await prefixesOf(call) : new Set<string>();
      if (!lettered.some((id) => prefixes.has(named.slice(0, -id.length)))) throw new UpstreamError('not_the_visitors');
    },
    async document(call, userId, named) {
      const own = await documentOf(call, userId);
      if (own === '' || bare(named) !== own) throw new UpstreamError('other_document');
    },
    async reference(call, userId, named) {
      await documentOf(call, userId);
      // Another process may have opened it: what nobody here knows is kept by its name alone, which can't be guessed.
      if ((openers.get(named) ?? userId) !== userId) throw new UpstreamError('not_the_visitors');
    },
  };

  return {
    async judge(call, body) {
      const { authorization } = call.headers;
      const userId = call.headers[userIdHeader];
      if (typeof authorization !== 'string' || typeof userId !== 'string' || !plainId.test(userId)) {
        throw new UpstreamError('visitor_unknown');
      }
      const known = roles[`${call.call.method} ${call.call.path}`] ?? {};
      const sent = body && fieldsOfBody(body);
      const { placed, asked } = fieldsOfTarget(call);
      // One place only: what stands in two could be read from either.
      const [fields = {}, ...others] = [placed, asked, sent ?? {}].filter((place) => Object.keys(place).length > 0);
      const isComplete = Object.keys(known).every((name) => optionalFields.has(name) || Object.hasOwn(fields, name));
      const isKnown = Object.keys(fields).every((name) => Object.hasOwn(known, name));
      if (others.length > 0 || !isComplete || !isKnown) throw new UpstreamError('bad_request');
      for (const [name, role] of Object.entries(known)) {
        if (role === 'free') continue;
        const named = fields[name];
        if (typeof named !== 'string') throw new UpstreamError('bad_request');
        await judges[role](call, userId, named);
      }
      return { userId, body: sent && Buffer.from(JSON.stringify(sent)) };
    },

    remember(userId, answer) {
      const { id, sessionId, shopperReference } = readObject(answer) ?? {};
      for (const name of [id, sessionId, shopperReference]) {
        if (typeof name === 'string' && name !== '') openers.set(name, userId);
      }
      for (const oldest of openers.keys()) {
        if (openers.size <= 2 * rememberedSessions) break;
        openers.delete(oldest);
      }
    },
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** What stands in the path in a place of its own, and in the query. */
function fieldsOfTarget({ call, target }: ServiceCall): { placed: Fields; asked: Fields } {
  const [path = '', query = ''] = target.split('?');
  const segments = path.split('/');
  const places = call.path.split('/').map((part, index) => [part, segments[index] ?? ''] as const);
  const placed = places.filter(([part]) => part.startsWith(':'));
  const asked = [...new URLSearchParams(query)];
  if (new Set(asked.map(([name]) => name)).size !== asked.length) throw new UpstreamError('bad_request');
  return {
    placed: Object.fromEntries(placed.map(([part, segment]) => [part.slice(1), decodeURIComponent(segment)])),
    asked: Object.fromEntries(asked),
  };
}

function fieldsOfBody(body: Buffer): Fields {
  const fields = readObject(body);
  if (!fields) throw new UpstreamError('bad_request');
  return fields;
}

function readObject(body: Buffer): Fields | undefined {
  try {
    const parsed: unknown = JSON.parse(body.toString());
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : undefined;
  } catch {
    return undefined;
  }
}

/** CPF or CNPJ without its mask. */
function bare(document: unknown): string {
  return typeof document === 'string' ? document.replaceAll(/[^0-9a-z]/gi, '').toUpperCase() : '';
}
