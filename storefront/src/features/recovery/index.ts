export type { RecoveryUrlPort } from './recovery.saga.ts';
export {
  newPasswordGiven,
  passwordChanged,
  passwordChangeFailed,
  recoveryOpened,
  resetEmailFailed,
  resetEmailRequested,
} from './recovery.slice.ts';
