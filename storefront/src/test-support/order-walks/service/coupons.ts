import { carWithProduct } from './catalogue.ts';
import { people, type Person, type PersonName } from '../people/people.ts';
import type { Service } from './service.ts';
import { answered, refused, type ServiceAnswer, type ServiceRequest } from './answer.ts';

/** A coupon for one order. */
export interface StoredCoupon {
  code: string;
  discount: { type: 'PERCENT'; percent: number } | { type: 'VALUE'; valueInCents: number };
  /** The only person it is valid for. */
  owner?: PersonName;
  /** The only version it is valid for. */
  modelCode?: string;
  isUsed: boolean;
}

/** A coupon that was used up. */
export interface Burn {
  code: string;
  document: string;
  productId: string;
  key: string | undefined;
}

export const couponCodes = ['DEZ', 'CEM', 'DELA'] as const;

export const newCoupons = (): Map<string, StoredCoupon> =>
  new Map(
    (
      [
        { code: 'DEZ', discount: { type: 'PERCENT', percent: 10 }, modelCode: 'PO1', isUsed: false },
        { code: 'CEM', discount: { type: 'VALUE', valueInCents: 10_000 }, isUsed: false },
        { code: 'DELA', discount: { type: 'PERCENT', percent: 20 }, owner: 'ana', isUsed: false },
      ] as const satisfies readonly StoredCoupon[]
    ).map((coupon) => [coupon.code, { ...coupon }]),
  );

/** The coupon, or why it isn't valid. Without a person its owner isn't checked, as in the sandbox. */
export function checkCoupon(
  { coupons }: Service,
  code: string,
  productId: string,
  person: Pick<Person, 'cpf'> | undefined,
): StoredCoupon | string {
  const coupon = coupons.get(code.toUpperCase());
  if (!coupon) return 'coupon_not_found';
  if (coupon.isUsed) return 'coupon_used';
  const car = carWithProduct(productId);
  if (coupon.modelCode !== undefined && coupon.modelCode !== car?.modelCode) return 'coupon_other_offer';
  if (coupon.owner !== undefined && person && people[coupon.owner].cpf !== person.cpf) return 'coupon_other_person';
  return coupon;
}

/** The instalment with the coupon. */
export function discounted(inCents: number, coupon: StoredCoupon | undefined): number {
  if (!coupon) return inCents;
  const { discount } = coupon;
  const off = discount.type === 'PERCENT' ? Math.round((inCents * discount.percent) / 100) : discount.valueInCents;
  return Math.max(0, inCents - off);
}

const refusalOf = (why: string) => refused(why === 'coupon_not_found' ? 404 : 422, why);

type Call = (service: Service, request: ServiceRequest) => ServiceAnswer;

export const couponCalls = {
  validateCoupon: (service, { path: [, , code = '', , productId = ''], query }) => {
    const document = query.get('document');
    const coupon = checkCoupon(service, code, productId, document === null ? undefined : { cpf: document });
    if (typeof coupon === 'string') return refusalOf(coupon);
    const { discount } = coupon;
    return answered({
      couponOfferId: `${coupon.code}:${productId}`,
      discountType: discount.type,
      discountValue: discount.type === 'PERCENT' ? discount.percent : discount.valueInCents / 100,
    });
  },
  burnCoupon: (service, { path: [, , code = ''], body, key }) => {
    const { offerId, document } = body as { offerId: string; document: string };
    const coupon = checkCoupon(service, code, offerId, { cpf: document });
    if (typeof coupon === 'string') return refusalOf(coupon);
    coupon.isUsed = true;
    service.burns.push({ code: coupon.code, document, productId: offerId, key });
    return answered({ couponOfferId: `${coupon.code}:${offerId}`, burnedAt: service.moment });
  },
} satisfies Record<string, Call>;
