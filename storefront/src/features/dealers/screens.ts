export { DealersScreen, type DealersScreenProps } from './screens/DealersScreen.tsx';
