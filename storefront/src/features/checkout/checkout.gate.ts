/**
 * Computes from saved facts which steps are finished. The result is never stored, so it always agrees with the facts.
 */
import {
  personalDataOf,
  addressOf,
  type AddressValues,
  type PersonalValues,
} from '#/domain/customer/customer-values.ts';
import { needsSpouseProof } from '#/domain/customer/customer.ts';
import { isSameCity, isSameDealer, type Dealer } from '#/domain/place/dealer.ts';
import { documentsWanted, type DocumentKind } from '#/domain/order/order-documents.ts';
import { currentStep, stepToShow, type FinishedSteps, type PageStep } from '#/domain/order/order-steps.ts';
import { isSameValue } from '#/domain/values/same-value.ts';
import { shownAddress, shownPersonalData } from './checkout.shown.ts';
import type { CheckoutState, OrderDraft } from './checkout.state.ts';
import { documentOf } from './documents/document-state.ts';

type Facts = Pick<CheckoutState, 'hasSession' | 'orderer' | 'draft' | 'documents' | 'dealers'>;

/** Documents this person has to send. */
export const wantedOf = ({ orderer }: Pick<CheckoutState, 'orderer'>): readonly DocumentKind[] =>
  documentsWanted(orderer?.customer !== undefined && needsSpouseProof(orderer.customer));

/** Shared by all renders without unsaved input, which are most of them. */
const isUntouched = (typed: object): boolean => Object.keys(typed).length === 0;

/** True when the typed values equal the known ones, whatever their format. */
const isSamePerson = (one: PersonalValues, other: PersonalValues) =>
  isSameValue(personalDataOf(one), personalDataOf(other));
const isSameAddress = (one: AddressValues, other: AddressValues) => isSameValue(addressOf(one), addressOf(other));

/** True when the service has what step 4 shows; before there is a customer, when step 4 was finished with it. */
export function isPersonalDataSaved({ orderer, draft }: Pick<Facts, 'orderer' | 'draft'>): boolean {
  if (!orderer) return false;
  if (orderer.customer && isUntouched(draft.personal)) return true;
  const shown = shownPersonalData({ orderer, draft });
  if (orderer.customer) return isSamePerson(shown, shownPersonalData({ orderer, draft: without(draft, 'personal') }));
  return draft.submitted !== undefined && isSamePerson(shown, draft.submitted);
}

/** True when the service has the address that step 5 shows. */
export function isAddressSaved({ orderer, draft }: Pick<Facts, 'orderer' | 'draft'>): boolean {
  if (!orderer?.customer) return false;
  if (isUntouched(draft.address)) return true;
  return isSameAddress(shownAddress({ orderer, draft }), shownAddress({ orderer, draft: without(draft, 'address') }));
}

const without = (draft: OrderDraft, part: 'personal' | 'address'): OrderDraft => ({ ...draft, [part]: {} });

/** Missing documents: the service has none, or its replacement is being sent. */
export const missingDocuments = (facts: Pick<Facts, 'orderer' | 'documents'>): readonly DocumentKind[] =>
  wantedOf(facts).filter((kind) => documentOf(facts.documents, kind).status !== 'success');

/** The chosen dealer, if it is in the region that the pickup step shows, and in the list where that is loaded. */
export function chosenDealer({ draft: { pickup }, dealers }: Pick<Facts, 'draft' | 'dealers'>): Dealer | undefined {
  const { uf, city, dealer } = pickup;
  const isInRegion = dealer?.uf === uf && (city === undefined || (dealer && isSameCity(dealer.city, city)));
  const isListed =
    dealers.status !== 'success' || dealers.data.some((listed) => dealer && isSameDealer(listed, dealer));
  return isInRegion && isListed ? dealer : undefined;
}

/** The dealer that the visitor has chosen, if it has closed or moved since. */
export const lostDealer = (facts: Pick<Facts, 'draft' | 'dealers'>): Dealer | undefined =>
  chosenDealer(facts) || facts.dealers.status !== 'success' ? undefined : facts.draft.pickup.dealer;

const finishedSteps = (facts: Facts): FinishedSteps => ({
  // Also if the data of a logged-in visitor can't be read.
  login: facts.orderer !== undefined || facts.hasSession === true,
  personalData: isPersonalDataSaved(facts),
  address: isAddressSaved(facts),
  documentation: missingDocuments(facts).length === 0,
  pickup: chosenDealer(facts) !== undefined,
});

/** The first step that isn't finished; `payment` when an order may be confirmed. */
export const dueStepOf = (facts: Facts): PageStep => currentStep(finishedSteps(facts));

/** The open page with the step that it has to show; undefined while the visitor's data is unknown. */
export function pageToShow(state: CheckoutState): CheckoutState['page'] {
  const { page, placed, opening } = state;
  if (!page || (opening.status !== 'ready' && opening.status !== 'anonymous')) return undefined;
  return { ...page, step: placed ? 'payment' : stepToShow(dueStepOf(state), page.step) };
}

/** The draft without the values that were just saved. Input typed during the write stays. */
export function draftAfterSaving({ draft, saving }: Pick<CheckoutState, 'draft' | 'saving'>): OrderDraft {
  const { submitted, ...rest } = draft;
  const saved = saving.status === 'saving' ? { [saving.part]: saving.values } : {};
  // The write of a new customer contains both steps.
  const { personal, address } = { personal: submitted, ...saved } as Partial<OrderDraft>;
  return {
    ...rest,
    personal: isSameValue(draft.personal, personal) ? {} : draft.personal,
    address: isSameValue(draft.address, address) ? {} : draft.address,
  };
}

/** The part of the draft that also holds for another order. The placed order has used the coupon up. */
export function draftAfterPlacing(
  { draft, page }: Pick<CheckoutState, 'draft' | 'page'>,
  slug: string,
): OrderDraft | undefined {
  if (!page || page.slug === slug) return undefined;
  const { coupon: _, ...rest } = draft;
  return rest;
}
