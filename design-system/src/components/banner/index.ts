export { Banner, type BannerProps } from './Banner.tsx';
export type { BannerTone } from './look.ts';
