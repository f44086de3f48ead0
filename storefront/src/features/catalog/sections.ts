export { CarList, RelatedOffers } from './screens/OtherOffers.tsx';
