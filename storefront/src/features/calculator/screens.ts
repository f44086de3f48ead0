export { calculatorCars, carOfOffer } from './calculator-cars.ts';
export { selectCalculator } from './calculator.slice.ts';
export { CalculatorScreen, type CalculatorScreenProps } from './screens/CalculatorScreen.tsx';
export { useLiveInputs } from './use-live-inputs.ts';
