/** The eight steps of an order (spec §2.7). The address names the step on the page; this module says which may be shown. */

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

/** The steps before the payment, in their order. */
const stepsToFinish = ['login', 'personalData', 'address', 'documentation', 'pickup'] as const satisfies PageStep[];

/** Which steps are finished, by what is saved (the feature's order gate computes it). */
export type FinishedSteps = Readonly<Record<(typeof stepsToFinish)[number], boolean>>;

/** The step that is due: the first that isn't finished. No later one can be entered. */
export const dueStep = (finished: FinishedSteps): PageStep =>
  stepsToFinish.find((step) => !finished[step]) ?? 'payment';

/** True for a step before the due one, or the due one itself. */
export const mayEnter = (due: PageStep, step: OrderStep): boolean => numberOfStep(step) <= numberOfStep(due);

/** How a step is shown in the line of steps. */
export function stateOfStep(due: PageStep, step: OrderStep): 'done' | 'current' | 'upcoming' {
  const distance = numberOfStep(step) - numberOfStep(due);
  if (distance === 0) return 'current';
  return distance < 0 ? 'done' : 'upcoming';
}

/**
 * The step to show for the one an address names: that one if it may be entered, else the due one. A customer who logs in
 * continues at the documents (spec §2.7: step 6).
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
  // The log-in is no step to go back to.
  return before === 'login' ? undefined : before;
}
