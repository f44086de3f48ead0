import { put, takeLeading } from 'typed-redux-saga';
import { createAction } from '@reduxjs/toolkit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createServices } from '#/api/services.ts';
import { selectUser, storedSessionNoticed } from '#/features/session/index.ts';
import { storedSession } from '#/shared/storage/stored-session.ts';
import { openPage } from '#/test-support/session-page.ts';
import { toAppError } from '#/api/app-error.ts';
import { dialogClosed } from '#/shared/page/page-dialog.slice.ts';
import { send } from '#/shared/loading/requests.ts';
import { sessionEnded, sessionRefused } from '#/shared/page/session-events.ts';
import { aUser, fakeLock, fakeRecords, fakeStorage } from '#/test-support/index.ts';
import { whileAlone } from '#/shared/ledger/carry-out.ts';
import { createLedger } from '#/shared/ledger/ledger.ts';
import { createSessionRenewal } from './session-renewal.ts';

beforeEach(() => void vi.useFakeTimers());

const workStarted = createAction<Work>('test/workStarted');
const workDone = createAction('test/workDone');
const workFailed = createAction<string>('test/workFailed');

type Services = ReturnType<typeof createServices>;
type Work = keyof typeof works;

/** One request of each client that serves a person. */
const works = {
  'a customer': (services: Services, signal: AbortSignal) => services.customers.readCustomer('1001', signal),
  'the orders': (services: Services, signal: AbortSignal) => services.orders.listOrders('1001', signal),
  'a document': (services: Services, signal: AbortSignal) =>
    services.documents.upload(
      { userId: '1001', kind: 'cnh', file: new Blob(['%PDF']), fileName: 'cnh.pdf', idempotencyKey: 'k' },
      signal,
    ),
  'a payment session': (services: Services, signal: AbortSignal) =>
    services.payment.openSession({ userId: '1001', document: '1', valueInCents: 0, idempotencyKey: 'k' }, signal),
  'a payment notification': (services: Services, signal: AbortSignal) =>
    services.payment.readNotification('s-1', signal),
  'the history of a card': (services: Services, signal: AbortSignal) => services.payment.readHistory('ref', signal),
  'the card of a contract': (services: Services, signal: AbortSignal) =>
    services.payment.readCardUsed({ userId: '1001', contractNumber: 'SDI1', document: '1' }, signal),
  'a change of method': (services: Services, signal: AbortSignal) =>
    services.payment.changeMethod(
      { userId: '1001', contractNumber: 'SDI1', document: '1', idempotencyKey: 'k' },
      signal,
    ),
  'the use of a coupon': (services: Services, signal: AbortSignal) =>
    services.coupon.burn(
      { userId: '1001', code: 'A', offerId: '1', couponOfferId: '2', document: '3', email: '4', idempotencyKey: 'k' },
      signal,
    ),
} as const;

interface Sent {
  path: string;
  token: string | null;
}

/** Clara's page, with the clients of all services in front of a server that knows the given tokens. */
async function openClarasPage({ url = '/ofertasvw/polo/assinar/dados' } = {}) {
  const storage = fakeStorage({
    local: { id: '1001', token: 'first' },
    cookies: { signdrive: '1' },
  });
  const page = openPage({ url, storage });
  let isActing = true;
  const renewal = createSessionRenewal({
    readSession: () => storedSession(storage),
    isVisitorActing: () => isActing,
  });
  page.watch(() => renewal.watch(), 'session rule');
  let valid: string | undefined = 'first';
  const sent: Sent[] = [];
  let held: Promise<unknown> | undefined;
  const services = createServices({
    baseUrl: 'http://store.test/api',
    readToken: () => storage.local.read('token'),
    readUserId: () => storage.local.read('id'),
    renewSession: renewal.renew,
    fetch: async (input, init) => {
      const path = new URL(input instanceof Request ? input.url : String(input)).pathname;
      const token = new Headers(init?.headers).get('authorization');
      sent.push({ path, token });
      await held;
      const isKnown = token === `Bearer ${valid}`;
      return new Response(isKnown ? '[]' : '{}', {
        status: isKnown ? 200 : 401,
        headers: { 'content-type': 'application/json' },
      });
    },
  });
  page.watch(function* watchWork() {
    yield* takeLeading(workStarted, function* work({ payload }) {
      try {
        yield* send((signal): Promise<unknown> => works[payload](services, signal));
        yield* put(workDone());
      } catch (caught) {
        yield* put(workFailed(toAppError(caught).kind));
      }
    });
  }, 'work');
  await page.settle();
  const start = (work: Work) => void page.store.dispatch(workStarted(work));
  const expire = () => {
    valid = undefined;
  };
  return {
    ...page,
    sent,
    services,
    renewal,
    start,
    expire,
    expireDuring: (work: Work) => {
      expire();
      start(work);
      return page.settle();
    },
    closeLogin: () => {
      page.store.dispatch(dialogClosed('login'));
      return page.settle();
    },
    rest: () => {
      isActing = false;
    },
    /** Responses wait until the returned function is called. */
    hold: () => {
      const waiting = Promise.withResolvers<undefined>();
      held = waiting.promise;
      return () => {
        held = undefined;
        waiting.resolve(undefined);
      };
    },
    logIn: async (token = 'second', userId = '1001') => {
      valid = token;
      page.ports.answer({
        identity: {
          signIn: () => Promise.resolve({ userId, token }),
          readUser: () => Promise.resolve(aUser({ id: userId })),
        },
      });
      page.submit();
      await page.settle();
    },
    /** Another tab stored a session. */
    tabChanged: async (token: string) => {
      valid = token;
      page.store.dispatch(storedSessionNoticed());
      await page.settle();
    },
    done: () => page.eventsOf(workDone.type).length,
    failures: () => page.eventsOf(workFailed.type).map(({ payload }) => payload),
    refusals: () => page.eventsOf(sessionRefused.type).length,
  };
}

