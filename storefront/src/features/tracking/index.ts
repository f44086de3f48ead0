export {
  interactionTracked,
  trackingFailed,
  watchTracking,
  type DataLayerEvent,
  type DataLayerPort,
  type HashPort,
  type TrackedPerson,
  type TrackingEvent,
} from './tracking.saga.ts';
