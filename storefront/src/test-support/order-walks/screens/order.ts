/** The pages of an order: CheckoutScreen with its steps, and OrderPage around it (routes/-pages/OrderPage.tsx). */
import { couponOfferShown, selectAppliedCoupon, selectCouponStanding } from '#/features/coupon/index.ts';
import {
  burnRetried,
  cepEntered,
  dealerSelected,
  dealersWanted,
  documentsConfirmed,
  draftChanged,
  fileChosen,
  orderConfirmed,
  personalDataSubmitted,
  addressSubmitted,
  pickupChosen,
  selectCheckout,
  uploadCancelled,
  uploadRetried,
} from '#/features/checkout/checkout.slice.ts';
import { openingRetried, orderTold, stepOpened, verificationAsked } from '#/features/checkout/checkout.events.ts';
import { shownAddress, shownPersonalData } from '#/features/checkout/checkout.shown.ts';
import { chosenDealer, dueStepOf, missingDocuments, wantedOf } from '#/features/checkout/checkout.gate.ts';
import { isUnderWay, orderStateOf } from '#/features/checkout/order-life.ts';
import { proposalOf } from '#/features/checkout/order-proposal.ts';
import { atPrice, type OrderPlan } from '#/features/checkout/order-plan.ts';
import { selectSelectedOffer } from '#/features/offer/index.ts';
import type { SelectedOffer } from '#/features/offer/offer.slice.ts';
import { viewOf } from '#/features/offer/offer.view.ts';
import { selectIsCardUnderWay, selectRegisteredCard } from '#/features/payment/index.ts';
import { isCep } from '#/domain/contact.ts';
import type { AddressField, AddressValues, PersonalField, PersonalValues } from '#/domain/customer-values.ts';
import { hasSpouse } from '#/domain/enumerations.ts';
import { encodeSimulation } from '#/domain/offer-address.ts';
import type { DocumentKind } from '#/domain/order-documents.ts';
import type { PaymentKind } from '#/domain/order-request.ts';
import {
  addressOfStep,
  mayEnter,
  numberOfStep,
  stateOfStep,
  stepAt,
  stepBefore,
  type PageStep,
} from '#/domain/order-steps.ts';
import { versionValue } from '#/domain/version-value.ts';
import { judgeAddress } from '#/shared/address-form/address.schema.ts';
import { keepFile } from '#/shared/kept-files.ts';
import { judgePersonalData } from '#/shared/personal-form/personal.schema.ts';
import { selectUser } from '#/features/session/index.ts';
import { cardParts } from './card.ts';
import { aPaper } from '../people/papers.ts';
import type { Page } from '../browser/page.ts';
import { people, personWithId, spouseOf, type Person } from '../people/people.ts';
import type { Controls, Part } from './screens.ts';

export const checkoutOf = (page: Page) => selectCheckout(page.state);

const slugOf = (page: Page): string => page.tab.entry.pathname.split('/')[2] ?? '';
export const stepOf = (page: Page): PageStep => stepAt(page.tab.entry.pathname.split('/')[4] ?? '') ?? 'login';
const hrefOf = (page: Page, step: PageStep) => `/ofertasvw/${slugOf(page)}/assinar/${addressOfStep(step)}`;

interface PlanOnPage {
  plan: OrderPlan;
  offerId: string;
  version: string;
}

/** What `usePlan` of OrderPage makes of the offer and the coupon. */
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

/** Of each page the last one: it is asked for with every drawing. */
const plans = new WeakMap<Page, { selected: unknown; coupon: unknown; planned: PlanOnPage | undefined }>();

function planFrom(
  slug: string,
  selected: SelectedOffer,
  coupon: ReturnType<typeof selectAppliedCoupon>,
): PlanOnPage | undefined {
  const view = viewOf(selected, coupon);
  if (!selected.selection || !view) return undefined;
  const { offer, selection } = selected;
  const { condition, price } = view;
  const discountInCents = price.coupon?.discountInCents ?? 0;
  return {
    offerId: condition.productId,
    version: versionValue(offer),
    plan: {
      carName: offer.name,
      versionName: offer.model,
      colorName: condition.colorName,
      accessoryText: condition.accessoryText,
      deadlineInMonths: price.deadlineInMonths,
      monthlyKm: price.monthlyKm,
      fullMonthlyInCents: price.fullMonthlyInCents,
      monthlyInCents: price.monthlyInCents,
      totalInCents: price.totalInCents,
      isPending: price.isPending,
      ...(coupon && { coupon }),
      discountInCents,
      query: {
        ...selection,
        modelCode: offer.modelCode,
        year: offer.year,
        hasShield: offer.hasShield,
        step: numberOfStep('payment'),
      },
      href: `/ofertasvw/${slug}?${new URLSearchParams(encodeSimulation(selection, offer)).toString()}`,
    },
  };
}

