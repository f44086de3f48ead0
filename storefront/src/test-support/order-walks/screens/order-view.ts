/** The pages of an order: CheckoutScreen with its steps, and OrderPage around it (routes/pages/order/OrderPage.tsx). */
import { nameOfStep, mayEnter, stepAt, type PageStep } from '#/domain/order/order-steps.ts';
import { isSameCity } from '#/domain/place/dealer.ts';
import type { DocumentKind } from '#/domain/order/order-documents.ts';
import { versionValue } from '#/domain/offer/offer.ts';
import { chosenDealer, dueStepOf } from '#/features/checkout/checkout.gate.ts';
import { selectCheckout } from '#/features/checkout/checkout.slice.ts';
import { documentOf } from '#/features/checkout/documents/document-state.ts';
import { isUnderWay, orderStateOf } from '#/features/checkout/placing/order-life.ts';
import { atPrice, orderPlanOf, type OrderPlan } from '#/features/checkout/placing/order-plan.ts';
import { selectAppliedCoupon, selectCouponStatus } from '#/features/coupon/index.ts';
import { selectSelectedOffer } from '#/features/offer/index.ts';
import type { SelectedOffer } from '#/features/offer/offer.slice.ts';
import { viewOf } from '#/features/offer/offer.view.ts';
import { selectIsCardUnderWay, selectRegisteredCard } from '#/features/payment/index.ts';
import { selectUser } from '#/features/session/index.ts';
import type { Page } from '../browser/page.ts';
import { segmentsOf } from '../browser/place.ts';
import { personWithId, type Person } from '../people/people.ts';

export const checkoutOf = (page: Page) => selectCheckout(page.state);
export const documentOn = (page: Page, kind: DocumentKind) => documentOf(checkoutOf(page).documents, kind);

export const slugOf = (page: Page): string => segmentsOf(page.tab.entry)[2] ?? '';
export const stepOf = (page: Page): PageStep => stepAt(segmentsOf(page.tab.entry)[4] ?? '') ?? 'login';
export const hrefOf = (page: Page, step: PageStep) => `/ofertasvw/${slugOf(page)}/assinar/${nameOfStep(step)}`;

export interface PlanOnPage {
  plan: OrderPlan;
  offerId: string;
  version: string;
}

/** The result of OrderPage's `usePlan`. */
export function planOf(page: Page): PlanOnPage | undefined {
  const slug = slugOf(page);
  const selected = selectSelectedOffer(slug)(page.state);
  const coupon = selectAppliedCoupon(page.state);
  const known = plans.get(page);
  if (known?.selected === selected && known?.coupon === coupon) return known?.planned;
  const planned = selected && planFrom(slug, selected, coupon);
  plans.set(page, { selected, coupon, planned });
  return planned;
}

/** The last plan of each page: computing it is expensive, and every render needs it. */
const plans = new WeakMap<Page, { selected: unknown; coupon: unknown; planned: PlanOnPage | undefined }>();

function planFrom(
  slug: string,
  selected: SelectedOffer,
  coupon: ReturnType<typeof selectAppliedCoupon>,
): PlanOnPage | undefined {
  const view = viewOf(selected, coupon);
  if (!selected.selection || !view) return undefined;
  const { offer, selection } = selected;
  const { condition, price, isPending } = view;
  return {
    offerId: condition.productId,
    version: versionValue(offer),
    plan: orderPlanOf({ slug, offer, selection, condition, price, isPending, coupon }),
  };
}

export type Content = PageStep | 'waiting' | 'failed';

interface Drawn {
  state: unknown;
  path: string;
  planned: PlanOnPage | undefined;
  content: Content;
  due: PageStep;
}

/** The last content of each page: every step of a walk reads it many times. */
const drawn = new WeakMap<Page, Drawn>();

function drawnOf(page: Page): Drawn {
  const state = checkoutOf(page);
  const planned = planOf(page);
  const path = page.tab.entry.pathname;
  const known = drawn.get(page);
  if (known?.state === state && known.path === path && known.planned === planned) return known;
  const due = dueStepOf(state);
  const next = { state, path, planned, content: stepContent(state, stepOf(page), planned, due), due };
  drawn.set(page, next);
  return next;
}

/** The content of StepContent. */
function stepContent(
  { opening, placed }: ReturnType<typeof checkoutOf>,
  step: PageStep,
  planned: PlanOnPage | undefined,
  due: PageStep,
): Content {
  if (opening.status === 'failed') return 'failed';
  if (!planned || (opening.status !== 'ready' && opening.status !== 'anonymous')) return 'waiting';
  const isReached = placed !== undefined || mayEnter(due, step);
  const isShown = opening.status === 'ready' ? step !== 'login' && isReached : step === 'login';
  return isShown ? step : 'waiting';
}

export const contentOf = (page: Page): Content => drawnOf(page).content;
export const dueOf = (page: Page): PageStep => drawnOf(page).due;

/** The key of the step on the page. Another person gets a new step. */
export const stepKey = (page: Page, content: Content): string => `step ${content} ${checkoutOf(page).orderer?.user.id}`;

export const isShown = (page: Page, step: PageStep) =>
  contentOf(page) === step && page.screens.has(stepKey(page, step));
export const onOrder = (page: Page): boolean => page.tab.entry.pathname.includes('/assinar/');
export const shownMethod = (page: Page) => checkoutOf(page).draft.payment;

/** True while nothing on the page may be changed. */
export const isBusy = (page: Page): boolean => isUnderWay(checkoutOf(page));
export const isPlaced = (page: Page): boolean => checkoutOf(page).placed !== undefined;
export const isUnknown = (page: Page): boolean => orderStateOf(checkoutOf(page)) === 'beingChecked';

/** The person who is logged in, else the one whose order the page shows. */
export const sitterOf = (page: Page): Person | undefined =>
  personWithId(selectUser(page.state)?.id ?? checkoutOf(page).orderer?.user.id);

/** The plan that the confirm button agrees to. */
export function agreedPlan(page: Page): OrderPlan | undefined {
  const { placing } = checkoutOf(page);
  const plan = planOf(page)?.plan;
  return plan && placing.status === 'priceChanged' ? atPrice(plan, placing.toInCents) : plan;
}

/** The missing part that the form reports (PaymentStep.faultOf). */
export function paymentFault(page: Page): 'method' | 'cardUnderWay' | 'card' | 'coupon' | undefined {
  const method = shownMethod(page);
  if (method === undefined) return 'method';
  if (method === 'card' && !selectRegisteredCard(page.state)) {
    return selectIsCardUnderWay(page.state) ? 'cardUnderWay' : 'card';
  }
  const coupon = selectCouponStatus(selectUser(page.state)?.id)(page.state);
  return coupon === 'none' || coupon === 'confirmed' ? undefined : 'coupon';
}

/** The dealers on the page. After a reload it is the chosen one, until the others are loaded. */
export function listedDealers(page: Page) {
  const state = checkoutOf(page);
  const { dealers } = state;
  const { city } = state.draft.pickup;
  if (dealers.status === 'success')
    return city === undefined ? dealers.data : dealers.data.filter((dealer) => isSameCity(dealer.city, city));
  const dealer = chosenDealer(state);
  return dealers.status === 'idle' && dealer ? [dealer] : [];
}
