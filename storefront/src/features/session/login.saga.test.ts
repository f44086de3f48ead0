import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AppError } from '#/api/app-error.ts';
import { dialogClosed, dialogOpened } from '#/shared/page/page-dialog.slice.ts';
import { userLoaded } from '#/shared/page/session-events.ts';
import { aUser, failing, fakeStorage, millisecondsUntil, neverAnswers } from '#/test-support/index.ts';
import { openPage } from '#/test-support/session-page.ts';
import { loginSucceeded } from './session.slice.ts';

beforeEach(() => void vi.useFakeTimers());

const rejected = (status: number, more: object = {}): AppError => ({ kind: 'rejected', status, code: '', ...more });

describe('a successful log-in', () => {
  test('loads the user and stores id and token', async () => {
    const { logIn, session, storage, eventsOf, dialog } = openPage();
    await logIn();
    expect(session()).toEqual({ status: 'success', user: aUser() });
    expect(storage.kept.local).toEqual({ id: '1001', token: 'a token' });
    expect(storage.kept.cookies.signdrive).toEqual({ value: '1', lifetimeInSeconds: 31_536_000 });
    expect(eventsOf(userLoaded.type)).toEqual([userLoaded({ userId: '1001' })]);
    expect(eventsOf(loginSucceeded.type)).toHaveLength(1);
    expect(dialog()).toBeUndefined();
  });

  test('leads to the order status 50 ms after the profile', async () => {
    const { openLogin, submit, places } = openPage();
    openLogin();
    submit();
    expect(await millisecondsUntil(() => places.go.mock.calls.length > 0)).toBe(50);
    expect(places.go).toHaveBeenCalledExactlyOnceWith('/conta/status-pedido');
  });

  test('from the header leads there even if a previous page is stored', async () => {
    const storage = fakeStorage({ session: { previousRoute: '/faq' } });
    const { logIn, places } = openPage({ storage });
    await logIn();
    expect(places.go).toHaveBeenCalledExactlyOnceWith('/conta/status-pedido');
    expect(storage.kept.session.previousRoute).toBe('/faq');
  });

  test('inside an order stays on its step', async () => {
    const { logIn, places, dialog } = openPage({ url: '/ofertasvw/polo/assinar/entrar' });
    await logIn();
    expect(dialog()).toBeUndefined();
    expect(places.go).not.toHaveBeenCalled();
  });

  test.each([
    ['/conta/plano', '/conta/plano'],
    ['https://outro.exemplo/conta', '/conta/status-pedido'],
    ['//outro.exemplo', '/conta/status-pedido'],
    [undefined, '/conta/status-pedido'],
  ] as const)('requested by an account page leads, with %s stored, to %s', async (previousRoute, destination) => {
    const storage = fakeStorage({ session: previousRoute ? { previousRoute } : {} });
    const { logIn, places } = openPage({ storage });
    await logIn('accountAsked');
    expect(places.go).toHaveBeenCalledExactlyOnceWith(destination);
    expect(storage.kept.session.previousRoute).toBeUndefined();
  });

  test('over a form closes and stays on the form', async () => {
    const { logIn, places, dialog } = openPage({ url: '/ofertasvw/polo/assinar/dados' });
    await logIn('sessionEnded');
    expect(dialog()).toBeUndefined();
    expect(places.go).not.toHaveBeenCalled();
  });
});