type Content = PageStep | 'waiting' | 'failed';

interface Drawn {
  state: unknown;
  path: string;
  planned: PlanOnPage | undefined;
  content: Content;
  due: PageStep;
}

/** Of each page the last one: it is asked for many times with every step of a walk. */
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

/** What StepContent shows. */
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

/** Another person gets a new step. */
const stepKey = (page: Page, content: Content): string =>
  `step ${content} ${checkoutOf(page).orderer?.user.id}`;

/** What the fields of step 4 hold: they are the form's own until it goes. */
const personalForm = (page: Page) => page.screens.memoryOf<{ values: PersonalValues }>(stepKey(page, 'personalData'));

export const shownMethod = (page: Page) => checkoutOf(page).draft.payment;
export const typedPersonalData = (page: Page) => personalForm(page)?.values;

export function orderParts(page: Page): Part[] {
  const slug = slugOf(page);
  const step = stepOf(page);
  const content = contentOf(page);
  const planned = planOf(page);
  const parts: Part[] = [
    { key: `opened ${slug} ${step}`, mount: () => page.dispatch(stepOpened({ slug, step })) },
    {
      key: stepKey(page, content),
      mount: () => (content === 'personalData' ? { values: { ...shownPersonalData(checkoutOf(page)) } } : undefined),
    },
  ];
  if (planned) {
    const { offerId, version } = planned;
    parts.push({
      key: `coupon ${offerId} ${version}`,
      mount: () => page.dispatch(couponOfferShown({ offerId, version })),
    });
  }
  const { placed } = checkoutOf(page);
  if (content === 'payment' && placed && page.isInFront) {
    const { orderId } = placed;
    parts.push({ key: `placed ${orderId}`, mount: () => page.dispatch(orderTold({ orderId })) });
  }
  if (content === 'payment' && !placed) {
    const { user } = checkoutOf(page).orderer ?? {};
    const isCardShown = shownMethod(page) === 'card' || selectIsCardUnderWay(page.state);
    if (user && isCardShown) parts.push(...cardParts(page, { document: user.document, keptUnder: user.id }));
  }
  return parts;
}

/** True while nothing on the page may be changed. */
export const isBusy = (page: Page): boolean => isUnderWay(checkoutOf(page));
const isPlaced = (page: Page): boolean => checkoutOf(page).placed !== undefined;
const isUnknown = (page: Page): boolean => orderStateOf(checkoutOf(page)) === 'beingChecked';

/** Who sits before the page: the one it greets, else the one whose order it shows. */
export const sitterOf = (page: Page): Person | undefined =>
  personWithId(selectUser(page.state)?.id ?? checkoutOf(page).orderer?.user.id);

/** What is agreed to by the button. */
export function agreedPlan(page: Page): OrderPlan | undefined {
  const { placing } = checkoutOf(page);
  const plan = planOf(page)?.plan;
  return plan && placing.status === 'priceChanged' ? atPrice(plan, placing.toInCents) : plan;
}

let typed = 0;
/** Another text for a field, recognisable as the person's own. */
export const newText = (person: Person, field: string): string => {
  typed += 1;
  const [mark = ''] = person.marks;
  // Names take letters only.
  const letters = [...String(typed)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  return field === 'number' ? String(typed) : `${mark} ${letters}`;
};

function typePersonal(page: Page, change: PersonalValues): void {
  const memory = personalForm(page);
  if (!memory) return;
  const values: PersonalValues = { ...memory.values, ...change };
  // The fields of a spouse are there only beside the civil status that has one.
  const isMarried = hasSpouse(Number(values.civilStatus));
  memory.values = isMarried
    ? values
    : (Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith('spouse'))) as PersonalValues);
  page.dispatch(draftChanged({ personal: { ...memory.values } }));
}

function typeAddress(page: Page, change: AddressValues): void {
  const state = checkoutOf(page);
  page.dispatch(draftChanged({ address: { ...shownAddress(state), ...change } }));
  if (change.cep !== undefined && isCep(change.cep)) {
    page.dispatch(cepEntered({ cep: change.cep.replaceAll(/\D/g, '') }));
  }
}

