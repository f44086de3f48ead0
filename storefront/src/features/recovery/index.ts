export type { RecoveryAddressPort } from './recovery.ports.ts';
export {
  newPasswordGiven,
  passwordChanged,
  passwordChangeFailed,
  recoveryOpened,
  resetEmailFailed,
  resetEmailRequested,
} from './recovery.slice.ts';
