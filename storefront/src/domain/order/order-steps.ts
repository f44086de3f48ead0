import type { StepName } from '../urls/pages.ts';

interface StepRow {
  /** The last segment of its URL (`ofertasvw/{car}/assinar/{name}`), and its name in conversions. */
  name: StepName | 'modelo' | 'configuracao';
  label: string;
}

/** The eight steps of an order, in their order (spec §2.7). The first two are the offer page, the others own pages. */
const steps = {
  model: { name: 'modelo', label: 'Modelo' },
  configuration: { name: 'configuracao', label: 'Configuração' },
  login: { name: 'entrar', label: 'Login' },
  personalData: { name: 'dados', label: 'Dados pessoais' },
  address: { name: 'endereco', label: 'Endereço' },
  documentation: { name: 'documentos', label: 'Documentos' },
  pickup: { name: 'retirada', label: 'Retirada' },
  payment: { name: 'pagamento', label: 'Pagamento' },
} as const satisfies Record<string, StepRow>;

export type OrderStep = keyof typeof steps;

/** A step with a page of its own. */
export type PageStep = Exclude<OrderStep, 'model' | 'configuration'>;

export const orderSteps = Object.keys(steps) as readonly OrderStep[];
export const pageSteps = orderSteps.slice(2) as readonly PageStep[];

/** 1 to 8, as conversions count them. */
export const numberOfStep = (step: OrderStep): number => orderSteps.indexOf(step) + 1;

export const nameOfStep = (step: OrderStep) => steps[step].name;

export const labelOfStep = (step: OrderStep) => steps[step].label;

/** The step a URL names; undefined when it names none. */
export const stepAt = (name: string): PageStep | undefined => pageSteps.find((step) => nameOfStep(step) === name);

/** Which steps are finished, by what is saved (the checkout's gate). A finished payment is an order, and no step. */
export type FinishedSteps = Readonly<Record<Exclude<PageStep, 'payment'>, boolean>>;

/** The first step that isn't finished. No later one can be entered. */
export const currentStep = (finished: FinishedSteps): PageStep =>
  pageSteps.find((step) => step !== 'payment' && !finished[step]) ?? 'payment';

/** True for the first unfinished step and those before it. */
export const mayEnter = (due: PageStep, step: OrderStep): boolean => numberOfStep(step) <= numberOfStep(due);

/** Status of a step in the progress bar. */
export function stateOfStep(due: PageStep, step: OrderStep): 'done' | 'current' | 'upcoming' {
  const distance = numberOfStep(step) - numberOfStep(due);
  if (distance === 0) return 'current';
  return distance < 0 ? 'done' : 'upcoming';
}

/**
 * The step to display for a URL: its own if it may be entered, else the first unfinished one. A customer who logs
 * in continues at the documents (spec §2.7: step 6).
 */
export function stepToShow(due: PageStep, wanted: PageStep): PageStep {
  if (wanted === 'login') return mayEnter(due, 'documentation') ? 'documentation' : due;
  return mayEnter(due, wanted) ? wanted : due;
}

export const stepAfter = (step: PageStep): PageStep | undefined => pageSteps[pageSteps.indexOf(step) + 1];

/** The page before a step; undefined for the first, which follows the offer page. */
export function stepBefore(step: PageStep): PageStep | undefined {
  const before = pageSteps[pageSteps.indexOf(step) - 1];
  // The log-in is not a step to go back to.
  return before === 'login' ? undefined : before;
}