/** Fields of `wanted` that are empty, or wrong. */
function missingIn<Field extends string>(
  values: Partial<Record<Field, string>>,
  wanted: Partial<Record<Field, string>>,
  faults: Partial<Record<Field, string>>,
): Partial<Record<Field, string>> {
  const entries = Object.entries(wanted) as [Field, string][];
  return Object.fromEntries(
    entries.filter(([field]) => (values[field] ?? '') === '' || faults[field] !== undefined),
  ) as Partial<Record<Field, string>>;
}

const faultsByValues = new Map<string, Partial<Record<string, string>>>();

/** Judging is dear, and the same values are judged in walk after walk; the lists are always the same. */
function judged<Field extends string>(values: object, judge: () => Partial<Record<Field, string>>) {
  const key = JSON.stringify(values);
  const known = faultsByValues.get(key);
  if (known) return known as Partial<Record<Field, string>>;
  const faults = judge();
  if (faultsByValues.size > 5000) faultsByValues.clear();
  faultsByValues.set(key, faults);
  return faults;
}

const today = '2026-11-22';

function personalFaults(page: Page): Partial<Record<PersonalField, string>> {
  const { orderer } = checkoutOf(page);
  const values = typedPersonalData(page);
  if (!orderer || !values) return { name: 'not shown' };
  return judged({ ...values, account: orderer.user.document }, () =>
    judgePersonalData(values, { lists: orderer.lists, accountCpf: orderer.user.document, today }),
  );
}

function addressFaults(page: Page): Partial<Record<AddressField, string>> {
  const { orderer } = checkoutOf(page);
  const values = shownAddress(checkoutOf(page));
  if (!orderer) return { cep: 'not shown' };
  return judged(values, () => judgeAddress(values, orderer.lists));
}

const isSaving = (page: Page) => checkoutOf(page).saving.status === 'saving';
const isShown = (page: Page, step: PageStep) => contentOf(page) === step && page.screens.has(stepKey(page, step));

function choosePaper(page: Page, kind: DocumentKind): void {
  const person = sitterOf(page) ?? people.ana;
  const file = aPaper(person, kind);
  page.dispatch(fileChosen({ kind, file: { ticket: keepFile(file), name: file.name, sizeInBytes: file.size } }));
}

/** What the form says is missing (PaymentStep.faultOf). */
export function paymentFault(page: Page): 'method' | 'cardUnderWay' | 'card' | 'coupon' | undefined {
  const method = shownMethod(page);
  if (method === undefined) return 'method';
  if (method === 'card' && !selectRegisteredCard(page.state)) {
    return selectIsCardUnderWay(page.state) ? 'cardUnderWay' : 'card';
  }
  const coupon = selectCouponStanding(selectUser(page.state)?.id)(page.state);
  return coupon === 'none' || coupon === 'confirmed' ? undefined : 'coupon';
}

