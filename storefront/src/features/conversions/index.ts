export { watchConversions } from './conversions.saga.ts';
