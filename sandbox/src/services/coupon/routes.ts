import { Type } from 'typebox';
import {
  CouponBurnRequest,
  CouponBurnResponse,
  CouponError,
  CouponPath,
  CouponQuery,
  CouponValidation,
} from '../../../contract/coupon.ts';
import { describedCalls } from '../../kernel/described-calls.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { isSameSecret } from '../../kernel/same-secret.ts';
import type { Service, ServiceScope } from '../../kernel/service.ts';
import { checkCoupon, couponOfferIdOf, refusalOf, toValidation } from './rules.ts';
import { burnCoupon, readCoupon } from './state.ts';

const call = describedCalls({ 400: CouponError, 401: CouponError, 404: CouponError, 422: CouponError });

/**
 * Coupon service (spec §7).
 * @param apiKey required value of the `x-api-key` header (spec §6)
 */
export function couponService(kernel: Kernel, apiKey: string): Service {
  return {
    name: 'coupon',
    security: [{ couponKey: [] }],
    errorBody: ({ code, message }): CouponError => ({ code, message }),
    authorize(request) {
      if (!isSameSecret(request.headers['x-api-key'], apiKey)) {
        throw new Refusal(401, 'invalid_key', 'x-api-key is missing or wrong');
      }
    },
    routes(scope) {
      validation(scope);
      burn(scope);
    },
  };

  function validation(scope: ServiceScope) {
    scope.get(
      '/campaings/coupons/:code/offers/:offerId/validations',
      call({
        summary: 'Whether a coupon is good for an offer, and its discount',
        params: CouponPath,
        querystring: CouponQuery,
        response: { 200: CouponValidation },
      }),
      async ({ params: { code, offerId }, query: { document, email } }) => {
        if ((document === undefined) !== (email === undefined)) {
          throw new Refusal(400, 'invalid_request', 'document and email are sent together, or not at all');
        }
        const person = document !== undefined && email !== undefined ? { document, email } : undefined;
        const stored = await readCoupon(kernel.database, code);
        const coupon = checkCoupon(stored, { offerId, person, now: kernel.clock.now() });
        return toValidation(coupon, offerId);
      },
    );
  }

  function burn(scope: ServiceScope) {
    scope.post(
      '/campaings/coupons/:code/burn',
      call({
        summary: 'Uses a coupon up, after the order; an Idempotency-Key makes a repeat harmless',
        params: Type.Object({ code: CouponPath.properties.code }),
        body: CouponBurnRequest,
        response: { 200: CouponBurnResponse },
      }),
      async ({ params, body: { offerId, couponOfferId, document, email } }) => {
        const now = kernel.clock.now();
        const burnedAt = now.toISOString();
        await burnCoupon(kernel.database, params.code, burnedAt, (stored) => {
          const coupon = checkCoupon(stored, { offerId, person: { document, email }, now });
          if (couponOfferId !== couponOfferIdOf(coupon, offerId)) {
            throw refusalOf('coupon_other_offer', 'couponOfferId is not that of this coupon and offer');
          }
          return coupon;
        });
        return { couponOfferId, burnedAt };
      },
    );
  }
}
