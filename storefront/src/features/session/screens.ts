export { LoginDialog } from './screens/LoginDialog.tsx';