describe('a log-in that fails', () => {
  test.each<[string, AppError, object]>([
    ['rejected credentials', { kind: 'unauthorized' }, { kind: 'refused' }],
    ['another rejection', rejected(400, { serverMessage: 'Conta bloqueada' }), { kind: 'rejected' }],
    ['the status 404', { kind: 'notFound' }, { kind: 'rejected' }],
    ['too many attempts', rejected(429, { retryAfterInSeconds: 870 }), { kind: 'tooMany', waitInSeconds: 870 }],
    ['too many attempts without a time', rejected(429), { kind: 'tooMany' }],
    ['an error of the service', rejected(503), { kind: 'unreachable' }],
    ['a request that stalled', rejected(408), { kind: 'unreachable' }],
    ['no connection', { kind: 'network' }, { kind: 'unreachable' }],
    ['a timeout', { kind: 'timeout' }, { kind: 'unreachable' }],
    ['an unreadable response', { kind: 'contract', where: 'POST /signin' }, { kind: 'unreachable' }],
  ])('because of %s shows that after one request', async (_, error, problem) => {
    const { logIn, attempt, session, storage, ports, dialog } = openPage({
      identity: { signIn: failing(error) },
    });
    await logIn();
    expect(attempt()).toEqual({ status: 'failed', problem });
    expect(session()).toEqual({ status: 'idle' });
    expect(storage.kept).toEqual({ local: {}, session: {}, cookies: {} });
    expect(ports.callsOf('identity.signIn')).toHaveLength(1);
    expect(dialog()?.name).toBe('login');
  });

  test.each<[string, () => Promise<ReturnType<typeof aUser>>, string, number]>([
    ['rejected', failing(rejected(403)), 'unconfirmed', 1],
    ['rejected with 401', failing({ kind: 'unauthorized' }), 'unconfirmed', 1],
    ['of an e-mail that is not confirmed', () => Promise.resolve(aUser({ isEmailConfirmed: false })), 'unconfirmed', 1],
    ['rejected because of too many requests', failing(rejected(429)), 'tooMany', 1],
    ['not returned', failing({ kind: 'network' }), 'unreachable', 3],
    ['unreadable', failing({ kind: 'contract', where: 'GET /users' }), 'unreachable', 1],
  ])('because the profile is %s stores no session', async (_, readUser, kind, asked) => {
    const { logIn, attempt, session, storage, ports, places } = openPage({
      identity: { readUser },
    });
    await logIn();
    expect(attempt()).toEqual({ status: 'failed', problem: { kind } });
    expect(session()).toEqual({ status: 'idle' });
    expect(storage.kept.local).toEqual({});
    expect(ports.callsOf('identity.readUser')).toHaveLength(asked);
    expect(places.go).not.toHaveBeenCalled();
  });

  test('because the browser blocks storage reports that, and leaves no hint of a session for the header', async () => {
    const storage = fakeStorage();
    storage.local.write = () => undefined;
    const { logIn, attempt, session } = openPage({ storage });
    await logIn();
    expect(attempt()).toEqual({ status: 'failed', problem: { kind: 'blocked' } });
    expect(session()).toEqual({ status: 'idle' });
    expect(storage.kept.cookies).toEqual({});
  });
});

describe('a log-in while another tab stores a session', () => {
  const other = { id: '1002', token: 'of another tab' };

  test.each<[string, Parameters<typeof openPage>[0]]>([
    ['with rejected credentials', { identity: { signIn: failing({ kind: 'unauthorized' }) } }],
    ['without a response for the profile', { identity: { readUser: failing({ kind: 'network' }) } }],
  ])('%s leaves that session unchanged', async (_, options) => {
    const { openLogin, submit, settle, storage, attempt } = openPage(options);
    openLogin();
    submit();
    storage.local.write('token', other.token);
    storage.local.write('id', other.id);
    await settle();
    expect(attempt().status).toBe('failed');
    expect(storage.kept.local).toEqual(other);
  });

  test('stores no token before its user is known', async () => {
    const { logIn, storage, ports } = openPage({ identity: { readUser: neverAnswers } });
    storage.local.write('token', other.token);
    storage.local.write('id', other.id);
    await logIn();
    expect(ports.callsOf('identity.readUser').map(({ args }) => args[0])).toEqual([
      { userId: '1001', token: 'a token' },
    ]);
    expect(storage.kept.local).toEqual(other);
  });
});

test('a second press during the request sends nothing', async () => {
  const { openLogin, submit, settle, ports } = openPage({ identity: { signIn: neverAnswers } });
  openLogin();
  submit();
  submit();
  await settle();
  expect(ports.callsOf('identity.signIn')).toHaveLength(1);
});

test.each([
  ['closed', dialogClosed('login')],
  ['left for a forgotten password', dialogOpened({ name: 'recovery' })],
])('a dialog that is %s during the request ends the log-in', async (_, event) => {
  const { logIn, store, settle, ports, storage, session, places } = openPage({
    identity: { readUser: neverAnswers },
  });
  await logIn();
  store.dispatch(event);
  await settle();
  expect(ports.callsOf('identity.readUser')[0]?.signal.aborted).toBe(true);
  expect(storage.kept.local).toEqual({});
  expect(session()).toEqual({ status: 'idle' });
  expect(places.go).not.toHaveBeenCalled();
});

test('no event and no state contains the password', async () => {
  const { store, openLogin, submit, settle, events } = openPage();
  openLogin();
  submit('clara@exemplo.com.br', 'Um#Segredo1');
  expect(JSON.stringify(store.getState())).not.toContain('Um#Segredo1');
  await settle();
  expect(JSON.stringify(events)).not.toContain('Um#Segredo1');
});
