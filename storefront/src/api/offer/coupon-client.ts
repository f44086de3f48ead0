import type { CouponBurnRequest, CouponEntry, CouponValidation } from '@signdrive/sandbox/contract/coupon';
import type { Confirmed, Http, HttpRequest } from '../wire/http.ts';
import type { Coupon, CouponDiscount } from '../../domain/coupon/coupon.ts';
import { ServiceError } from '../app-error.ts';
import { broken, cents, fieldsOf, number, text, type Fields } from '../wire/decode.ts';

/** Why a coupon is rejected, as `code` of a `rejected` error. */
export type CouponRefusal = 'expired' | 'otherOffer' | 'otherPerson' | 'used' | 'unknown';

/** The person who uses a coupon. */
export interface CouponHolder {
  /** Their data are sent with their own session only. */
  userId: string;
  /** CPF or CNPJ. */
  document: string;
  email: string;
}

/** Coupons: validated for an offer, redeemed after the order. */
export interface CouponPort {
  /**
   * The coupon, if it is valid for the offer.
   * @param wanted offerId is the `productId` of the chosen condition; the person is sent only if both parts are
   * present.
   * @throws ServiceError `rejected` with a `CouponRefusal` as its code
   */
  validate(wanted: { code: string; offerId: string } & Partial<CouponHolder>, signal: AbortSignal): Promise<Coupon>;
  /**
   * Redeems the coupon.
   * @param use idempotencyKey is that of the order: a repeat with it is harmless. The document is that of the user.
   * @throws ServiceError as `validate`
   */
  burn(
    use: { code: string; offerId: string; couponOfferId: string } & Confirmed & CouponHolder,
    signal: AbortSignal,
  ): Promise<void>;
}

/** Maps the service's rejections. An unknown code is a 404. */
const refusals: Readonly<Record<string, CouponRefusal>> = {
  coupon_not_found: 'unknown',
  coupon_expired: 'expired',
  coupon_other_offer: 'otherOffer',
  coupon_other_person: 'otherPerson',
  coupon_used: 'used',
};

/** Coupon service (spec §7). The store's server adds its API key. */
export function createCouponClient(http: Http): CouponPort {
  return {
    async validate({ code, offerId, userId, ...person }, signal) {
      const call = 'GET /campaings/coupons/{code}/offers/{offerId}/validations';
      const typed = code.trim();
      const answer = await asking(http, {
        call,
        params: { code: typed, offerId },
        query: { ...whole(person) },
        ...(userId !== undefined && { ofUser: userId }),
        signal,
      });
      const validation = fieldsOf<CouponValidation>(answer, call);
      const couponOfferId = validation.get('couponOfferId', text);
      return { code: typed, couponOfferId, discount: discountOf(validation, call) } satisfies Coupon;
    },

    async burn({ userId, code, idempotencyKey, offerId, couponOfferId, document, email }, signal) {
      const body: CouponBurnRequest = { offerId, couponOfferId, document, email };
      await asking(http, {
        call: 'POST /campaings/coupons/{code}/burn',
        params: { code: code.trim() },
        ofUser: userId,
        body,
        headers: { 'Idempotency-Key': idempotencyKey },
        signal,
      });
    },
  };
}

/** A coupon entry (spec §3): the validated data with its code. */
export function couponEntryOf({ code, couponOfferId, discount }: Coupon): CouponEntry {
  return {
    couponCode: code,
    couponOfferId,
    ...(discount.kind === 'percent'
      ? { discountType: 'PERCENT', discountValue: discount.percent }
      : { discountType: 'VALUE', discountValue: discount.valueInCents / 100 }),
  };
}

/** Document and e-mail are sent together or not at all (spec §5). */
function whole({ document, email }: Partial<CouponHolder>): Pick<CouponHolder, 'document' | 'email'> | undefined {
  return document && email ? { document, email } : undefined;
}

function discountOf(validation: Fields<CouponValidation>, call: string): CouponDiscount {
  const type = validation.get('discountType', text);
  if (type === 'PERCENT') {
    const percent = validation.get('discountValue', number);
    return percent > 0 && percent <= 100 ? { kind: 'percent', percent } : broken(`${call}.discountValue`);
  }
  if (type === 'VALUE') {
    const valueInCents = validation.get('discountValue', cents);
    return valueInCents > 0 ? { kind: 'value', valueInCents } : broken(`${call}.discountValue`);
  }
  return broken(`${call}.discountType`);
}

async function asking(http: Http, request: HttpRequest): Promise<unknown> {
  try {
    return await http.send(request);
  } catch (caught) {
    throw withRefusalCode(caught);
  }
}

function withRefusalCode(caught: unknown): unknown {
  if (!(caught instanceof ServiceError)) return caught;
  const { error } = caught;
  if (error.kind === 'notFound') {
    return new ServiceError(
      { kind: 'rejected', status: 404, code: 'unknown' satisfies CouponRefusal },
      { cause: caught },
    );
  }
  const code = error.kind === 'rejected' ? refusals[error.code] : undefined;
  if (error.kind !== 'rejected' || code === undefined) return caught;
  return new ServiceError({ ...error, code }, { cause: caught });
}
