export { OpenedLink } from './screens/OpenedLink.tsx';
