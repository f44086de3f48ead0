export type { RecoveryUrlPort } from './recovery.saga.ts';
export {
  newPasswordGiven,
  passwordChangeFailed,
  recoveryOpened,
  resetEmailFailed,
  resetEmailRequested,
} from './recovery.slice.ts';
