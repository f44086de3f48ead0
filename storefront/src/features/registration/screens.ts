export { AvailabilityNoticeDialog } from './screens/AvailabilityNoticeDialog.tsx';
export { RegistrationDialog } from './screens/RegistrationDialog.tsx';
