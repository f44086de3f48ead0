/** The services of spec §7, as named in `/{base}api/{service}/…`. */
export const services = ['fleet', 'vehicle', 'coupon', 'geography', 'content', 'payment', 'marketing'] as const;

export type ServiceName = (typeof services)[number];
export type CallMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call that the store forwards. */
export interface AllowedCall {
  method: CallMethod;
  /** Path below the service's URL; a segment that starts with `:` matches any one segment. */
  path: string;
  /** Names of the query's parameters. Each may occur once; any other name is rejected. */
  query: readonly string[];
  /** Media type of the body; undefined for a call without one. */
  bodyType: 'application/json' | 'multipart/form-data' | undefined;
  /** Maximum body size in bytes. 0 for a call without a body. */
  bodyLimit: number;
  /** True if the response is the same for every visitor, so that one read serves several pages for a few seconds. */
  isShared: boolean;
}

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

/** Enough for every form of the store. */
const form = 32 * kibibyte;
/** A document of 10 MB with its multipart overhead. */
const upload = 10 * mebibyte + 64 * kibibyte;

/** @param url path and query names, as the specification writes them: `/faqs?category&limit` */
function call(method: CallMethod, url: string): AllowedCall {
  const [path = '', names] = url.split('?');
  const query = names?.split('&') ?? [];
  return { method, path, query, bodyType: undefined, bodyLimit: 0, isShared: false };
}
const withForm = { bodyType: 'application/json', bodyLimit: form } as const;

const read = (url: string): AllowedCall => call('GET', url);
const sharedRead = (url: string): AllowedCall => ({ ...read(url), isShared: true });
const act = (url: string): AllowedCall => call('POST', url);
const post = (url: string): AllowedCall => ({ ...act(url), ...withForm });
const postFile = (url: string): AllowedCall => ({
  ...act(url),
  bodyType: 'multipart/form-data',
  bodyLimit: upload,
});
/** A read with a body. */
const sharedQuestion = (url: string): AllowedCall => ({ ...post(url), isShared: true });
const put = (url: string): AllowedCall => ({ ...call('PUT', url), ...withForm });
const remove = (url: string): AllowedCall => call('DELETE', url);

/** Every call of spec §7. Any other call gets a 404 and never leaves the server. */
export const allowList: Readonly<Record<ServiceName, readonly AllowedCall[]>> = {
  fleet: [
    post('/signin'),
    post('/signup'),
    read('/users/:id'),
    put('/users?userId'),
    post('/reset-password'),
    post('/change-password'),
    act('/confirm-email/:token'),
    sharedRead('/offers/:productId?saleschannel'),
    read('/orders/GetOrderByUserId?userId&typeOrder'),
    post('/orders'),
    read('/orderstatus/:orderId'),
    remove('/orderstatus/:orderId'),
    post('/orderstatus'),
    sharedRead('/segments'),
    sharedRead('/ceps?cep'),
    sharedRead('/location/:id'),
    read('/customers/:id'),
    post('/customers?userId'),
    put('/customers?userId'),
    sharedRead('/genderenum'),
    sharedRead('/civilstatusenum'),
    sharedRead('/stateEnum'),
    postFile('/upload/UploadCnhAsync?userId&onlySave'),
    postFile('/upload/UploadCnhBackAsync?userId&onlySave'),
    postFile('/upload/UploadProofOfAddressAsync?userId&onlySave'),
    postFile('/upload/UploadProofOfIncomeAsync?userId&onlySave'),
    postFile('/newdocuments'),
    read('/upload/errors?userId&orderId'),
    read('/upload/:id'),
    sharedRead('/dealers/location/states/:state?brandCode'),
    sharedRead('/dealers/location/states/:state/city/:city?brandCode'),
    sharedRead('/dealers/:id?brandCode'),
  ],
  vehicle: [
    sharedRead('/application'),
    sharedRead('/vehicles/:id?year&isShield'),
    sharedRead('/vehicles/rentals/offers'),
    sharedRead('/vehicles/rentals/offers/:modelCode?year&isShield'),
    post('/vehicles/rentals/locale'),
    post('/vehicles/share'),
    sharedQuestion('/vehicles/:model/simulation'),
    post('/vehicles/:model/rental'),
  ],
  coupon: [
    read('/campaings/coupons/:code/offers/:offerId/validations?document&email'),
    post('/campaings/coupons/:code/burn'),
  ],
  geography: [sharedRead('/v1/localidades/estados'), sharedRead('/estados/:uf/municipios')],
  content: [
    sharedRead('/?_fields'),
    sharedRead('/cars?_fields&slug&per_page'),
    sharedRead('/faq?_fields&per_page&order'),
    sharedRead('/pages?slug&_fields'),
    sharedRead('/partner?slug'),
    sharedRead('/condicoes'),
    sharedRead('/faqs?category&limit&page'),
    sharedRead('/faq-categories'),
  ],
  payment: [
    post('/payments/sessions'),
    post('/Payment/Sessions'),
    read('/payment-notifications/sessions/:id'),
    post('/Payment/Checkout/History'),
    read('/contracts/erp/:contract'),
    put('/payments/methods'),
    read('/EuroIT/Payments/Methods?contractNumber'),
    post('/EuroIT/Payments/Methods/Save'),
    post('/Payment/CreditCardUsed'),
  ],
  marketing: [post('/leads'), post('/conversions'), post('/partner-leads')],
};

