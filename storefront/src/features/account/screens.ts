export { AccountSkeleton } from './components/AccountSkeleton.tsx';
export { AccountFrame, type AccountFrameProps } from './screens/AccountFrame.tsx';
export { ProfileScreen, type ProfileScreenProps } from './screens/ProfileScreen.tsx';
