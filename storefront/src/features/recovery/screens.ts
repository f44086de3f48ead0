export { RecoveryDialog } from './screens/RecoveryDialog.tsx';