describe('a session that expires during a request', () => {
  it.each(Object.keys(works) as Work[])('opens the log-in for %s, which is retried after it', async (work) => {
    const page = await openClarasPage();
    await page.expireDuring(work);
    expect(page.dialog()).toEqual({ name: 'login', reason: 'sessionEnded' });
    expect(page.refusals()).toBe(1);
    expect(page.sent.map(({ token }) => token)).toEqual(['Bearer first', 'Bearer first']);

    await page.logIn();
    expect(page.dialog()).toBeUndefined();
    expect(page.sent.map(({ token }) => token).slice(2)).toEqual(['Bearer second']);
    expect(page.places.go).not.toHaveBeenCalled();
    expect(page.eventsOf(sessionEnded.type)).toEqual([]);
    await page.settle();
    // Some clients reject the fake server's list as invalid, but each request got its response.
    expect(page.done() + page.failures().filter((kind) => kind === 'contract').length).toBe(1);
  });

  it('opens one log-in for all pending requests, and each is retried once', async () => {
    const page = await openClarasPage({ url: '/conta/minha-conta' });
    page.expire();
    const reading = () => page.services.orders.listOrders('1001', new AbortController().signal);
    const all = Promise.all([reading(), reading(), reading()]);
    await page.settle();
    expect(page.refusals()).toBe(1);
    await page.logIn();
    expect(await all).toEqual([[], [], []]);
    expect(page.sent.filter(({ token }) => token === 'Bearer second')).toHaveLength(3);
    expect(page.places.goHome).not.toHaveBeenCalled();
  });

  it('fails its requests when the log-in is closed, and the next request opens it again', async () => {
    const page = await openClarasPage();
    await page.expireDuring('the orders');
    await page.closeLogin();
    expect(page.failures()).toEqual(['unauthorized']);
    expect(page.session()).toEqual({ status: 'error' });

    page.start('the orders');
    await page.settle();
    expect(page.dialog()).toEqual({ name: 'login', reason: 'sessionEnded' });
    await page.logIn();
    expect(page.done()).toBe(1);
  });

  it('fails its request on an account page without a form, which it closes', async () => {
    const page = await openClarasPage({ url: '/conta/status-pedido' });
    await page.expireDuring('the history of a card');
    expect(page.places.goHome).toHaveBeenCalledOnce();
    expect(page.failures()).toEqual(['unauthorized']);
  });

  it('does not open the log-in again for a poll after it was closed', async () => {
    const page = await openClarasPage();
    await page.expireDuring('the orders');
    await page.closeLogin();
    page.rest();
    page.start('the orders');
    await page.settle();
    expect(page.dialog()).toBeUndefined();
    expect(page.failures()).toEqual(['unauthorized', 'unauthorized']);
  });

  it('continues if another tab has logged in the same person', async () => {
    const page = await openClarasPage();
    await page.expireDuring('the orders');
    page.storage.local.write('token', 'second');
    page.storage.local.write('id', '1001');
    await page.tabChanged('second');
    expect(page.dialog()).toBeUndefined();
    expect(page.failures()).toEqual([]);
  });
});

