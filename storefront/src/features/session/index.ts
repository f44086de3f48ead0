export { selectHasSessionHint, sessionReducer, visitorArrived } from './session.slice.ts';
