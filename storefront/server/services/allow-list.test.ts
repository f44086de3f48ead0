import { createSandbox } from '@signdrive/sandbox/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { allowList, findCall, services, type FoundCall } from './allow-list.ts';

/** Every call of the specification (§7), as written there. */
const specified = [
  'POST fleet/signin',
  'POST fleet/signup',
  'GET fleet/users/12',
  'POST fleet/reset-password',
  'POST fleet/change-password',
  'POST fleet/confirm-email/abc.def',
  'PUT fleet/users?userId=12',
  'GET fleet/offers/12?saleschannel=S%26D',
  'GET fleet/orders/GetOrderByUserId?userId=12&typeOrder=502%7C500',
  'GET fleet/orderstatus/3',
  'DELETE fleet/orderstatus/3',
  'POST fleet/orderstatus',
  'POST fleet/orders',
  'GET fleet/segments',
  'GET fleet/ceps?cep=01001000',
  'GET fleet/location/4',
  'GET fleet/customers/12',
  'POST fleet/customers?userId=12',
  'PUT fleet/customers?userId=12',
  'GET fleet/genderenum',
  'GET fleet/civilstatusenum',
  'GET fleet/stateEnum',
  'POST fleet/upload/UploadCnhAsync?userId=12',
  'POST fleet/upload/UploadCnhBackAsync?userId=12',
  'POST fleet/upload/UploadProofOfAddressAsync?userId=12',
  'POST fleet/upload/UploadProofOfIncomeAsync?userId=12&onlySave=true',
  'POST fleet/newdocuments',
  'GET fleet/upload/12',
  'GET fleet/upload/errors?userId=12&orderId=3',
  'GET fleet/dealers/location/states/SP?brandCode=13',
  'GET fleet/dealers/location/states/SP/city/S%C3%A3o%20Paulo?brandCode=13',
  'GET fleet/dealers/8?brandCode=13',
  'POST payment/payments/sessions',
  'POST payment/Payment/Sessions',
  'GET payment/payment-notifications/sessions/5',
  'POST payment/Payment/Checkout/History',
  'GET payment/contracts/erp/SDI3',
  'PUT payment/payments/methods',
  'GET payment/EuroIT/Payments/Methods?contractNumber=SDI3',
  'POST payment/Payment/CreditCardUsed',
  'POST payment/EuroIT/Payments/Methods/Save',
  'GET vehicle/application',
  'GET vehicle/vehicles/t-cross?year=2026&isShield=true',
  'GET vehicle/vehicles/rentals/offers',
  'GET vehicle/vehicles/rentals/offers/BZ13?year=2026&isShield=true',
  'POST vehicle/vehicles/rentals/locale',
  'POST vehicle/vehicles/t-cross/simulation',
  'POST vehicle/vehicles/t-cross/rental',
  'POST vehicle/vehicles/share',
  'GET coupon/campaings/coupons/BEM%20VINDO/offers/3/validations?document=1&email=a',
  'POST coupon/campaings/coupons/BEMVINDO/burn',
  'GET geography/v1/localidades/estados',
  'GET geography/estados/SP/municipios',
  'GET content/',
  'GET content/cars?_fields=title,slug,acf&slug=t-cross',
  'GET content/faq?_fields=title,content&per_page=50&order=asc',
  'GET content/pages?slug=termos&_fields=title,acf',
  'GET content/partner?slug=viaduto',
  'GET content/condicoes',
  'GET content/faqs?category=1&limit=10',
  'GET content/faqs?category=1&limit=50&page=2',
  'GET content/faq-categories',
];

const split = (line: string) => line.split(' ') as [method: string, target: string];

const find = (line: string) => findCall(...split(line));

/** A call on the list. */
function found(line: string): FoundCall {
  const call = find(line);
  if (typeof call === 'string') throw new Error(`${line}: ${call}`);
  return call;
}