export const orderControls: Controls = {
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

  typePersonal: (page, field) => {
    const person = sitterOf(page);
    if (!isShown(page, 'personalData') || !person) return undefined;
    if (field !== 'married') return () => typePersonal(page, { [field]: newText(person, field) });
    const isMarried = typedPersonalData(page)?.civilStatus === '2';
    return () => typePersonal(page, isMarried ? { civilStatus: '1' } : { civilStatus: '2', ...spouseOf(person) });
  },

  fillPersonal: (page) => {
    const person = sitterOf(page);
    const values = typedPersonalData(page);
    if (!isShown(page, 'personalData') || !person || !values) return undefined;
    const wanted = { ...person.personal, ...(hasSpouse(Number(values.civilStatus)) && spouseOf(person)) };
    const missing = missingIn(values, wanted, personalFaults(page));
    return Object.keys(missing).length > 0 ? () => typePersonal(page, missing) : undefined;
  },

  submitPersonal: (page) => {
    if (!isShown(page, 'personalData') || isSaving(page)) return undefined;
    if (Object.keys(personalFaults(page)).length > 0) return undefined;
    return () => page.dispatch(personalDataSubmitted({ ...typedPersonalData(page) }));
  },

  typeAddress: (page, field) => {
    const person = sitterOf(page);
    if (!isShown(page, 'address') || !person) return undefined;
    return () => typeAddress(page, { [field]: newText(person, field) });
  },

  fillAddress: (page) => {
    const person = sitterOf(page);
    if (!isShown(page, 'address') || !person) return undefined;
    const { complement: _, ...wanted } = person.address;
    const missing = missingIn(shownAddress(checkoutOf(page)), wanted, addressFaults(page));
    return Object.keys(missing).length > 0 ? () => typeAddress(page, missing) : undefined;
  },

  submitAddress: (page) => {
    if (!isShown(page, 'address') || isSaving(page)) return undefined;
    if (Object.keys(addressFaults(page)).length > 0) return undefined;
    return () => page.dispatch(addressSubmitted({ ...shownAddress(checkoutOf(page)) }));
  },

  choosePaper: (page, kind) =>
    isShown(page, 'documentation') && wantedOf(checkoutOf(page)).includes(kind as DocumentKind)
      ? () => choosePaper(page, kind as DocumentKind)
      : undefined,

  choosePapers: (page) => {
    if (!isShown(page, 'documentation')) return undefined;
    const { documents } = checkoutOf(page);
    const missing = missingDocuments(checkoutOf(page)).filter((kind) => ['idle', 'error'].includes(documents[kind].status));
    if (missing.length === 0) return undefined;
    return () => {
      for (const kind of missing) choosePaper(page, kind);
    };
  },

  cancelPaper: (page, name) => {
    const kind = name as DocumentKind;
    const { status, onFile } = checkoutOf(page).documents[kind];
    const isOffered = status === 'sent' || status === 'waiting' || (status === 'error' && onFile !== undefined);
    return isShown(page, 'documentation') && isOffered ? () => page.dispatch(uploadCancelled({ kind })) : undefined;
  },

  retryPaper: (page, name) => {
    const kind = name as DocumentKind;
    const document = checkoutOf(page).documents[kind];
    const isOffered = document.status === 'error' && document.fault === undefined && 'ticket' in document.file;
    return isShown(page, 'documentation') && isOffered ? () => page.dispatch(uploadRetried({ kind })) : undefined;
  },

  submitPapers: (page) => (isShown(page, 'documentation') ? () => page.dispatch(documentsConfirmed()) : undefined),

  chooseState: (page, uf) =>
    isShown(page, 'pickup') && checkoutOf(page).draft.pickup.uf !== uf
      ? () => page.dispatch(dealersWanted({ uf }))
      : undefined,

  retryDealers: (page) => {
    const { dealers, draft } = checkoutOf(page);
    const { uf } = draft.pickup;
    if (!isShown(page, 'pickup') || dealers.status !== 'error' || uf === undefined) return undefined;
    return () => page.dispatch(dealersWanted({ uf }));
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

const onOrder = (page: Page): boolean => page.tab.entry.pathname.includes('/assinar/');

/** Dealers the step lists: after a reload the one that was chosen, until the others are there. */
export function listedDealers(page: Page) {
  const state = checkoutOf(page);
  const { dealers } = state;
  if (dealers.status === 'success') return dealers.data;
  const dealer = chosenDealer(state);
  return dealers.status === 'idle' && dealer ? [dealer] : [];
}

/** What the last step shows of the order before it is confirmed. */
export interface Review {
  userId: string;
  email: string;
  name: string | undefined;
  cpf: string | undefined;
  address: AddressValues;
  paperCount: number;
  dealerId: string | undefined;
  method: PaymentKind | undefined;
  monthlyInCents: number;
  couponCode: string | undefined;
  productId: string;
}

export function reviewOf(page: Page): Review | undefined {
  const state = checkoutOf(page);
  const agreed = agreedPlan(page);
  const planned = planOf(page);
  if (!isShown(page, 'payment') || isPlaced(page) || !state.orderer || !agreed || !planned) return undefined;
  const { name, cpf } = shownPersonalData(state);
  return {
    userId: state.orderer.user.id,
    email: state.orderer.user.email,
    name,
    cpf,
    address: shownAddress(state),
    paperCount: wantedOf(state).length,
    dealerId: chosenDealer(state)?.id,
    method: shownMethod(page),
    monthlyInCents: agreed.monthlyInCents,
    couponCode: agreed.coupon?.code,
    productId: planned.offerId,
  };
}

/** What the last step says of the order that was confirmed. */
export function outcomeOf(page: Page): 'nothing' | 'unknown' | { orderId: string } | undefined {
  if (!isShown(page, 'payment')) return undefined;
  const state = checkoutOf(page);
  if (state.placed) return { orderId: state.placed.orderId };
  const order = orderStateOf(state);
  if (order === 'beingChecked') return 'unknown';
  return order === 'nothingHappened' ? 'nothing' : undefined;
}

/** What the page says of the coupon of the order that was placed. */
export const burnOf = (page: Page) => (isShown(page, 'payment') && isPlaced(page) ? checkoutOf(page).burn : undefined);