/** A call of the allow-list with the values of its URL. */
export interface FoundCall {
  service: ServiceName;
  call: AllowedCall;
  /** Decoded values of the path's `:` segments and of the query, by name. */
  named: Readonly<Record<string, string>>;
  /**
   * Path and query below the service's URL. They are encoded again from the decoded values, so that a service reads
   * exactly what was checked here.
   */
  target: string;
}

/** Query parameters that identify a person, an order or a contract. */
const idParameters: ReadonlySet<string> = new Set(['userId', 'orderId', 'contractNumber']);

/** Without characters that could start another parameter or path. */
export const plainId = /^[\w-]{1,64}$/;

/**
 * Finds the call of a request on the allow-list.
 * @param target the part after `/{base}api/`: service, path and query, still encoded
 * @returns `unknown_call` for an unknown path, `bad_request` for a query that its call doesn't have
 */
export function findCall(method: string, target: string): FoundCall | 'unknown_call' | 'bad_request' {
  const [, name, path = '/', query] = /^([a-z]+)(\/[^?#]*)?(?:\?([^#]*))?$/.exec(target) ?? [];
  const service = services.find((candidate) => candidate === name);
  const segments = decodePath(path);
  if (service === undefined || segments === undefined) return 'unknown_call';
  for (const allowed of allowList[service]) {
    const placed = allowed.method === method && matchPath(allowed.path, segments);
    if (!placed) continue;
    const parameters = decodeQuery(query, allowed.query);
    if (parameters === undefined) return 'bad_request';
    const named = Object.fromEntries([...placed, ...parameters]);
    return { service, call: allowed, named, target: encodeTarget(segments, parameters) };
  }
  return 'unknown_call';
}

type Values = readonly (readonly [name: string, value: string])[];

/**
 * Decodes the segments of a path. Undefined if a service could read it as another path: dot segments, path parameters
 * (`..;x`), encoded slashes, double encoding, control characters.
 */
function decodePath(path: string): readonly string[] | undefined {
  const segments = path.split('/').slice(1).map(decode);
  const isPlain = (segment: string | undefined): segment is string =>
    segment !== undefined && !/^\.{1,2}$/.test(segment) && !/[/\\?#%;\p{Cc}]/u.test(segment);
  return segments.every(isPlain) ? segments : undefined;
}

/** Values of the pattern's `:` segments; undefined if the path doesn't match. */
function matchPath(pattern: string, segments: readonly string[]): Values | undefined {
  const parts = pattern.split('/').slice(1);
  const pairs = parts.map((part, index) => [part, segments[index] ?? ''] as const);
  const placed = pairs.filter(([part]) => part.startsWith(':'));
  const isMatch =
    parts.length === segments.length &&
    pairs.every(([part, segment]) => (part.startsWith(':') ? segment !== '' : part === segment));
  return isMatch ? placed.map(([part, segment]) => [part.slice(1), segment]) : undefined;
}

/**
 * Decodes a query. Undefined if services could read it in two ways: an unknown name (other case, `name[]`, an escaped
 * letter), a repeated name, a second `?`, a `;`, invalid UTF-8, an id with several values.
 */
function decodeQuery(query: string | undefined, known: readonly string[]): Values | undefined {
  if (!query) return [];
  if (/[?;]/.test(query)) return undefined;
  const values = new Map<string, string>();
  for (const pair of query.split('&')) {
    const [name = '', ...rest] = pair.split('=');
    const value = decode(rest.join('=').replaceAll('+', ' '));
    const isReadable =
      value !== undefined && !/\p{Cc}/u.test(value) && (!idParameters.has(name) || plainId.test(value));
    if (!known.includes(name) || values.has(name) || !isReadable) return undefined;
    values.set(name, value);
  }
  return [...values];
}

/** Commas stay unescaped: the content service's field lists contain them (spec §7). */
function encodeTarget(segments: readonly string[], parameters: Values): string {
  const path = segments.map((segment) => `/${encodeURIComponent(segment)}`).join('');
  const query = parameters
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`)
    .join('&');
  return query === '' ? path : `${path}?${query}`;
}

/** Undefined for text that isn't percent-encoded UTF-8. */
function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
