export {
  interactionTracked,
  watchTracking,
  type DataLayerPort,
  type HashPort,
  type TrackedPerson,
} from './tracking.saga.ts';
