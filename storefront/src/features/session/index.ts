export { accountOpened, checkRetried, loginSucceeded, logoutPressed, storedSessionNoticed } from './session.events.ts';
export {
  checkUnanswered,
  loginFailed,
  loginSubmitted,
  profileRead,
  selectHasSessionHint,
  selectIsLoggedIn,
  selectLoginAttempt,
  selectSession,
  selectUser,
  sessionReducer,
  visitorArrived,
  type LoginAttempt,
  type LoginTrouble,
  type Session,
} from './session.slice.ts';
export type { PlacesPort, SessionPorts } from './session.ports.ts';
