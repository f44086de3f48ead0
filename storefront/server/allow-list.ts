/** The services of spec §7, as they are named in `/{base}api/{service}/…`. */
export const services = ['fleet', 'vehicle', 'coupon', 'geography', 'content', 'payment', 'marketing'] as const;

export type ServiceName = (typeof services)[number];
export type CallMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call that the store forwards. */
export interface AllowedCall {
  method: CallMethod;
  /** Path below the service's address; a segment that starts with `:` stands for any one segment. */
  path: string;
  /** Largest body accepted, in bytes. 0 for reads. */
  bodyLimit: number;
  /** The same question has the same answer for every visitor: one made for a page may serve others for a few seconds. */
  isShared: boolean;
}

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

/** Enough for every form of the store. */
const form = 32 * kibibyte;
/** A document of 10 MB and the multipart frame around it. */
const upload = 10 * mebibyte + 64 * kibibyte;
/** A document of 10 MB, which some clients send in base64 (4/3 of its size) inside a JSON body. */
const encodedUpload = 14 * mebibyte;

const read = (path: string): AllowedCall => ({ method: 'GET', path, bodyLimit: 0, isShared: false });
const sharedRead = (path: string): AllowedCall => ({ ...read(path), isShared: true });
const post = (path: string, bodyLimit = form): AllowedCall => ({ method: 'POST', path, bodyLimit, isShared: false });
/** A read that asks by its body. */
const sharedQuestion = (path: string): AllowedCall => ({ ...post(path), isShared: true });
const put = (path: string): AllowedCall => ({ method: 'PUT', path, bodyLimit: form, isShared: false });
const remove = (path: string): AllowedCall => ({ method: 'DELETE', path, bodyLimit: 0, isShared: false });

/** Every call of spec §7. What is not here is answered 404 and never leaves the server. */
export const allowList: Readonly<Record<ServiceName, readonly AllowedCall[]>> = {
  fleet: [
    post('/signin'),
    post('/signup'),
    read('/users/:id'),
    put('/users'),
    post('/reset-password'),
    post('/change-password'),
    post('/confirm-email/:token'),
    sharedRead('/offers/:productId'),
    read('/orders/GetOrderByUserId'),
    post('/orders'),
    read('/orderstatus/:orderId'),
    remove('/orderstatus/:orderId'),
    post('/orderstatus'),
    sharedRead('/segments'),
    sharedRead('/ceps'),
    sharedRead('/location/:id'),
    read('/customers/:id'),
    post('/customers'),
    put('/customers'),
    sharedRead('/genderenum'),
    sharedRead('/civilstatusenum'),
    sharedRead('/stateEnum'),
    post('/upload/UploadCnhAsync', upload),
    post('/upload/UploadCnhBackAsync', upload),
    post('/upload/UploadProofOfAddressAsync', upload),
    post('/upload/UploadProofOfIncomeAsync', upload),
    post('/newdocuments', encodedUpload),
    read('/upload/errors'),
    read('/upload/:id'),
    sharedRead('/dealers/location/states/:state'),
    sharedRead('/dealers/location/states/:state/city/:city'),
    sharedRead('/dealers/:id'),
  ],
  vehicle: [
    sharedRead('/application'),
    sharedRead('/vehicles/:id'),
    sharedRead('/vehicles/rentals/offers'),
    sharedRead('/vehicles/rentals/offers/:modelCode'),
    post('/vehicles/rentals/locale'),
    post('/vehicles/share'),
    sharedQuestion('/vehicles/:model/simulation'),
    post('/vehicles/:model/rental'),
  ],
  coupon: [read('/campaings/coupons/:code/offers/:offerId/validations'), post('/campaings/coupons/:code/burn')],
  geography: [sharedRead('/v1/localidades/estados'), sharedRead('/estados/:uf/municipios')],
  content: [
    sharedRead('/'),
    sharedRead('/cars'),
    sharedRead('/faq'),
    sharedRead('/pages'),
    sharedRead('/partner'),
    sharedRead('/condicoes'),
    sharedRead('/faqs'),
    sharedRead('/faq-categories'),
  ],
  payment: [
    post('/payments/sessions'),
    post('/Payment/Sessions'),
    read('/payment-notifications/sessions/:id'),
    post('/Payment/Checkout/History'),
    read('/contracts/erp/:contract'),
    put('/payments/methods'),
    read('/EuroIT/Payments/Methods'),
    post('/EuroIT/Payments/Methods/Save'),
    post('/Payment/CreditCardUsed'),
  ],
  marketing: [post('/leads'), post('/conversions'), post('/partner-leads')],
};

/** A call found on the allow-list, and where to send it. */
export interface FoundCall {
  service: ServiceName;
  call: AllowedCall;
  /** Path and query below the service's address, exactly as they came. */
  target: string;
}

/**
 * Looks a request up on the allow-list.
 * @param target what follows `/{base}api/`: service, path and query, still encoded
 * @returns undefined for anything that isn't a call of spec §7
 */
export function findCall(method: string, target: string): FoundCall | undefined {
  const [, name, path = '', query = ''] = /^([a-z]+)(\/[^?#]*)?(\?[^#]*)?$/.exec(target) ?? [];
  const service = services.find((candidate) => candidate === name);
  if (service === undefined) return undefined;
  const segments = (path || '/').split('/').slice(1);
  const call = allowList[service].find((candidate) => candidate.method === method && fits(candidate.path, segments));
  return call && { service, call, target: (path || '/') + query };
}

function fits(pattern: string, segments: readonly string[]): boolean {
  const wanted = pattern.split('/').slice(1);
  return (
    wanted.length === segments.length &&
    wanted.every((part, index) => {
      const segment = segments[index] ?? '';
      return part.startsWith(':') ? isPlainSegment(segment) : part === segment;
    })
  );
}

/** Refuses what a service behind us might read as another path: dot segments, encoded slashes, control characters. */
function isPlainSegment(segment: string): boolean {
  let decoded: string;
  try {
    decoded = decodeURIComponent(segment);
  } catch {
    return false;
  }
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return decoded !== '' && !/^\.{1,2}$/.test(decoded) && !/[/\\?#\u0000-\u001f\u007f]/.test(decoded);
}
