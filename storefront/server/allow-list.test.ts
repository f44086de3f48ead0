import { describe, expect, it } from 'vitest';
import { allowList, findCall, services } from './allow-list.ts';

/** Every call of the specification, §7, as it stands there. */
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
  'GET vehicle/vehicles/t-cross?step=1',
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
  'GET content/faq-categories',
];

const split = (line: string) => line.split(' ') as [method: string, target: string];

describe('allow-list', () => {
  it.each(specified)('knows %s', (line) => {
    const [method, target] = split(line);
    const found = findCall(method, target);
    expect(found && found.service + found.target).toBe(target);
  });

  it('holds no call beyond the specified ones and the three of marketing', () => {
    const reached = new Set(specified.map((line) => findCall(...split(line))?.call));
    const others = services.flatMap((name) => allowList[name].filter((call) => !reached.has(call)));
    expect(others.map(({ path }) => path)).toEqual(['/leads', '/conversions', '/partner-leads']);
  });

  it.each([
    'PATCH fleet/users/12',
    'DELETE fleet/users/12',
    'HEAD fleet/segments',
    'GET fleet/users/',
    'GET fleet/users/12/',
    'GET fleet/users/12/orders',
    'GET fleet//users/12',
    'GET fleet/users/..',
    'GET fleet/users/%2e%2e',
    'GET fleet/users/%2E%2e%2forders',
    'GET fleet/users/a%5Cb',
    'GET fleet/users/a%0D%0Ab',
    'GET fleet/users/%',
    'GET fleet/users/a%3Fb',
    'GET fleet/Segments',
    'GET toString/segments',
    'GET fleet@evil.invalid/segments',
    'GET fleet/segments#x',
    'GET ',
  ])('refuses %s', (line) => {
    expect(findCall(...split(line))).toBeUndefined();
  });

  it('takes the service’s own root with and without a slash', () => {
    expect(findCall('GET', 'content')?.target).toBe('/');
    expect(findCall('GET', 'content?_fields=title')?.target).toBe('/?_fields=title');
  });

  it('shares only reads; one of them asks by its body', () => {
    const shared = services.flatMap((name) => allowList[name].filter(({ isShared }) => isShared));
    const others = shared.filter(({ method, bodyLimit }) => method !== 'GET' || bodyLimit !== 0);
    expect(others.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /vehicles/:model/simulation']);
  });

  it('shares nothing that is read for one visitor', () => {
    const personal = /users|orders|orderstatus|customers|upload|coupons|payment|contracts|EuroIT/;
    const shared = services.flatMap((name) => allowList[name].filter(({ isShared }) => isShared));
    expect(shared.filter(({ path }) => personal.test(path))).toEqual([]);
  });
});
