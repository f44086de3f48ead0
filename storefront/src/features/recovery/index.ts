export type { RecoveryAddressPort } from './recovery.saga.ts';
export {
  newPasswordGiven,
  passwordChanged,
  passwordChangeFailed,
  recoveryOpened,
  resetEmailFailed,
  resetEmailRequested,
} from './recovery.slice.ts';
