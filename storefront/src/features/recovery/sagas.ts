export { watchRecovery, type RecoveryPorts } from './recovery.saga.ts';
