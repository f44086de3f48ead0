import type { DescriptionRow } from '@signdrive/design-system/description-list';
import { separator } from '#/domain/values/text.ts';
import { dealerAddress } from '#/domain/place/dealer.ts';
import { formerOrderOf } from '#/domain/order/order-outcome.ts';
import { numberOfStep, type PageStep } from '#/domain/order/order-steps.ts';
import { formatOrderId } from '#/shared/text/order-number.ts';
import { shownAddress, shownPersonalData } from '../checkout.shown.ts';
import { chosenDealer, dueStepOf, wantedOf } from '../checkout.gate.ts';
import type { CheckoutState } from '../checkout.state.ts';
import { isUnderWay } from '../placing/order-life.ts';

/** Texts of the finished steps. */
export const reviewCopy = {
  title: 'Confira antes de confirmar',
  finished: 'Já preenchido',
  account: 'Conta',
  person: 'Assinante',
  address: 'Endereço',
  documents: 'Documentos',
  documentsSent: (count: number) => `${count} enviados`,
  pickup: 'Retirada',
  former: 'Nova análise',
  formerOrder: (number: string) => `Do pedido ${number}, que não foi aprovado`,
  edit: 'Alterar',
} as const;

/** A row for each finished step, with a link to change it until the order is confirmed. */
export function finishedRows(
  state: CheckoutState,
  hrefOf: (step: PageStep) => string,
  /** The step on the page, which has no row. */
  onPage?: PageStep,
): DescriptionRow[] {
  const { orderer, placed } = state;
  const due = dueStepOf(state);
  const steps = (['personalData', 'address', 'documentation', 'pickup'] as const).filter(
    (step) => step !== onPage && numberOfStep(step) < numberOfStep(due),
  );
  const rows = steps.map((step): DescriptionRow => {
    const row = { personalData: personRow, address: addressRow, documentation: documentsRow, pickup: pickupRow }[step];
    return {
      ...row(state),
      ...(!placed && !isUnderWay(state) && { action: { label: reviewCopy.edit, href: hrefOf(step) } }),
    };
  });
  if (!orderer) return rows;
  const former = formerOrderOf(orderer.orders);
  return [
    { term: reviewCopy.account, description: orderer.user.email },
    ...rows,
    ...(former && onPage === undefined
      ? [{ term: reviewCopy.former, description: reviewCopy.formerOrder(formatOrderId(former.id)) }]
      : []),
  ];
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
    description: [[street, number].filter(Boolean).join(', '), complement, district].filter(Boolean).join(separator),
    note: [city, home?.uf].filter(Boolean).join(', '),
  };
}

const documentsRow = (state: CheckoutState): DescriptionRow => ({
  term: reviewCopy.documents,
  description: reviewCopy.documentsSent(wantedOf(state).length),
});

function pickupRow(state: CheckoutState): DescriptionRow {
  const dealer = chosenDealer(state);
  return { term: reviewCopy.pickup, description: dealer?.name, ...(dealer && { note: dealerAddress(dealer) }) };
}
