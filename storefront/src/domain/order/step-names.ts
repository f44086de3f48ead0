import { addressOfStep, type OrderStep } from './order-steps.ts';

/** As conversions call a step: what no first load needs. */
export function nameOfStep(step: OrderStep): string {
  if (step === 'model') return 'modelo';
  return step === 'configuration' ? 'configuracao' : addressOfStep(step);
}
