export { watchCard, type CardPorts } from './card.saga.ts';
export { watchMethod, type MethodPorts } from './method.saga.ts';
