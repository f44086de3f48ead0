export { alerts, liveRegion, liveRegions } from '../../../design-system/manual/live-regions.ts';
