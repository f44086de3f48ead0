export {
  interactionTracked,
  trackingFailed,
  watchTracking,
  type DataLayerPort,
  type TrackingEvent,
} from './tracking.saga.ts';
