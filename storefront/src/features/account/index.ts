/**
 * Frame of the account, and "Minha conta". The first load contains the events only. The reducer is registered with the
 * screens; the first event loads the watcher.
 */
export {
  dataSubmitted,
  documentsFailed,
  documentsOpened,
  formFailed,
  passwordSubmitted,
  profileFailed,
  profileOpened,
  userChanged,
} from './account.events.ts';

export { AccountFrame, AccountSkeleton, accountTitleId, type AccountFrameProps } from './screens/AccountFrame.tsx';
export { ProfileScreen } from './screens/ProfileScreen.tsx';
