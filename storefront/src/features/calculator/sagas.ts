export { loadCar } from './calculator.saga.ts';
