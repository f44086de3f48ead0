import { addressOfStep, type OrderStep } from './order-steps.ts';

/** Conversion names of the steps. A separate module, because no first load needs them. */
export function nameOfStep(step: OrderStep): string {
  if (step === 'model') return 'modelo';
  return step === 'configuration' ? 'configuracao' : addressOfStep(step);
}
