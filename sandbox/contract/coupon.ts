/**
 * Wire shapes of the coupon service (spec §7; "campaings" is its own spelling). Money is reais as a decimal number. The
 * specification defines no response, so these shapes are assumptions.
 */
import { Type, type Static } from 'typebox';

/** GET /campaings/coupons/{code}/offers/{offerId}/validations, optionally ?document&email */
export const CouponPath = Type.Object({
  code: Type.String({ description: 'as the visitor typed it; upper and lower case are the same' }),
  offerId: Type.String({ description: 'productId of the combination, or modelCode of the version' }),
});

export const CouponQuery = Type.Object({
  document: Type.Optional(Type.String({ description: 'CPF or CNPJ without mask; together with email, or not at all' })),
  email: Type.Optional(Type.String()),
});
export type CouponQuery = Static<typeof CouponQuery>;

export const CouponValidation = Type.Object({
  couponOfferId: Type.String({ description: 'the coupon on this offer: what burning it names' }),
  discountType: Type.Enum(['PERCENT', 'VALUE']),
  discountValue: Type.Number({ exclusiveMinimum: 0, description: 'percent of the instalment, or reais off it' }),
});
export type CouponValidation = Static<typeof CouponValidation>;

/** A validated coupon with its code, as an order carries it (spec §3, Coupon entry). */
export const CouponEntry = Type.Object({
  couponCode: Type.String({ minLength: 1, maxLength: 60 }),
  ...CouponValidation.properties,
});
export type CouponEntry = Static<typeof CouponEntry>;

/** POST /campaings/coupons/{code}/burn */
export const CouponBurnRequest = Type.Object({
  offerId: Type.String(),
  couponOfferId: Type.String(),
  document: Type.String(),
  email: Type.String(),
});
export type CouponBurnRequest = Static<typeof CouponBurnRequest>;

export const CouponBurnResponse = Type.Object({ couponOfferId: Type.String(), burnedAt: Type.String() });
export type CouponBurnResponse = Static<typeof CouponBurnResponse>;

/** Why a coupon is rejected: 404 for the first, 422 for the others. */
export type CouponRefusal =
  | 'coupon_not_found'
  | 'coupon_expired'
  | 'coupon_other_offer'
  | 'coupon_other_person'
  | 'coupon_used';

/** Error shape of the coupon service. */
export const CouponError = Type.Object({ code: Type.String(), message: Type.String() });
export type CouponError = Static<typeof CouponError>;
