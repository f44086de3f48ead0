import { runSaga, stdChannel } from 'redux-saga';
import type { SagaIo, Sagas } from './saga-gate.ts';

/** The saga runtime of a store. Its sagas find the store in their context (`on-demand.ts`). */
export function startSagas(store: SagaIo): Sagas {
  const { dispatch, getState } = store;
  const channel = stdChannel();
  return {
    emit: (action) => channel.put(action),
    run: (saga, ...args) => runSaga({ channel, dispatch, getState, context: { store } }, saga, ...args),
  };
}
