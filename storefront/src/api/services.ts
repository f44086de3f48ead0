import { createContentClient, type ReadTheme } from './content/content-client.ts';
import { createCouponClient } from './offer/coupon-client.ts';
import { createCustomersClient } from './customer/customers-client.ts';
import { createDealersClient } from './place/dealers-client.ts';
import type { Report } from './wire/decode.ts';
import { createDocumentsClient } from './customer/documents-client.ts';
import { createFleetClient } from './offer/fleet-client.ts';
import { createGeographyClient } from './place/geography-client.ts';
import { createHttp, type RenewSession, type SessionRule } from './wire/http.ts';
import { createIdentityClient } from './customer/identity-client.ts';
import { createMarketingClient } from './order/marketing-client.ts';
import { createOrdersClient } from './order/orders-client.ts';
import { createPaymentClient } from './order/payment-client.ts';
import type { Ports } from './ports.ts';
import { createVehicleClient } from './offer/vehicle-client.ts';

export interface ServicesConfig {
  /** Base URL of all services, without a final slash: `${baseUrl}/vehicle`, `${baseUrl}/content` … */
  baseUrl: string;
  /** Sends the calls; the server passes its in-process one. @default globalThis.fetch */
  fetch?: typeof globalThis.fetch | undefined;
  /** Timeout of one try of a call. @default 10000 */
  timeoutMs?: number;
  /** Stores the visitor's session id for the vehicle service; absent on the server, which has its own per process. */
  sessionIds?: SessionIdStorage;
  /** The fleet's stored token; absent on the server. */
  readToken?: () => string | undefined;
  /**
   * The user of that token. The store's server verifies it with the fleet before it forwards a payment, a coupon
   * redemption or a document.
   */
  readUserId?: () => string | undefined;
  /** Opens the log-in after a second 401 of any service with personal data. */
  renewSession?: RenewSession;
  /** Account of the store at the payment provider. */
  merchantAccount?: string;
  /** Origin of the store; links to it in content are not external. */
  siteOrigin?: string;
  /** Receives everything that was left out of a response because it is unreadable. */
  report?: Report;
  /** Validates a partner's theme; without it none is used. */
  readTheme?: ReadTheme;
}

/** The clients of all services, as the ports sagas use. */
export function createServices(config: ServicesConfig): Ports {
  const { baseUrl, fetch, timeoutMs, sessionIds, readToken, readUserId, siteOrigin, report, readTheme } = config;
  const common = { ...(fetch && { fetch }), ...(timeoutMs !== undefined && { timeoutMs }) };
  const session: SessionRule | undefined = readToken && {
    read: () => {
      const [token, userId] = [readToken(), readUserId?.()];
      return token === undefined || userId === undefined ? undefined : { token, userId };
    },
    renew: config.renewSession,
  };
  const personal = {
    ...common,
    ...(session && { session }),
    // The store's server verifies the owner of these calls with the fleet, and adds the service's own credentials.
    headers: (): Readonly<Record<string, string>> => {
      const userId = readUserId?.();
      return userId === undefined ? {} : { 'fleet-user-id': userId };
    },
  };
  const sessionId = sessionIds && createSessionId(sessionIds);
  const vehicle = createVehicleClient(
    createHttp({
      ...common,
      baseUrl: `${baseUrl}/vehicle`,
      ...(sessionId && { headers: () => ({ [sessionIdName]: sessionId() }) }),
    }),
    report,
  );
  const content = createContentClient(createHttp({ ...common, baseUrl: `${baseUrl}/content` }), {
    ...(siteOrigin !== undefined && { siteOrigin }),
    ...(report && { report }),
    ...(readTheme && { readTheme }),
  });
  const fleetHttp = createHttp({ ...personal, baseUrl: `${baseUrl}/fleet` });
  const paymentHttp = createHttp({ ...personal, baseUrl: `${baseUrl}/payment` });
  const fleet = createFleetClient(fleetHttp, report);
  const identity = createIdentityClient(fleetHttp);
  const coupon = createCouponClient(createHttp({ ...personal, baseUrl: `${baseUrl}/coupon` }));
  const geography = createGeographyClient(createHttp({ ...common, baseUrl: `${baseUrl}/geography` }), report);
  const marketing = createMarketingClient(createHttp({ ...common, baseUrl: `${baseUrl}/marketing` }));
  return {
    // The vehicle service lists the cars on offer, the content service those that have a page.
    catalog: { listOffers: vehicle.listOffers, listRegisteredCars: content.listRegisteredCars },
    offer: vehicle,
    application: vehicle,
    coupon,
    customers: createCustomersClient(fleetHttp),
    dealers: createDealersClient(fleetHttp, report),
    documents: createDocumentsClient(fleetHttp, report),
    geography,
    identity,
    postalCode: identity,
    marketing,
    orders: createOrdersClient(fleetHttp, report),
    payment: createPaymentClient(paymentHttp, fleetHttp, { merchantAccount: config.merchantAccount ?? '' }),
    fleetOffer: fleet,
    content,
    store: content,
  };
}

/** Storage of a session id between visits; never throws. */
export interface SessionIdStorage {
  read(key: typeof sessionIdName): string | undefined;
  write(key: typeof sessionIdName, id: string): void;
}

/** Name of the header, and its storage key (spec §6). */
const sessionIdName = 'client-session-id';

/**
 * The visitor's session id for the vehicle service, generated once and stored. Without storage it lasts as long as the
 * page.
 */
export function createSessionId(
  storage: SessionIdStorage,
  generate: () => string = () => crypto.randomUUID(),
): () => string {
  let current: string | undefined;
  return () => {
    if (current) return current;
    const stored = storage.read(sessionIdName);
    // The value becomes a header, so an invalid stored value is replaced.
    if (stored && /^[\w-]{8,64}$/.test(stored)) return (current = stored);
    current = generate();
    storage.write(sessionIdName, current);
    return current;
  };
}
