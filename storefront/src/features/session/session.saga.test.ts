import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ServiceError, type AppError } from '#/api/app-error.ts';
import { loadFailed } from '#/shared/failures/load-failed.ts';
import { sessionEnded, sessionRefused, userLoaded } from '#/shared/page/session-events.ts';
import { dialogClosed, dialogOpened } from '#/shared/page/page-dialog.slice.ts';
import { aUser, failing, fakeStorage, neverAnswers } from '#/test-support/index.ts';
import { claraStored, openPage } from '#/test-support/session-page.ts';
import { accountOpened, checkRetried, logoutPressed, storedSessionNoticed } from './session.slice.ts';

beforeEach(() => void vi.useFakeTimers());

const loggedIn = (more: { url?: string } = {}) => openPage({ storage: fakeStorage(claraStored), ...more });
const gone = (storage: ReturnType<typeof fakeStorage>) => storage.local.remove('id', 'token');

/** Logs out in another tab. Browsers promise no order, so the removal of its cookie has not arrived yet. */
async function logOutElsewhere(storage: ReturnType<typeof fakeStorage>) {
  const other = openPage({ storage });
  await other.settle();
  other.store.dispatch(logoutPressed());
  await other.settle();
  storage.cookies.write('signdrive', '1', 60);
}

describe('at the start', () => {
  test('a stored session is checked by loading its user', async () => {
    const { session, settle, ports, eventsOf } = loggedIn();
    expect(session()).toEqual({ status: 'loading' });
    await settle();
    expect(session()).toEqual({ status: 'success', user: aUser() });
    expect(ports.callsOf('identity.readUser').map(({ args }) => args[0])).toEqual(['1001']);
    expect(eventsOf(userLoaded.type)).toHaveLength(1);
  });

  test('several requests during a check share that check', async () => {
    const { store, settle, session, ports } = loggedIn({ url: '/conta/plano' });
    store.dispatch(accountOpened());
    store.dispatch(storedSessionNoticed());
    await settle();
    expect(session().status).toBe('success');
    expect(ports.callsOf('identity.readUser')).toHaveLength(1);
  });

  test('a change by another tab during a check is checked, too', async () => {
    const late = Promise.withResolvers<ReturnType<typeof aUser>>();
    const storage = fakeStorage(claraStored);
    const { store, settle, session, places } = openPage({ storage, identity: { readUser: () => late.promise } });
    await settle();
    await logOutElsewhere(storage);
    store.dispatch(storedSessionNoticed());
    late.resolve(aUser());
    await settle();
    expect(session()).toEqual({ status: 'idle' });
    expect(places.reload).toHaveBeenCalledOnce();
    expect(storage.kept.local).toEqual({ loggedOut: '1' });
  });

  test.each([{}, { id: '1001' }, { token: 'a token' }])('with only %j stored no request is sent', async (local) => {
    const { session, settle, ports, dialog } = openPage({ storage: fakeStorage({ local }) });
    await settle();
    expect(session()).toEqual({ status: 'idle' });
    expect(ports.calls).toEqual([]);
    expect(dialog()).toBeUndefined();
  });

  test('an expired session changes nothing on a public page', async () => {
    const { session, settle, storage, dialog, places } = openPage({
      storage: fakeStorage(claraStored),
      identity: { readUser: failing({ kind: 'unauthorized' }) },
    });
    await settle();
    expect(session()).toEqual({ status: 'error' });
    expect(storage.kept.local).toEqual({});
    expect(dialog()).toBeUndefined();
    expect(places.goHome).not.toHaveBeenCalled();
  });
});

