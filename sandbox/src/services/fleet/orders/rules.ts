import type { FleetOffer } from '../../../../contract/fleet.ts';
import {
  orderStatusCodes as code,
  paymentTypes,
  type OrderRequest,
  type OrderStatusCode,
} from '../../../../contract/orders.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { checkCoupon, couponOfferIdOf, type CouponUse } from '../../coupon/rules.ts';
import type { Coupon } from '../../coupon/state.ts';
import { toWholeReais } from '../../vehicle/money.ts';
import { findDealer } from '../dealers/table.ts';
import { stepsFrom } from './life.ts';
import type { StatusEntry } from './state.ts';

/** Statuses after which an order may be placed again as reanalysis. */
const reanalysable: readonly OrderStatusCode[] = [code.CreditRejected, code.DocumentsRejected];

/**
 * The offer of an order with consistent parts.
 * @throws Refusal 422, whose message is for the buyer
 */
export function checkParts(request: OrderRequest, offer: FleetOffer | undefined): FleetOffer {
  if (!offer)
    throw refuse('unknown_product', 'Esta combinação não está mais à venda. Escolha outra na página do carro.');
  if (!findDealer(request.locationId)) {
    throw refuse('unknown_location', 'Não encontramos o local de retirada. Escolha outra concessionária.');
  }
  const isKnown =
    request.accessories.every((name) => offer.accessories.includes(name)) &&
    request.optionals.every((name) => offer.optionals.includes(name));
  if (!isKnown) throw refuse('unknown_accessory', 'Um dos acessórios não faz parte desta oferta.');
  const isCard = request.typePayment === paymentTypes.card;
  if (isCard && request.orderPayments.token === undefined) {
    throw refuse('payment_mismatch', 'O cartão não foi cadastrado. Cadastre o cartão e envie o pedido de novo.');
  }
  if (!isCard && request.orderPayments.token !== undefined) {
    throw refuse('payment_mismatch', 'Um pedido por boleto não leva cartão.');
  }
  if (request.reanalysis !== (request.orderPayments.orderId !== undefined)) {
    throw refuse('reanalysis_refused', 'Só um pedido em reanálise leva o número de outro pedido.');
  }
  return offer;
}

/** @throws Refusal 422 for a coupon that was not validated for this product and person, or is no longer valid */
export function checkOrderCoupon(
  { coupon: entry, productId }: OrderRequest,
  { modelCode }: FleetOffer,
  stored: Coupon | undefined,
  use: Pick<CouponUse, 'person' | 'now'>,
): Coupon | undefined {
  if (!entry) return undefined;
  try {
    const coupon = checkCoupon(stored, { ...use, offerId: productId });
    const validated = [productId, modelCode].map((offerId) => couponOfferIdOf(coupon, offerId));
    if (validated.includes(entry.couponOfferId)) return coupon;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  throw refuse('coupon_refused', 'O cupom não vale mais para este pedido. Retire o cupom ou use outro.');
}

/** The agreed price: that of simulation and rental, minus the coupon. */
export function agreedInCents(offer: FleetOffer, simulationMarkup: number, coupon: Coupon | undefined): number {
  const listed = Math.round(offer.monthlyInstallment * 100);
  const priceInCents = listed + toWholeReais((listed * simulationMarkup) / 1000);
  if (!coupon) return priceInCents;
  const { discount } = coupon;
  const off = discount.type === 'PERCENT' ? Math.round((priceInCents * discount.percent) / 100) : discount.valueInCents;
  return Math.max(0, priceInCents - off);
}

/** @throws Refusal 422 unless the order was rejected for its credit or its documents */
export function checkReanalysis(last: StatusEntry | undefined): void {
  if (!last || last.withdrawnAt !== null || !reanalysable.includes(last.status)) {
    throw refuse('reanalysis_refused', 'Este pedido não pode ser refeito.');
  }
}

/** @throws Refusal 422 if no status could be posted next */
export function checkWithdrawal(last: StatusEntry): void {
  if (!stepsFrom(last.status).some(({ isOwners }) => isOwners)) throw frozen();
}

/** @throws Refusal 409 before the status was removed, 422 for an invalid transition */
export function checkOwnersStatus(last: StatusEntry, to: OrderStatusCode): void {
  if (last.withdrawnAt === null) {
    throw new Refusal(409, 'status_in_place', 'DELETE /orderstatus/{orderId} comes before a new status');
  }
  if (!stepsFrom(last.status).some((step) => step.isOwners && step.to === to)) throw frozen();
}

const frozen = () => refuse('status_refused', 'O pedido não pode mais ser alterado assim.');
const refuse = (reason: string, message: string) => new Refusal(422, reason, message);
