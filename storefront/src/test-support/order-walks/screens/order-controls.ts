/** Controls on the pages of an order. */
import type { DocumentKind } from '#/domain/order/order-documents.ts';
import type { PaymentKind } from '#/domain/order/order-request.ts';
import { numberOfStep, stateOfStep, stepBefore, type PageStep } from '#/domain/order/order-steps.ts';
import { openingRetried, verificationAsked } from '#/features/checkout/checkout.events.ts';
import { chosenDealer, missingDocuments, wantedOf } from '#/features/checkout/checkout.gate.ts';
import {
  burnRetried,
  dealerSelected,
  dealersWanted,
  documentsConfirmed,
  draftChanged,
  fileChosen,
  orderConfirmed,
  pickupChosen,
  uploadCancelled,
  uploadRetried,
} from '#/features/checkout/checkout.slice.ts';
import { proposalOf } from '#/features/checkout/placing/order-proposal.ts';
import { keepFile } from '#/shared/forms/kept-files.ts';
import type { Page } from '../browser/page.ts';
import { aPaper, people } from '../people/people.ts';
import { formControls } from './order-forms.ts';
import {
  agreedPlan,
  checkoutOf,
  contentOf,
  documentOn,
  dueOf,
  hrefOf,
  isBusy,
  isPlaced,
  isShown,
  isUnknown,
  listedDealers,
  onOrder,
  paymentFault,
  shownMethod,
  sitterOf,
  slugOf,
  stepOf,
} from './order-view.ts';
import type { Controls } from './screens.ts';

const isPaperShown = (page: Page, kind: DocumentKind): boolean =>
  isShown(page, 'documentation') && wantedOf(checkoutOf(page)).includes(kind);

function choosePaper(page: Page, kind: DocumentKind): void {
  const person = sitterOf(page) ?? people.ana;
  const file = aPaper(person, kind, page.tab.world.browser.nextNumber());
  page.dispatch(fileChosen({ kind, file: { ticket: keepFile(file), name: file.name, sizeInBytes: file.size } }));
}

export const orderControls: Controls = {
  ...formControls,

  retryOpening: (page) =>
    onOrder(page) && contentOf(page) === 'failed' ? () => page.dispatch(openingRetried()) : undefined,

  /** The steps above the page: those that are finished, or to do now. */
  stepper: (page, name) => {
    const step = name as PageStep;
    if (!onOrder(page) || isBusy(page) || isPlaced(page) || step === 'login') return undefined;
    if (stateOfStep(dueOf(page), step) === 'upcoming') return undefined;
    return () => page.navigate(hrefOf(page, step));
  },

  stepBack: (page) => {
    if (!onOrder(page) || isPlaced(page) || isBusy(page)) return undefined;
    const before = stepBefore(stepOf(page));
    const target = before && numberOfStep(before) > 3 ? hrefOf(page, before) : `/ofertasvw/${slugOf(page)}`;
    return () => page.navigate(target);
  },

  choosePaper: (page, kind) =>
    isPaperShown(page, kind as DocumentKind) ? () => choosePaper(page, kind as DocumentKind) : undefined,

  choosePapers: (page) => {
    if (!isShown(page, 'documentation')) return undefined;
    const missing = missingDocuments(checkoutOf(page)).filter((kind) =>
      ['idle', 'error'].includes(documentOn(page, kind).status),
    );
    if (missing.length === 0) return undefined;
    return () => {
      for (const kind of missing) choosePaper(page, kind);
    };
  },

  cancelPaper: (page, name) => {
    const kind = name as DocumentKind;
    const { status, onFile } = documentOn(page, kind);
    const isOffered = status === 'sent' || status === 'waiting' || (status === 'error' && onFile !== undefined);
    return isPaperShown(page, kind) && isOffered ? () => page.dispatch(uploadCancelled({ kind })) : undefined;
  },

  retryPaper: (page, name) => {
    const kind = name as DocumentKind;
    const document = documentOn(page, kind);
    const isOffered = document.status === 'error' && document.fault === undefined && 'ticket' in document.file;
    return isPaperShown(page, kind) && isOffered ? () => page.dispatch(uploadRetried({ kind })) : undefined;
  },

  submitPapers: (page) => (isShown(page, 'documentation') ? () => page.dispatch(documentsConfirmed()) : undefined),

  chooseState: (page, uf) =>
    isShown(page, 'pickup') && checkoutOf(page).draft.pickup.uf !== uf
      ? () => page.dispatch(dealersWanted({ uf }))
      : undefined,

  chooseCity: (page, name) => {
    const { cities, draft } = checkoutOf(page);
    const { uf, city = 'all' } = draft.pickup;
    const isOffered = cities.length > 0 && (name === 'all' || cities.includes(name));
    if (!isShown(page, 'pickup') || uf === undefined || !isOffered || city === name) return undefined;
    return () => page.dispatch(dealersWanted({ uf, ...(name !== 'all' && { city: name }) }));
  },

  retryDealers: (page) => {
    const { dealers, draft } = checkoutOf(page);
    const { uf, city } = draft.pickup;
    if (!isShown(page, 'pickup') || dealers.status !== 'error' || uf === undefined) return undefined;
    return () => page.dispatch(dealersWanted({ uf, ...(city !== undefined && { city }) }));
  },

  chooseDealer: (page, place) => {
    const dealer = listedDealers(page)[Number(place)];
    if (!isShown(page, 'pickup') || !dealer || chosenDealer(checkoutOf(page))?.id === dealer.id) return undefined;
    return () => page.dispatch(dealerSelected(dealer));
  },

  submitPickup: (page) => {
    const dealer = chosenDealer(checkoutOf(page));
    const chosen = listedDealers(page).find(({ id }) => id === dealer?.id);
    const { uf } = checkoutOf(page).draft.pickup;
    if (!isShown(page, 'pickup') || !chosen || uf === undefined) return undefined;
    return () => page.dispatch(pickupChosen(chosen));
  },

  chooseMethod: (page, name) => {
    const payment = name as PaymentKind;
    if (!isShown(page, 'payment') || isPlaced(page) || isBusy(page) || shownMethod(page) === payment) return undefined;
    return () => page.dispatch(draftChanged({ payment }));
  },

  confirm: (page) => {
    if (!isShown(page, 'payment') || isPlaced(page) || isBusy(page) || isUnknown(page)) return undefined;
    const payment = shownMethod(page);
    const plan = agreedPlan(page);
    if (!plan || payment === undefined || paymentFault(page) !== undefined) return undefined;
    const proposal = proposalOf(checkoutOf(page), { plan, payment });
    return proposal && (() => page.dispatch(orderConfirmed(proposal)));
  },

  verify: (page) =>
    isShown(page, 'payment') && isUnknown(page) ? () => page.dispatch(verificationAsked()) : undefined,

  retryBurn: (page) =>
    isShown(page, 'payment') && isPlaced(page) && checkoutOf(page).burn === 'failed'
      ? () => page.dispatch(burnRetried())
      : undefined,

  followOrder: (page) =>
    isShown(page, 'payment') && (isPlaced(page) || isUnknown(page))
      ? () => page.navigate('/conta/status-pedido')
      : undefined,

  /** Leads to the offer of this page, if the order that is shown is of another car. */
  orderAnother: (page) => {
    const { placed } = checkoutOf(page);
    const isOfAnother = isShown(page, 'payment') && placed !== undefined && placed.slug !== slugOf(page);
    return isOfAnother ? () => page.navigate(`/ofertasvw/${slugOf(page)}`) : undefined;
  },
};