describe('an account page', () => {
  test('without a session leads home, where the log-in opens, and is stored as the way back', async () => {
    const { store, settle, session, places, storage, dialog } = openPage({ url: '/conta/plano?de=email' });
    store.dispatch(accountOpened());
    await settle();
    expect(session()).toEqual({ status: 'error' });
    expect(places.goHome).toHaveBeenCalledOnce();
    expect(dialog()).toEqual({ name: 'login', reason: 'accountAsked' });
    expect(storage.kept.session.previousRoute).toBe('/conta/plano?de=email');
  });

  test('with an expired session leads home, where the log-in opens, and is stored as the way back', async () => {
    const { settle, places, storage, dialog } = openPage({
      url: '/conta/plano',
      storage: fakeStorage(claraStored),
      identity: { readUser: failing({ kind: 'unauthorized' }) },
    });
    await settle();
    expect(places.goHome).toHaveBeenCalledOnce();
    expect(dialog()).toEqual({ name: 'login', reason: 'sessionEnded' });
    expect(storage.kept.local).toEqual({});
    expect(storage.kept.session.previousRoute).toBe('/conta/plano');
  });

  test.each<[string, AppError]>([
    ['no connection', { kind: 'network' }],
    ['a timeout', { kind: 'timeout' }],
    ['an error of the service', { kind: 'rejected', status: 503, code: '' }],
    ['a request that stalled', { kind: 'rejected', status: 408, code: '' }],
    ['too many requests', { kind: 'rejected', status: 429, code: '' }],
    ['an invalid response', { kind: 'contract', where: 'GET /users/{id}' }],
  ])('stays open after %s, keeps the session and can be retried', async (_, error) => {
    const { store, settle, session, places, storage, ports, eventsOf, dialog } = openPage({
      url: '/conta/plano',
      storage: fakeStorage(claraStored),
      identity: { readUser: failing(error) },
    });
    await settle();
    expect(session()).toEqual({ status: 'unreachable' });
    expect(eventsOf(loadFailed.type)).toEqual([loadFailed({ slice: 'session', error })]);
    expect(storage.kept.local).toEqual(claraStored.local);
    expect(places.goHome).not.toHaveBeenCalled();
    expect(dialog()).toBeUndefined();

    ports.answer({ identity: { readUser: () => Promise.resolve(aUser()) } });
    store.dispatch(checkRetried());
    await settle();
    expect(session().status).toBe('success');
  });
});

