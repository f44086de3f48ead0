export { OrderChangeNotice, type OrderChangeNoticeProps } from './screens/OrderChangeNotice.tsx';
