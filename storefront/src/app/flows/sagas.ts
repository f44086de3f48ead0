import { runSaga, stdChannel } from 'redux-saga';
import type { SagaIo, Sagas } from './saga-gate.ts';

/** The runtime of sagas, over a store. */
export function startSagas({ dispatch, getState }: SagaIo): Sagas {
  const channel = stdChannel();
  return {
    emit: (action) => channel.put(action),
    run: (saga, ...args) => runSaga({ channel, dispatch, getState }, saga, ...args),
  };
}
