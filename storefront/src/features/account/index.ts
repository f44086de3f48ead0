/** The account's frame and "Minha conta". Here are events; the state comes with the screens, the watcher with the first. */
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
