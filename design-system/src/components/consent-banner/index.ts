export { ConsentBanner, type ConsentBannerProps, type ConsentPurpose } from './ConsentBanner.tsx';