describe('a session that expires during a visit', () => {
  const refused = { status: 'success', user: aUser(), isRefused: true };

  async function refusedAt(url: string) {
    const page = loggedIn({ url });
    await page.settle();
    page.storage.session.write('previousRoute', '/faq');
    page.store.dispatch(sessionRefused());
    await page.settle();
    return page;
  }

  describe.each(['/ofertasvw/polo/assinar/dados', '/conta/minha-conta', '/conta/plano', '/faq'])('on %s', (url) => {
    test('opens the log-in over the page, which does not change', async () => {
      const { places, session, storage, dialog, eventsOf } = await refusedAt(url);
      expect(session()).toEqual(refused);
      expect(dialog()).toEqual({ name: 'login', reason: 'sessionEnded' });
      expect(eventsOf(sessionEnded.type)).toEqual([]);
      expect(places.goHome).not.toHaveBeenCalled();
      expect(storage.kept.session.previousRoute).toBeUndefined();
      expect(storage.kept.local).toEqual({});
    });

    test('continues on the page after the log-in', async () => {
      const { submit, settle, session, dialog, places, storage, eventsOf } = await refusedAt(url);
      submit();
      await settle();
      expect(dialog()).toBeUndefined();
      expect(session()).toEqual({ status: 'success', user: aUser() });
      expect(storage.kept.local).toMatchObject(claraStored.local);
      expect(places.go).not.toHaveBeenCalled();
      expect(places.goHome).not.toHaveBeenCalled();
      expect(eventsOf(sessionEnded.type)).toEqual([]);
    });
  });

  test('leads home from an account page without a form, where the log-in opens, and back afterwards', async () => {
    const { store, settle, places, session, storage, dialog, submit } = loggedIn({ url: '/conta/status-pedido' });
    await settle();
    store.dispatch(sessionRefused());
    await settle();
    expect(session()).toEqual({ status: 'error' });
    expect(places.goHome).toHaveBeenCalledOnce();
    expect(dialog()).toEqual({ name: 'login', reason: 'sessionEnded' });
    expect(storage.kept.session.previousRoute).toBe('/conta/status-pedido');
    submit();
    await settle();
    expect(places.go).toHaveBeenCalledExactlyOnceWith('/conta/status-pedido');
  });

  test('does not end a session that another tab has stored during the check, and that one is checked next', async () => {
    const storage = fakeStorage(claraStored);
    const late = Promise.withResolvers<never>();
    const { settle, session, ports } = openPage({ storage, identity: { readUser: () => late.promise } });
    await settle();
    storage.local.write('token', 'a later token');
    ports.answer({ identity: { readUser: () => Promise.resolve(aUser()) } });
    late.reject(new ServiceError({ kind: 'notFound' }));
    await settle();
    expect(session()).toEqual({ status: 'success', user: aUser() });
    expect(storage.kept.local).toMatchObject({ id: '1001', token: 'a later token' });
  });

  test.each([
    ['/ofertasvw/polo/assinar/dados', 0],
    ['/conta/minha-conta', 1],
  ])('ends when the log-in over %s is closed, and an account page leads home', async (url, timesHome) => {
    const { store, settle, places, session } = await refusedAt(url);
    store.dispatch(dialogClosed('login'));
    await settle();
    expect(session()).toEqual({ status: 'error' });
    expect(places.goHome).toHaveBeenCalledTimes(timesHome);
  });

  test('does not end while the password is reset, and ends when that dialog is closed', async () => {
    const { store, settle, places, session } = await refusedAt('/conta/minha-conta');
    store.dispatch(dialogOpened({ name: 'recovery' }));
    await settle();
    expect(session()).toEqual(refused);
    store.dispatch(dialogClosed('login'));
    await settle();
    expect(places.goHome).not.toHaveBeenCalled();
    store.dispatch(dialogClosed('recovery'));
    await settle();
    expect(session()).toEqual({ status: 'error' });
    expect(places.goHome).toHaveBeenCalledOnce();
  });

  test('ends when its dialog is closed, and the session that another tab has stored meanwhile is checked', async () => {
    const { store, settle, storage, session, ports } = await refusedAt('/conta/minha-conta');
    ports.answer({ identity: { readUser: neverAnswers } });
    storage.local.write('token', 'a later token');
    storage.local.write('id', '1001');
    store.dispatch(storedSessionNoticed());
    await settle();
    ports.answer({ identity: { readUser: () => Promise.resolve(aUser()) } });
    store.dispatch(dialogClosed('login'));
    await settle();
    expect(session()).toEqual({ status: 'success', user: aUser() });
  });

  test('does not end the session that another tab has stored for another user', async () => {
    const { store, settle, storage, dialog } = loggedIn({ url: '/ofertasvw/polo/assinar/dados' });
    await settle();
    storage.local.write('token', 'of another');
    storage.local.write('id', '1002');
    store.dispatch(sessionRefused());
    await settle();
    expect(storage.kept.local).toMatchObject({ id: '1002', token: 'of another' });
    expect(dialog()).toBeUndefined();
  });

  test('during its first check leads home from an account page, and back after the log-in', async () => {
    const { store, settle, places, storage, dialog } = openPage({
      url: '/conta/plano',
      storage: fakeStorage(claraStored),
      identity: { readUser: neverAnswers },
    });
    await settle();
    store.dispatch(sessionRefused());
    await settle();
    expect(places.goHome).toHaveBeenCalledOnce();
    expect(dialog()).toEqual({ name: 'login', reason: 'sessionEnded' });
    expect(storage.kept.session.previousRoute).toBe('/conta/plano');
  });

  test('during its first check opens the log-in over a step of an order', async () => {
    const { store, settle, session, dialog, submit, ports } = openPage({
      url: '/ofertasvw/polo/assinar/dados',
      storage: fakeStorage(claraStored),
      identity: { readUser: neverAnswers },
    });
    await settle();
    store.dispatch(sessionRefused());
    await settle();
    expect(dialog()).toEqual({ name: 'login', reason: 'sessionEnded' });
    ports.answer({ identity: { readUser: () => Promise.resolve(aUser()) } });
    submit();
    await settle();
    expect(session()).toEqual({ status: 'success', user: aUser() });
  });
});

describe('log-out', () => {
  test('deletes the data of the person and nothing else, then loads home', async () => {
    const storage = fakeStorage({
      local: {
        ...claraStored.local,
        coupon: 'c',
        simulation: 's',
        registerFleet: 'r',
        signup: 's',
        confirm: 'c',
        step: '4',
        'client-session-id': 'x',
        utm_source: 'radio',
      },
      session: { previousRoute: '/conta/plano' },
      cookies: { signdrive: '1', userLocation: '-23.55,-46.63', lastVisitedStore: 'viaduto', consent: 'granted' },
    });
    const { store, settle, session, places, eventsOf, ports } = openPage({ storage });
    await settle();
    await ports.records.write('draft', '1001/order', { name: 'Clara' }, 60);
    await ports.records.write('draft', '10011/order', {}, 60);
    await ports.records.write('draft', 'x/order', {}, 60);
    store.dispatch(logoutPressed());
    await settle();
    expect(storage.kept.local).toEqual({
      loggedOut: '1',
      coupon: 'c',
      simulation: 's',
      'client-session-id': 'x',
      utm_source: 'radio',
    });
    expect(Object.keys(storage.kept.cookies).toSorted()).toEqual(['consent', 'lastVisitedStore']);
    expect(storage.kept.session).toEqual({});
    expect((await ports.records.list('draft')).map(({ key }) => key)).toEqual(['10011/order', 'x/order']);
    expect(session()).toEqual({ status: 'idle' });
    expect(eventsOf(sessionEnded.type)).toEqual([sessionEnded({ why: 'loggedOut' })]);
    expect(places.reloadHome).toHaveBeenCalledOnce();
  });

  test('aborts a pending check', async () => {
    const { store, settle, session, ports } = openPage({
      storage: fakeStorage(claraStored),
      identity: { readUser: neverAnswers },
    });
    await settle();
    store.dispatch(logoutPressed());
    await settle();
    expect(ports.callsOf('identity.readUser')[0]?.signal.aborted).toBe(true);
    expect(session()).toEqual({ status: 'idle' });
  });
});

