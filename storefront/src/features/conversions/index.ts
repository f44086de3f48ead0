export { watchConversions, type ConversionPorts } from './conversions.saga.ts';
