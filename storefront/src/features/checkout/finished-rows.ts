import type { DescriptionRow } from '@signdrive/design-system/description-list';
import { between } from '#/domain/between.ts';
import { dealerAddress } from '#/domain/dealer.ts';
import { mayEnter, stateOfStep, type PageStep } from '#/domain/order-steps.ts';
import { shownAddress, shownPersonalData } from './checkout.shown.ts';
import { wantedOf } from './checkout.wanted.ts';
import type { CheckoutState } from './checkout.state.ts';
import { reviewCopy } from './finished.copy.ts';

/** What the finished steps have decided, each with the way back to it. */
export function finishedRows(
  state: CheckoutState,
  hrefOf: (step: PageStep) => string,
  /** The step on the page says itself what it is about. */
  onPage?: PageStep,
): DescriptionRow[] {
  const { progress, orderer } = state;
  const steps = (['personalData', 'address', 'documentation', 'pickup'] as const).filter(
    (step) => step !== onPage && stateOfStep(progress, step) === 'done',
  );
  const rows = steps.map((step): DescriptionRow => {
    const row = { personalData: personRow, address: addressRow, documentation: documentsRow, pickup: pickupRow }[step];
    return {
      ...row(state),
      ...(mayEnter(progress, step) && { action: { label: reviewCopy.edit, href: hrefOf(step) } }),
    };
  });
  return orderer ? [{ term: reviewCopy.account, description: orderer.user.email }, ...rows] : rows;
}

function personRow(state: CheckoutState): DescriptionRow {
  const { name, cpf } = shownPersonalData(state);
  return { term: reviewCopy.person, description: name, ...(cpf && { note: `CPF ${cpf}` }) };
}

function addressRow(state: CheckoutState): DescriptionRow {
  const { street, number, complement, district, city, state: stateId } = shownAddress(state);
  const home = state.orderer?.lists.states.find(({ id }) => String(id) === stateId);
  return {
    term: reviewCopy.address,
    description: [[street, number].filter(Boolean).join(', '), complement, district].filter(Boolean).join(between),
    note: [city, home?.uf].filter(Boolean).join(', '),
  };
}

const documentsRow = (state: CheckoutState): DescriptionRow => ({
  term: reviewCopy.documents,
  description: reviewCopy.documentsSent(wantedOf(state).length),
});

function pickupRow({ draft }: CheckoutState): DescriptionRow {
  const { dealer } = draft.pickup;
  return { term: reviewCopy.pickup, description: dealer?.name, ...(dealer && { note: dealerAddress(dealer) }) };
}