describe('a change by another tab', () => {
  test('logs this tab in after a log-in', async () => {
    const { store, settle, session, storage } = openPage();
    storage.local.write('token', 'a token');
    storage.local.write('id', '1001');
    store.dispatch(storedSessionNoticed());
    await settle();
    expect(session().status).toBe('success');
  });

  test.each([
    ['/conta/plano', 'reloadHome'],
    ['/faq', 'reload'],
  ] as const)('logs this tab out on %s after a log-out, and reloads the page', async (url, way) => {
    const { store, settle, session, storage, places, dialog } = loggedIn({ url });
    await settle();
    await logOutElsewhere(storage);
    store.dispatch(storedSessionNoticed());
    await settle();
    expect(session()).toEqual({ status: 'idle' });
    expect(places[way]).toHaveBeenCalledOnce();
    expect(dialog()).toBeUndefined();
  });

  test('deletes a draft that this tab has stored since the log-out of the other one', async () => {
    const { store, settle, storage, ports } = loggedIn({ url: '/ofertasvw/polo/assinar/dados' });
    await settle();
    await logOutElsewhere(storage);
    await ports.records.write('draft', '1001/order/personal', { name: 'Clara' }, 60);
    await ports.records.write('draft', 'x/order', {}, 60);
    store.dispatch(storedSessionNoticed());
    await settle();
    expect((await ports.records.list('draft')).map(({ key }) => key)).toEqual(['x/order']);
  });

  test('leaves a form unchanged after that tab’s session expired', async () => {
    const { store, settle, session, storage, places, dialog } = loggedIn({ url: '/ofertasvw/polo/assinar/dados' });
    await settle();
    gone(storage);
    store.dispatch(storedSessionNoticed());
    await settle();
    expect(session()).toEqual({ status: 'error' });
    expect([places.reload, places.reloadHome, places.goHome].flatMap(({ mock }) => mock.calls)).toEqual([]);
    expect(dialog()).toBeUndefined();
  });

  test('opens the log-in over an account page after that tab’s session expired', async () => {
    const { store, settle, session, storage, places, dialog } = loggedIn({ url: '/conta/minha-conta' });
    await settle();
    gone(storage);
    store.dispatch(storedSessionNoticed());
    await settle();
    expect(session()).toMatchObject({ status: 'success', isRefused: true });
    expect(dialog()).toEqual({ name: 'login', reason: 'sessionEnded' });
    expect(places.goHome).not.toHaveBeenCalled();
  });

  test('ends the first session before that of another user starts', async () => {
    const { store, settle, session, storage, ports, eventsOf } = loggedIn();
    await settle();
    ports.answer({ identity: { readUser: () => Promise.resolve(aUser({ id: '1002' })) } });
    storage.local.write('id', '1002');
    store.dispatch(storedSessionNoticed());
    await settle();
    expect(session()).toEqual({ status: 'success', user: aUser({ id: '1002' }) });
    expect(eventsOf(sessionEnded.type)).toHaveLength(1);
  });
});

describe('a log-in dialog opened by a logged-in user', () => {
  test('closes and leads to the order’s status', async () => {
    const { settle, openLogin, places, dialog } = loggedIn();
    await settle();
    openLogin();
    await settle();
    expect(dialog()).toBeUndefined();
    expect(places.go).toHaveBeenCalledExactlyOnceWith('/conta/status-pedido');
  });

  test('closes after a log-in in another tab, and leads back to the account page', async () => {
    const { store, settle, storage, places, dialog } = openPage({ url: '/conta/plano' });
    store.dispatch(accountOpened());
    await settle();
    storage.local.write('token', 'a token');
    storage.local.write('id', '1001');
    store.dispatch(storedSessionNoticed());
    await settle();
    expect(dialog()).toBeUndefined();
    expect(places.go).toHaveBeenCalledExactlyOnceWith('/conta/plano');
  });
});
