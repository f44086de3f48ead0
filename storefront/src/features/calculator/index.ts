export { calculatorCars, carOfOffer } from './calculator.view.ts';
export { selectCarState } from './calculator.slice.ts';
export { CalculatorScreen } from './screens/CalculatorScreen.tsx';
export { useLiveInputs } from './use-live-inputs.ts';

export { loadCar } from './calculator.saga.ts';