describe('allow-list', () => {
  it.each(specified)('contains %s', (line) => {
    const { service, target } = found(line);
    expect(service + target).toBe(split(line)[1]);
  });

  it('holds no call that the reference services lack', async () => {
    const sandbox = await createSandbox({ port: 0, cardPort: 0 });
    onTestFinished(() => sandbox.close());
    const { paths } = (await (await fetch(`${sandbox.url}/documentation/json`)).json()) as {
      paths: Readonly<Record<string, object>>;
    };
    const nameless = (path: string) => path.replaceAll(/:\w+|\{\w+\}/g, '{}');
    const offered = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${nameless(path)}`),
    );
    const forwarded = services.flatMap((name) =>
      allowList[name].map(({ method, path }) => `${method} /${name}${nameless(path)}`),
    );
    expect(forwarded.filter((call) => !offered.includes(call))).toEqual([]);
  });

  it.each([
    'PATCH fleet/users/12',
    'DELETE fleet/users/12',
    'HEAD fleet/segments',
    'GET fleet/users/',
    'GET fleet/users/12/',
    'GET fleet/users/12/orders',
    'GET fleet//users/12',
    'GET fleet/./users/12',
    'GET fleet/users/..',
    'GET fleet/users/%2e%2e',
    'GET fleet/users/%2E%2e%2forders',
    'GET fleet/users/.%2e',
    'GET fleet/users/..;',
    'GET fleet/users/..;x=1',
    'GET fleet/users/12;userId=13',
    'GET fleet/users/12%3BuserId=13',
    'GET fleet/users/%252e%252e',
    'GET fleet/users/12%252forders',
    'GET fleet/users/a%5Cb',
    'GET fleet/users/a\\b',
    'GET fleet/users/a%0D%0Ab',
    'GET fleet/users/a\tb',
    'GET fleet/users/%00',
    'GET fleet/users/%',
    'GET fleet/users/%ff',
    'GET fleet/users/%c0%ae%c0%ae',
    'GET fleet/users/a%3Fb',
    'GET fleet/users/a%23b',
    'GET fleet/users%2F12',
    'GET fleet%2Fusers/12',
    'GET fleet/Segments',
    'GET Fleet/segments',
    'GET toString/segments',
    'GET __proto__/segments',
    'GET fleet@evil.invalid/segments',
    'GET fleet/segments#x',
    'GET /evil.invalid/fleet/segments',
    'GET http://evil.invalid/fleet/segments',
    'GET ',
  ])('has no call for %s', (line) => {
    expect(find(line)).toBe('unknown_call');
  });

  it.each([
    ['an unknown name', 'userId=12&admin=true'],
    ['no name', '=12'],
    ['an empty parameter', 'userId=12&'],
    ['a name that comes twice', 'userId=12&userId=13'],
    ['a name that comes twice with one value', 'userId=12&userId=12'],
    ['a name in another case', 'UserId=12'],
    ['a name in another case beside its own', 'userId=12&userid=13'],
    ['a list', 'userId[]=12'],
    ['an escaped list', 'userId%5B%5D=12'],
    ['a nested name', 'userId[id]=12'],
    ['an escaped letter in a name', 'u%73erId=12'],
    ['a space before a name', '+userId=12'],
    ['a second question mark', 'userId=12?userId=13'],
    ['an escaped second question mark', 'userId=12%3FuserId=13'],
    ['a semicolon as separator', 'userId=12;userId=13'],
    ['an escaped semicolon in an id', 'userId=12%3BuserId=13'],
    ['an escaped ampersand in an id', 'userId=12%26userId=13'],
    ['a list by commas', 'userId=12,13'],
    ['an id with a space', 'userId=12%20'],
    ['an id with an escaped escape', 'userId=%2512'],
    ['an empty id', 'userId='],
    ['an id without a value', 'userId'],
    ['a broken escape', 'userId=12&typeOrder=%5'],
    ['bytes that are not UTF-8', 'userId=12&typeOrder=%ff'],
    ['an overlong encoding', 'userId=12&typeOrder=%c0%a6'],
    ['a line end', 'userId=12&typeOrder=500%0d%0aX:1'],
    ['a name of the prototype', '__proto__=12'],
  ])('rejects a query with %s', (_, query) => {
    expect(find(`GET fleet/orders/GetOrderByUserId?${query}`)).toBe('bad_request');
  });

  it('rejects a query for a call without one', () => {
    expect(find('GET payment/contracts/erp/SDI3?contract=SDI4')).toBe('bad_request');
    expect(find('POST payment/payments/sessions?document=1')).toBe('bad_request');
  });

  it.each([
    ['GET payment/contracts/erp/%53DI3', '/contracts/erp/SDI3', { contract: 'SDI3' }],
    [
      'GET fleet/%75pload/%65rrors?userId=1&orderId=2',
      '/upload/errors?userId=1&orderId=2',
      { userId: '1', orderId: '2' },
    ],
    ['GET fleet/dealers/location/states/SP/city/S%c3%a3o+Paulo', '/dealers/location/states/SP/city/S%C3%A3o%2BPaulo'],
    ['GET content/pages?slug=a+b%20c&_fields=title,acf', '/pages?slug=a%20b%20c&_fields=title,acf'],
    ['GET content/pages?slug=a%3Fb%26c=d', '/pages?slug=a%3Fb%26c%3Dd', { slug: 'a?b&c=d' }],
    ['GET content/pages?', '/pages', {}],
  ])('encodes %s again from its decoded values', (line, target, named?: Record<string, string>) => {
    expect(found(line)).toMatchObject({ target, ...(named && { named }) });
  });

  it('accepts the service’s own root with and without a slash', () => {
    expect(found('GET content').target).toBe('/');
    expect(found('GET content?_fields=title').target).toBe('/?_fields=title');
  });

  it('allows a body for writes only, as a form of 32 KiB or an upload', () => {
    const bodies = services
      .flatMap((name) => allowList[name])
      .map(({ method, path, bodyType, bodyLimit }) => ({
        kind: `${bodyType ?? 'none'} ${bodyLimit}`,
        call: `${method} ${path}`,
      }));
    const callsWith = (kind: string) => bodies.filter((body) => body.kind === kind).map(({ call }) => call);
    const withoutBody = callsWith('none 0');
    const forms = callsWith('application/json 32768');
    const uploads = callsWith('multipart/form-data 10551296');
    expect(withoutBody.filter((call) => !call.startsWith('GET '))).toEqual([
      'POST /confirm-email/:token',
      'DELETE /orderstatus/:orderId',
    ]);
    expect(forms.filter((call) => !/^(POST|PUT) /.test(call))).toEqual([]);
    expect(uploads).toEqual([
      'POST /upload/UploadCnhAsync',
      'POST /upload/UploadCnhBackAsync',
      'POST /upload/UploadProofOfAddressAsync',
      'POST /upload/UploadProofOfIncomeAsync',
      'POST /newdocuments',
    ]);
    expect(withoutBody.length + forms.length + uploads.length).toBe(bodies.length);
  });

  it('shares only reads; one of them has a body', () => {
    const shared = services.flatMap((name) => allowList[name].filter(({ isShared }) => isShared));
    const others = shared.filter(({ method, bodyLimit }) => method !== 'GET' || bodyLimit !== 0);
    expect(others.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /vehicles/:model/simulation']);
  });

  it('shares no read of a single visitor', () => {
    const personal = /users|orders|orderstatus|customers|upload|coupons|payment|contracts|EuroIT/;
    const shared = services.flatMap((name) => allowList[name].filter(({ isShared }) => isShared));
    expect(shared.filter(({ path }) => personal.test(path))).toEqual([]);
  });
});
