export { noticeFailed, noticeSubmitted, noticeTaken } from './availability-notice.slice.ts';
export { confirmationUnanswered, linkOpened, linkRefused } from './confirmation.slice.ts';
export type { AfterConfirmation, ConfirmationPagePort } from './confirmation.saga.ts';
export {
  companyRegistered,
  companySubmitted,
  fieldChanged,
  individualRegistered,
  individualSubmitted,
  registrationFailed,
  selectRegistration,
} from './registration.slice.ts';
