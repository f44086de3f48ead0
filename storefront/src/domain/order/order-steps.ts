/** The eight steps of an order (spec §2.7). The address names a step; this module decides which one is displayed. */

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

/** A step with a page of its own. */
export type PageStep = Exclude<OrderStep, 'model' | 'configuration'>;

/** Slug of a step: `ofertasvw/{car}/assinar/{…}` (product.md, Routes). */
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

/** 1 to 8, as conversions count them. */
export const numberOfStep = (step: OrderStep): number => orderSteps.indexOf(step) + 1;

export const addressOfStep = (step: PageStep): StepAddress => stepAddresses[step];

/** The step of a slug; undefined if unknown. */
export const stepAt = (address: string): PageStep | undefined =>
  pageSteps.find((step) => stepAddresses[step] === address);

/** The steps before the payment, in order. */
const stepsToFinish = ['login', 'personalData', 'address', 'documentation', 'pickup'] as const satisfies PageStep[];

/** The finished steps, computed from saved data by the feature's order gate. */
export type FinishedSteps = Readonly<Record<(typeof stepsToFinish)[number], boolean>>;

/** The first unfinished step. No later one can be entered. */
export const currentStep = (finished: FinishedSteps): PageStep =>
  stepsToFinish.find((step) => !finished[step]) ?? 'payment';

/** True for the first unfinished step and those before it. */
export const mayEnter = (due: PageStep, step: OrderStep): boolean => numberOfStep(step) <= numberOfStep(due);

/** Status of a step in the progress bar. */
export function stateOfStep(due: PageStep, step: OrderStep): 'done' | 'current' | 'upcoming' {
  const distance = numberOfStep(step) - numberOfStep(due);
  if (distance === 0) return 'current';
  return distance < 0 ? 'done' : 'upcoming';
}

/**
 * The step to display for an address: its own if it may be entered, else the first unfinished one. A customer who logs
 * in continues at the documents (spec §2.7: step 6).
 */
export function stepToShow(due: PageStep, wanted: PageStep): PageStep {
  if (wanted === 'login') return mayEnter(due, 'documentation') ? 'documentation' : due;
  return mayEnter(due, wanted) ? wanted : due;
}

/** The page after a step; undefined after the last. */
export const stepAfter = (step: PageStep): PageStep | undefined => pageSteps[pageSteps.indexOf(step) + 1];

/** The page before a step; undefined for the first, which follows the offer page. */
export function stepBefore(step: PageStep): PageStep | undefined {
  const before = pageSteps[pageSteps.indexOf(step) - 1];
  // The log-in is not a step to go back to.
  return before === 'login' ? undefined : before;
}
