import { createHash } from 'node:crypto';
import { plainId } from './allow-list.ts';
import type { ReadCache } from './read-cache.ts';
import type { Fields } from './request-body.ts';
import type { SessionProofs } from './session-proofs.ts';
import { UpstreamError, type ServiceCall } from './upstream.ts';

/**
 * The format check of each kind of field. `contract`, `document` and `reference` identify a person's data; their owner
 * is checked afterwards.
 */
const shapes = {
  contract: plainText(/^[\w-]{1,64}$/),
  /** CPF or CNPJ, with or without its mask. */
  document: plainText(/^[0-9a-z./-]{11,18}$/i),
  /** Id of a session, or of the card stored in it. */
  reference: plainText(/^[\w.~:+/=-]{1,200}$/),
  /** Token of a stored card at the payment provider. */
  card: plainText(/^[\w.~:+/=-]{1,255}$/),
  /** Account of a store at the payment provider. */
  account: plainText(/^.{1,80}$/u),
  /** Id of something public, such as an offer or a coupon. */
  text: plainText(/^\P{Cc}{1,254}$/u),
  number: (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0,
} as const satisfies Record<string, (value: unknown) => boolean>;

type Role = keyof typeof shapes;

function plainText(pattern: RegExp) {
  return (value: unknown) => typeof value === 'string' && pattern.test(value);
}

/**
 * Every field of every call that the store's own key or token would authorise for anyone, in its path, query or body,
 * by `METHOD /path` of the allow-list.
 */
const roles: Readonly<Record<string, Readonly<Record<string, Role>>>> = {
  'POST /campaings/coupons/:code/burn': {
    code: 'text',
    offerId: 'text',
    couponOfferId: 'text',
    document: 'document',
    email: 'text',
  },
  'POST /payments/sessions': { document: 'document', value: 'number' },
  'POST /Payment/Sessions': { merchantAccount: 'account', amountCharged: 'number', clientDocumentNumber: 'document' },
  'GET /payment-notifications/sessions/:id': { id: 'reference' },
  'POST /Payment/Checkout/History': { shopperReference: 'reference' },
  'GET /contracts/erp/:contract': { contract: 'contract' },
  'PUT /payments/methods': { contractId: 'contract', document: 'document', recurrenceToken: 'card' },
  'GET /EuroIT/Payments/Methods': { contractNumber: 'contract' },
  'POST /EuroIT/Payments/Methods/Save': {
    contractNumber: 'contract',
    clientDocumentNumber: 'document',
    formaPagamentoId: 'number',
    recurrenceToken: 'card',
  },
  'POST /Payment/CreditCardUsed': { contractNumber: 'contract', clientDocumentNumber: 'document' },
};

const isId = (id: unknown): id is string | number =>
  Number.isSafeInteger(id) || (typeof id === 'string' && plainId.test(id));

/** True for a call that is forwarded for its owner only. A payment call without a row in the table is rejected. */
export const hasOwner = ({ service, call }: ServiceCall): boolean =>
  service === 'payment' || Object.hasOwn(roles, `${call.method} ${call.path}`);

/** Optional fields, without which a call still identifies its owner. */
const optionalFields: ReadonlySet<string> = new Set(['recurrenceToken']);

/** The header with the visitor's user id; the fleet checks that it belongs to the bearer. */
const userIdHeader = 'fleet-user-id';

/** Prefix of contract numbers in the account's plan (spec §9). */
const accountPrefix = 'SDI';

export interface Ownership {
  /**
   * @returns the user in the call's headers, verified by the fleet
   * @throws {UpstreamError} for anyone else
   */
  identify(call: ServiceCall): Promise<string>;
  /**
   * @param sent the fields of the call's body
   * @returns the visitor, and the body to forward: JSON written again from the checked fields
   * @throws {UpstreamError} unless everything the call names belongs to the visitor
   */
  judge(call: ServiceCall, sent: Fields | undefined): Promise<{ userId: string; body: Buffer | undefined }>;
}

export interface OwnershipOptions {
  /** Account of this store at the payment provider, the only one that a call may name. */
  merchantAccount: string;
  sessionProofs: SessionProofs;
  /** Caches the fleet's responses for a few seconds. */
  cache: ReadCache;
  /** Sends a call to the fleet with the visitor's bearer, which is not part of the target. */
  readFleet: (target: string, call: ServiceCall) => Promise<{ status: number; body: Buffer<ArrayBuffer> }>;
}

/**
 * Checks the owner of a call (docs/decisions/0014). The store's own token opens every contract and its key redeems
 * every coupon. So the server asks the fleet, with the visitor's bearer, for the user and their orders.
 */
export function createOwnership({ merchantAccount, sessionProofs, cache, readFleet }: OwnershipOptions): Ownership {
  async function ask(call: ServiceCall, target: string): Promise<unknown> {
    // Neither cache nor key contains the bearer itself.
    const key = createHash('sha256')
      .update(`${String(call.headers['authorization'])}\n${target}`)
      .digest('base64url');
    const { status, body } = await cache.read(key, async () => ({ ...(await readFleet(target, call)), headers: {} }));
    if (status === 401) throw new UpstreamError('visitor_unknown');
    if (status === 403 || status === 404) throw new UpstreamError('not_the_visitors');
    try {
      if (status === 200) return JSON.parse(body.toString()) as unknown;
    } catch {
      // An invalid response proves nothing, like a failure.
    }
    throw new UpstreamError('upstream_unreachable', {
      cause: new Error(`The fleet answered ${status} about an owner`),
    });
  }

  /** @throws {UpstreamError} if the bearer doesn't belong to the named user: the fleet distinguishes them */
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

  /** Prefixes of contract numbers, by segment (spec §9). */
  async function readPrefixes(call: ServiceCall): Promise<readonly unknown[]> {
    const segments = await ask(call, '/segments');
    return Array.isArray(segments) ? segments.map((segment) => (segment as { prefix?: unknown } | null)?.prefix) : [];
  }

  /** Each throws unless the value belongs to the visitor. */
  const owners: Readonly<
    Partial<Record<Role, (call: ServiceCall, userId: string, named: string) => void | Promise<void>>>
  > = {
    async contract(call, userId, named) {
      // A contract number is the prefix of a segment and the id of an order (spec §9). A digit at the end of the prefix
      // would make two ids possible.
      const own = await orderIdsOf(call, userId);
      const prefixes = [...own].filter((id) => named.endsWith(id)).map((id) => named.slice(0, -id.length));
      const known =
        prefixes.length === 0 || prefixes.includes(accountPrefix) ? [accountPrefix] : await readPrefixes(call);
      if (!prefixes.some((prefix) => known.includes(prefix) && !/\d$/.test(prefix))) {
        throw new UpstreamError('not_the_visitors');
      }
    },
    async document(call, userId, named) {
      const own = await documentOf(call, userId);
      if (own === '' || bare(named) !== own) throw new UpstreamError('other_document');
    },
    async reference(call, userId, named) {
      await documentOf(call, userId);
      if (!sessionProofs.isProved(userId, named, String(call.headers['cookie'] ?? '')))
        throw new UpstreamError('not_the_visitors');
    },
    account(_call, _userId, named) {
      if (named !== merchantAccount) throw new UpstreamError('bad_request');
    },
  };

  return {
    async identify(call) {
      const userId = visitorOf(call);
      await documentOf(call, userId);
      return userId;
    },

    async judge(call, sent) {
      const userId = visitorOf(call);
      const fields = checkedFields(call, sent);
      for (const { role, value } of fields) await owners[role]?.(call, userId, String(value));
      const ofBody = fields.filter(({ name }) => !Object.hasOwn(call.named, name));
      const written = JSON.stringify(Object.fromEntries(ofBody.map(({ name, value }) => [name, value])));
      return { userId, body: sent && Buffer.from(written) };
    },
  };
}

/** @throws {UpstreamError} without a bearer or without its user id */
function visitorOf({ headers }: ServiceCall): string {
  const userId = headers[userIdHeader];
  if (typeof headers['authorization'] === 'string' && typeof userId === 'string' && plainId.test(userId)) return userId;
  throw new UpstreamError('visitor_unknown');
}

interface Field {
  name: string;
  role: Role;
  value: unknown;
}

/**
 * The fields of a call, in the order of the table.
 * @throws {UpstreamError} if one is missing, unknown or invalid
 */
function checkedFields({ call, named }: ServiceCall, sent: Fields | undefined): Field[] {
  const given: Fields = { ...sent, ...named };
  // A name in both the URL and the body counts twice.
  const givenCount = Object.keys(sent ?? {}).length + Object.keys(named).length;
  const fields = Object.entries(roles[`${call.method} ${call.path}`] ?? {})
    .filter(([name]) => Object.hasOwn(given, name) || !optionalFields.has(name))
    .map(([name, role]) => ({ name, role, value: given[name] }));
  const isComplete = fields.length > 0 && fields.every(({ role, value }) => shapes[role](value));
  if (!isComplete || fields.length !== givenCount) throw new UpstreamError('bad_request');
  return fields;
}

/** CPF or CNPJ without its mask. */
function bare(document: unknown): string {
  return typeof document === 'string' ? document.replaceAll(/[^0-9a-z]/gi, '').toUpperCase() : '';
}
