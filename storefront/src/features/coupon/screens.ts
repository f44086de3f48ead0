export { CouponEntry, type CouponEntryProps } from './screens/CouponEntry.tsx';
