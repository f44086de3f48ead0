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
import { createSessionId, sessionIdName, type SessionIdStorage } from './customer/session-id.ts';
import { createVehicleClient } from './offer/vehicle-client.ts';

export interface ServicesConfig {
  /** Address all services stand under, without a final slash: `${baseUrl}/vehicle`, `${baseUrl}/content` … */
  baseUrl: string;
  /** Sends the calls; the server passes its in-process one. @default globalThis.fetch */
  fetch?: typeof globalThis.fetch | undefined;
  /** For one try of a call. @default 10000 */
  timeoutMs?: number;
  /** Keeps the visitor's session id for the vehicle service; absent on the server, which has its own per process. */
  sessionIds?: SessionIdStorage;
  /** The fleet's stored token; absent where none can be. */
  readToken?: () => string | undefined;
  /** Whose token that is. The store's server asks the fleet about it before it forwards a payment, a burn or a document. */
  readUserId?: () => string | undefined;
  /** Opens the log-in after a second 401 of any service that serves a person. */
  renewSession?: RenewSession;
  /** Account of the store at the payment provider, where a card may be entered. */
  merchantAccount?: string;
  /** Origin of our own site: content's links to it aren't external. */
  siteOrigin?: string;
  /** Told of everything left out of an answer because it can't be read. */
  report?: Report;
  /** Judges the theme a partner brings; without it none is used. */
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
    // The store's server asks the fleet whose such a call is; it adds the service's own bearer or key.
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
    // The cars on offer are the vehicle service's, those that have a page the content service's.
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
