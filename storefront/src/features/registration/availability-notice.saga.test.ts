import { expect, test, vi } from 'vitest';
import { ServiceError, type AppError } from '#/api/app-error.ts';
import { sessionEnded } from '#/shared/page/session-events.ts';
import { fakeLock, startStore } from '#/test-support/index.ts';
import { watchAvailabilityNotice } from './availability-notice.saga.ts';
import { noticeSubmitted, selectAvailabilityNotice } from './availability-notice.slice.ts';

const clara = { name: 'Clara Exemplo', document: '529.982.247-25', phone: '(11) 91234-5678' };

function ask(answer: AppError | 'ok') {
  const requestNotice = () => (answer === 'ok' ? Promise.resolve() : Promise.reject(new ServiceError(answer)));
  const started = startStore({ ports: { identity: { requestNotice } } });
  let keys = 0;
  started.watch(() =>
    watchAvailabilityNotice({ ...started.ports, lock: fakeLock(), createKey: () => `key ${(keys += 1)}` }),
  );
  const send = () => void started.store.dispatch(noticeSubmitted({ ...clara, vehicleModel: 'Polo' }));
  const settled = () =>
    vi.waitFor(() => {
      const { progress } = selectAvailabilityNotice(started.store.getState());
      expect(progress.status).not.toBe('sending');
      return progress;
    });
  send();
  return {
    store: started.store,
    eventsOf: started.eventsOf,
    send,
    settled,
    keys: () =>
      started.ports
        .callsOf('identity.requestNotice')
        .map(({ args }) => (args[0] as { idempotencyKey: string }).idempotencyKey),
    requested: () => started.ports.callsOf('identity.requestNotice').map(({ args }) => args[0]),
  };
}

test('a request is sent once, with the typed values', async () => {
  const { settled, requested, send, eventsOf } = ask('ok');
  send();
  expect(await settled()).toEqual({ status: 'sent', phone: clara.phone, carName: 'Polo' });
  expect(requested()).toEqual([{ ...clara, idempotencyKey: 'key 1' }]);
  expect(eventsOf('availabilityNotice/noticeTaken')).toMatchObject([
    {
      payload: {
        lead: { ...clara, vehicleModel: 'Polo', observations: 'Avise quando voltar' },
        idempotencyKey: 'key 1',
      },
    },
  ]);
});

test('a rejected request shows the service’s message, and its repeat is a new request', async () => {
  const { settled, send, keys } = ask({
    kind: 'rejected',
    status: 422,
    code: 'x',
    serverMessage: 'Telefone inválido.',
  });
  expect(await settled()).toEqual({ status: 'failed', serverMessage: 'Telefone inválido.', isUnknown: false });
  send();
  await settled();
  expect(keys()).toEqual(['key 1', 'key 2']);
});

test('a request without a response is repeated by the visitor only, with its key', async () => {
  const { settled, send, keys } = ask({ kind: 'network' });
  expect(await settled()).toEqual({ status: 'failed', isUnknown: true });
  expect(keys()).toEqual(['key 1']);
  send();
  await settled();
  expect(keys()).toEqual(['key 1', 'key 1']);
});

test.each(['ok', { kind: 'network' }] as const)(
  'the outcome %j of a former user’s request is not shown',
  async (answer) => {
    const { store, eventsOf } = ask(answer);
    store.dispatch(sessionEnded({ why: 'loggedOut' }));
    await vi.waitFor(() => {
      const outcomes = [...eventsOf('availabilityNotice/noticeTaken'), ...eventsOf('availabilityNotice/noticeFailed')];
      expect(outcomes).toHaveLength(1);
    });
    expect(selectAvailabilityNotice(store.getState()).progress).toEqual({ status: 'idle' });
  },
);
