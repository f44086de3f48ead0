/** The order as the last step shows it, before it is confirmed and afterwards. */
import type { AddressValues } from '#/domain/customer/customer-values.ts';
import type { PaymentKind } from '#/domain/order/order-request.ts';
import { chosenDealer, wantedOf } from '#/features/checkout/checkout.gate.ts';
import { shownAddress, shownPersonalData } from '#/features/checkout/checkout.shown.ts';
import { orderStateOf } from '#/features/checkout/placing/order-life.ts';
import type { Page } from '../browser/page.ts';
import { agreedPlan, checkoutOf, isPlaced, isShown, planOf, shownMethod } from './order-view.ts';

export interface Review {
  userId: string;
  email: string;
  name: string | undefined;
  cpf: string | undefined;
  address: AddressValues;
  paperCount: number;
  dealerId: string | undefined;
  dealerAddress: string | undefined;
  method: PaymentKind | undefined;
  monthlyInCents: number;
  couponCode: string | undefined;
  productId: string;
  /** Slug of the open partner store; undefined in the house's store. */
  storeSlug: string | undefined;
}

export function reviewOf(page: Page): Review | undefined {
  const state = checkoutOf(page);
  const agreed = agreedPlan(page);
  const planned = planOf(page);
  if (!isShown(page, 'payment') || isPlaced(page) || !state.orderer || !agreed || !planned) return undefined;
  const { name, cpf } = shownPersonalData(state);
  const dealer = chosenDealer(state);
  return {
    userId: state.orderer.user.id,
    email: state.orderer.user.email,
    name,
    cpf,
    address: shownAddress(state),
    paperCount: wantedOf(state).length,
    dealerId: dealer?.id,
    dealerAddress: dealer?.address,
    method: shownMethod(page),
    monthlyInCents: agreed.monthlyInCents,
    couponCode: agreed.coupon?.code,
    productId: planned.offerId,
    storeSlug: page.tab.entry.storeSlug,
  };
}

/** The outcome of the order as the last step shows it. */
export function outcomeOf(page: Page): 'nothing' | 'unknown' | { orderId: string } | undefined {
  if (!isShown(page, 'payment')) return undefined;
  const state = checkoutOf(page);
  if (state.placed) return { orderId: state.placed.orderId };
  const order = orderStateOf(state);
  if (order === 'beingChecked') return 'unknown';
  return order === 'nothingHappened' ? 'nothing' : undefined;
}

/** The coupon's state as the page of the placed order shows it. */
export const burnOf = (page: Page) => (isShown(page, 'payment') && isPlaced(page) ? checkoutOf(page).burn : undefined);
