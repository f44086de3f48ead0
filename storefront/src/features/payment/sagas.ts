export { watchCard } from './card.saga.ts';
export { watchMethod } from './method.saga.ts';
