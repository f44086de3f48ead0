import { cancel, fork, take } from 'typed-redux-saga';
import { sessionEnded } from '../page/session-events.ts';

/**
 * Runs a watcher of one user's data. The end of the session cancels the work of its user and every queued submission:
 * neither a response nor a save may reach the next user.
 */
export function* watchEachUser<Ports>(watch: (ports: Ports) => Generator, ports: Ports) {
  while (true) {
    const watching = yield* fork(watch, ports);
    yield* take(sessionEnded);
    yield* cancel(watching);
  }
}