describe('another person who logs in after the session expired', () => {
  it('ends the former person’s session, whose requests are never sent with the new token', async () => {
    const page = await openClarasPage();
    await page.expireDuring('a change of method');
    await page.logIn('of another', '1002');
    expect(selectUser(page.store.getState())?.id).toBe('1002');
    expect(page.eventsOf(sessionEnded.type)).toEqual([sessionEnded({ why: 'loggedOut' })]);
    expect(page.failures()).toEqual(['unauthorized']);
    expect(page.sent.map(({ token }) => token)).toEqual(['Bearer first', 'Bearer first']);
  });

  it('ends the former person’s session, even if the log-in was closed before', async () => {
    const page = await openClarasPage();
    await page.expireDuring('the orders');
    await page.closeLogin();
    page.openLogin();
    await page.logIn('of another', '1002');
    expect(page.eventsOf(sessionEnded.type).at(-1)).toEqual(sessionEnded({ why: 'loggedOut' }));
  });

  it('stays logged in when an old request of the former person gets its 401 late', async () => {
    const page = await openClarasPage();
    page.expire();
    const answer = page.hold();
    page.start('the orders');
    // The held request must not reach its timeout: the log-in waits for some seconds, too.
    await vi.advanceTimersByTimeAsync(100);
    page.store.dispatch(sessionEnded({ why: 'refused' }));
    page.storage.local.remove('id', 'token');
    page.openLogin();
    await page.logIn('of another', '1002');
    answer();
    await page.settle();
    expect(page.sent).toHaveLength(1);
    expect(page.failures()).toEqual(['unauthorized']);
    expect(page.refusals()).toBe(0);
    expect(page.storage.kept.local).toMatchObject({ id: '1002', token: 'of another' });
    expect(page.dialog()).toBeUndefined();
  });
});

describe('a request with an older token of the same person', () => {
  it('is retried with the new token after its 401, and does not end the session', async () => {
    const page = await openClarasPage();
    page.expire();
    const answer = page.hold();
    page.start('the orders');
    // The held request must not reach its timeout: the log-in waits for some seconds, too.
    await vi.advanceTimersByTimeAsync(100);
    page.storage.local.write('token', 'second');
    await page.tabChanged('second');
    answer();
    await page.settle();
    expect(page.done()).toBe(1);
    expect(page.refusals()).toBe(0);
  });
});

describe('work that holds a cross-tab lock', () => {
  const name = 'orders of Clara';

  async function refusedWork() {
    const page = await openClarasPage();
    const lock = fakeLock();
    const ledger = createLedger({ records: fakeRecords(), lock, newKey: () => 'key', now: () => 0 });
    const read = (signal: AbortSignal) => page.services.orders.listOrders('1001', signal);
    page.expire();
    const done = page.run(() =>
      whileAlone(ledger, name, function* work() {
        try {
          return yield* send(read);
        } catch (caught) {
          return toAppError(caught).kind;
        }
      }),
    );
    await page.settle();
    expect(page.dialog()).toEqual({ name: 'login', reason: 'sessionEnded' });
    /** Takes the lock in another tab. */
    const otherTab = () => lock.acquire(`signdrive-${name}`, new AbortController().signal);
    return { ...page, done, otherTab };
  }

  it('releases the lock while the log-in is open, and is done again after it', async () => {
    const page = await refusedWork();
    const giveBack = await page.otherTab();
    await page.logIn();
    expect(page.sent.map(({ token }) => token)).toEqual(['Bearer first', 'Bearer first']);
    giveBack();
    expect(await page.done).toEqual([]);
    expect(page.sent).toHaveLength(3);
    expect(page.refusals()).toBe(1);
  });

  it('fails as unauthorized when the log-in is closed, and opens no other log-in', async () => {
    const page = await refusedWork();
    page.store.dispatch(dialogClosed('login'));
    await page.settle();
    expect(await page.done).toBe('unauthorized');
    expect(page.sent).toHaveLength(2);
    expect(page.refusals()).toBe(1);
  });
});

describe('a visitor without a session', () => {
  it('gets no log-in for a 401', async () => {
    const renewal = createSessionRenewal({ readSession: () => undefined, isVisitorActing: () => true });
    expect(await renewal.renew({}, new AbortController().signal)).toBe(false);
  });
});
