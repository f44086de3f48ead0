/**
 * The eight steps of an order (spec §2.7) as one machine: how far somebody has come, moved by what happened. The route
 * carries the step that is looked at; this says which steps may be.
 */

/** In the order of the specification; the first two are the offer page. */
export const orderSteps = [
  'model',
  'configuration',
  'login',
  'personalData',
  'address',
  'documentation',
  'pickup',
  'payment',
] as const;
export type OrderStep = (typeof orderSteps)[number];

/** A step that is a page of its own. */
export type PageStep = Exclude<OrderStep, 'model' | 'configuration'>;

/** How an address says a step: `ofertasvw/{car}/assinar/{…}` (product.md, Routes). */
const stepAddresses = {
  login: 'entrar',
  personalData: 'dados',
  address: 'endereco',
  documentation: 'documentos',
  pickup: 'retirada',
  payment: 'pagamento',
} as const satisfies Record<PageStep, string>;
export type StepAddress = (typeof stepAddresses)[PageStep];

export const pageSteps = Object.keys(stepAddresses) as readonly PageStep[];

/** 1 to 8, as conversions are counted. */
export const numberOfStep = (step: OrderStep): number => orderSteps.indexOf(step) + 1;

export const addressOfStep = (step: PageStep): StepAddress => stepAddresses[step];

/** The step an address names; undefined when it names none. */
export const stepAt = (address: string): PageStep | undefined =>
  pageSteps.find((step) => stepAddresses[step] === address);

/** The first step that isn't finished, with what the finished ones have decided; or the order they led to. */
export type OrderProgress =
  | { at: 'login' | 'personalData' | 'address' | 'documentation' | 'pickup' }
  | { at: 'payment'; locationId: string }
  | { at: 'placed'; orderId: string };

export type OrderEvent =
  /** Somebody is logged in, and what the service knows of them has been read. */
  | { type: 'customerLoaded'; exists: boolean }
  | { type: 'personalDataCompleted' }
  /** With it the customer is at the service. */
  | { type: 'addressCompleted' }
  | { type: 'documentsCompleted' }
  | { type: 'pickupChosen'; locationId: string }
  | { type: 'orderPlaced'; orderId: string }
  /** An order that an earlier page has sent is at the service. */
  | { type: 'orderFound'; orderId: string }
  /** Nobody is logged in any more: the only way back. */
  | { type: 'visitorLeft' };

export const orderAtStart: OrderProgress = { at: 'login' };

/** What an event makes of the progress. One that doesn't fit where the order stands changes nothing. */
export function advance(progress: OrderProgress, event: OrderEvent): OrderProgress {
  switch (event.type) {
    case 'customerLoaded':
      // Only out of step 3: to step 6 when the customer exists, to step 4 when not (spec §2.7).
      return progress.at === 'login' ? { at: event.exists ? 'documentation' : 'personalData' } : progress;
    case 'personalDataCompleted':
      return progress.at === 'personalData' ? { at: 'address' } : progress;
    case 'addressCompleted':
      return progress.at === 'address' ? { at: 'documentation' } : progress;
    case 'documentsCompleted':
      return progress.at === 'documentation' ? { at: 'pickup' } : progress;
    case 'pickupChosen':
      // Another place may be chosen as long as the order isn't placed.
      return progress.at === 'pickup' || progress.at === 'payment'
        ? { at: 'payment', locationId: event.locationId }
        : progress;
    case 'orderPlaced':
      return progress.at === 'payment' ? { at: 'placed', orderId: event.orderId } : progress;
    case 'orderFound':
      // Its customer is at the service; what else was chosen may be forgotten by now.
      return progress.at === 'documentation' || progress.at === 'pickup' || progress.at === 'payment'
        ? { at: 'placed', orderId: event.orderId }
        : progress;
    case 'visitorLeft':
      return orderAtStart;
  }
}

/** True for a step that is finished, or is the one to do now; a later one can't be entered. */
export function mayEnter(progress: OrderProgress, step: OrderStep): boolean {
  return progress.at !== 'placed' && numberOfStep(step) <= numberOfStep(progress.at);
}

export type StepState = 'done' | 'current' | 'upcoming';

/** How a step stands, beside the one that is looked at. */
export function stateOfStep(progress: OrderProgress, step: OrderStep): StepState {
  if (progress.at === 'placed') return 'done';
  const distance = numberOfStep(step) - numberOfStep(progress.at);
  if (distance === 0) return 'current';
  return distance < 0 ? 'done' : 'upcoming';
}

/** The step to show to somebody who asked for one: that one when it may be entered, else the one to do now. */
export function stepToShow(progress: OrderProgress, wanted: PageStep): PageStep {
  if (progress.at === 'placed') return 'payment';
  // Who is logged in has nothing to do at the log-in.
  if (wanted === 'login') return progress.at;
  return mayEnter(progress, wanted) ? wanted : progress.at;
}

/** The page after a step; undefined after the last. */
export const stepAfter = (step: PageStep): PageStep | undefined => pageSteps[pageSteps.indexOf(step) + 1];

/** The page before a step; undefined for the first, before which the offer page stands. */
export function stepBefore(step: PageStep): PageStep | undefined {
  const before = pageSteps[pageSteps.indexOf(step) - 1];
  // Nobody goes back to a log-in that is done.
  return before === 'login' ? undefined : before;
}
