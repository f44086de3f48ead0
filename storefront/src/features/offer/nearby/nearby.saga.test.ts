import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ServiceError } from '#/api/app-error.ts';
import type { OfferPort } from '#/api/ports.ts';
import { fakeStorage, startStore } from '#/test-support/index.ts';
import { watchNearby } from './nearby.saga.ts';
import { locationAsked } from './nearby.slice.ts';
import { sessionEnded } from '#/shared/page/session-events.ts';
import type { PositionPort } from '../offer.ports.ts';
import { selectNearby } from './nearby.slice.ts';

beforeEach(() => void vi.useFakeTimers());

const santos = { city: 'Santos', uf: 'SP', deadlineInfo: 'em até 15 dias', pickupPlaces: [] };
const here: PositionPort['read'] = () =>
  Promise.resolve({ kind: 'position', coordinates: { latitude: -23.967_89, longitude: -46.328_87 } });

function start({
  position = here,
  nearest = () => Promise.resolve(santos),
  cookie,
}: { position?: PositionPort['read']; nearest?: OfferPort['nearest']; cookie?: string } = {}) {
  const storage = fakeStorage(cookie === undefined ? {} : { cookies: { userLocation: cookie } });
  const started = startStore({ ports: { offer: { nearest } } });
  const read = vi.fn<PositionPort['read']>(position);
  started.watch(() => watchNearby({ offer: started.ports.offer, position: { read }, storage }), 'nearby');
  const settle = () => vi.advanceTimersByTimeAsync(5000);
  return {
    ...started,
    storage,
    read,
    ask: () => {
      started.store.dispatch(locationAsked());
      return settle();
    },
    state: () => selectNearby(started.store.getState()),
    settle,
  };
}

describe('the visitor’s position', () => {
  test('is stored and sent with two decimals, for thirty days', async () => {
    const { ask, state, storage, ports } = start();
    await ask();
    expect(storage.kept.cookies.userLocation).toEqual({ value: '-23.97,-46.33', lifetimeInSeconds: 2_592_000 });
    expect(ports.callsOf('offer.nearest').map(({ args }) => args[0])).toEqual([
      { latitude: -23.97, longitude: -46.33 },
    ]);
    expect(state()).toEqual({ status: 'found', nearby: santos });
  });

  test.each(['refused', 'unsupported', 'unavailable'] as const)(
    'that is %s is reported, not stored and not sent',
    async (kind) => {
      const { ask, state, storage, ports } = start({ position: () => Promise.resolve({ kind }) });
      await ask();
      expect(state()).toEqual({ status: 'failed', trouble: kind });
      expect(storage.kept.cookies).toEqual({});
      expect(ports.calls).toEqual([]);
    },
  );

  test('of a user who has logged out is no longer shown', async () => {
    const { ask, state, store } = start();
    await ask();
    store.dispatch(sessionEnded({ why: 'refused' }));
    expect(state()).toMatchObject({ status: 'found' });
    store.dispatch(sessionEnded({ why: 'loggedOut' }));
    expect(state()).toEqual({ status: 'idle' });
  });

  test('that arrives after the log-out is neither stored nor sent, and can be requested again', async () => {
    const arrived = Promise.withResolvers<Awaited<ReturnType<PositionPort['read']>>>();
    const position = vi.fn<PositionPort['read']>(here).mockReturnValueOnce(arrived.promise);
    const { ask, settle, state, store, storage, ports } = start({ position });
    await ask();
    store.dispatch(sessionEnded({ why: 'loggedOut' }));
    arrived.resolve(await here());
    await settle();
    expect(state()).toEqual({ status: 'idle' });
    expect(storage.kept.cookies).toEqual({});
    expect(ports.calls).toEqual([]);
    await ask();
    expect(state()).toMatchObject({ status: 'found' });
  });

  test('can be requested again after a failure', async () => {
    const nearest = vi
      .fn<OfferPort['nearest']>(() => Promise.resolve(santos))
      .mockRejectedValueOnce(new ServiceError({ kind: 'notFound' }));
    const { ask, state } = start({ nearest });
    await ask();
    expect(state()).toEqual({ status: 'failed', trouble: 'unanswered' });
    await ask();
    expect(state()).toMatchObject({ status: 'found' });
  });

  test('that was allowed before is used without a permission prompt', async () => {
    const { settle, state, read, ports } = start({ cookie: '-23.97,-46.33' });
    await settle();
    expect(read).not.toHaveBeenCalled();
    expect(ports.callsOf('offer.nearest')).toHaveLength(1);
    expect(state()).toMatchObject({ status: 'found' });
  });

  test('that is damaged in storage is ignored', async () => {
    const { settle, state, read, ports } = start({ cookie: 'São Paulo' });
    await settle();
    expect(read).not.toHaveBeenCalled();
    expect(ports.calls).toEqual([]);
    expect(state()).toEqual({ status: 'idle' });
  });
});
