export { watchLogin } from './login.saga.ts';
export { watchSession } from './session.saga.ts';
