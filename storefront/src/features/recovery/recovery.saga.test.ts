import { describe, expect, test, vi } from 'vitest';
import type { AppError } from '#/api/app-error.ts';
import { keepSecret } from '#/shared/forms/one-time-secrets.ts';
import { dialogClosed, dialogOpened, selectPageDialog } from '#/shared/page/page-dialog.slice.ts';
import { failing, fakeLock, fakeStorage, neverAnswers, startStore, type Answers } from '#/test-support/index.ts';
import { watchRecovery } from './recovery.saga.ts';
import {
  newPasswordGiven,
  recoveryEnded,
  recoveryOpened,
  resetEmailRequested,
  selectRecovery,
  stepTriedAgain,
  type RecoveryProblem,
} from './recovery.slice.ts';

const email = 'clara@exemplo.com.br';
const siteUrl = 'https://loja.exemplo/pre/';
const done = () => Promise.resolve();

interface Options {
  identity?: Answers['identity'];
  at?: string;
  token?: string;
  previousRoute?: string;
}

/** The dialog open over a page, with the watcher running. */
function openDialog({ identity = {}, at = '/faq?q=seguro', token, previousRoute }: Options = {}) {
  const storage = fakeStorage({ session: previousRoute === undefined ? {} : { previousRoute } });
  const url = {
    current: () => at,
    resetToken: () => token,
    forgetResetToken: vi.fn<() => Promise<void>>(done),
    leaveFor: vi.fn<(path: string) => Promise<void>>(done),
  };
  let keys = 0;
  const started = startStore({ ports: { identity } });
  const { store, ports } = started;
  store.dispatch(dialogOpened({ name: 'recovery' }));
  store.dispatch(recoveryOpened({ hasLink: token !== undefined }));
  started.watch(() =>
    watchRecovery({ ...ports, storage, url, siteUrl, lock: fakeLock(), createKey: () => `key ${(keys += 1)}` }),
  );
  return {
    ...started,
    storage,
    url,
    ask: () => void store.dispatch(resetEmailRequested({ email })),
    give: (password = 'Nova#Senha1') => void store.dispatch(newPasswordGiven({ password: keepSecret(password) })),
    state: () => selectRecovery(store.getState()),
    dialog: () => selectPageDialog(store.getState())?.name,
  };
}

describe('the e-mail step of a password reset', () => {
  test('requests the e-mail once, with the store’s home, and stores the page that the visitor was on', async () => {
    const { ask, state, ports, storage } = openDialog({ identity: { requestPasswordReset: done } });
    ask();
    ask();
    await vi.waitFor(() => expect(state()).toEqual({ step: 'email-sent' }));
    expect(ports.callsOf('identity.requestPasswordReset').map(({ args }) => args)).toEqual([[{ email, siteUrl }]]);
    expect(storage.kept.session.previousRoute).toBe('/faq?q=seguro');
  });

  test('keeps the stored page if a link of an earlier e-mail is open', async () => {
    const { ask, state, storage } = openDialog({
      identity: { requestPasswordReset: done },
      at: '/reset-password',
      previousRoute: '/ofertasvw/polo',
    });
    ask();
    await vi.waitFor(() => expect(state()).toEqual({ step: 'email-sent' }));
    expect(storage.kept.session.previousRoute).toBe('/ofertasvw/polo');
  });

  test.each([
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'notFound' },
    { kind: 'rejected', status: 409, code: '', serverMessage: 'Outro texto' },
    { kind: 'contract', where: 'body' },
  ] as const)('fails if the e-mail could not be requested ($kind), and can be retried', async (error) => {
    const { ask, state, store } = openDialog({ identity: { requestPasswordReset: failing(error) } });
    ask();
    await vi.waitFor(() =>
      expect(state()).toEqual({ step: 'error', from: 'email', problem: { kind: 'emailNotSent' } }),
    );
    store.dispatch(stepTriedAgain());
    expect(state()).toEqual({ step: 'email' });
  });

  test('cancels its request when the dialog closes, and sends the next one', async () => {
    const { ask, state, store, ports } = openDialog({ identity: { requestPasswordReset: neverAnswers } });
    ask();
    store.dispatch(dialogClosed('recovery'));
    expect(ports.calls[0]?.signal.aborted).toBe(true);
    expect(state()).toEqual({ step: 'email' });
    ports.answer({ identity: { requestPasswordReset: done } });
    ask();
    await vi.waitFor(() => expect(state()).toEqual({ step: 'email-sent' }));
  });
});

describe('the password step of a password reset', () => {
  test('sends the token of the link once, and then removes it from the URL', async () => {
    const { give, state, ports, url, events } = openDialog({
      identity: { changePassword: done },
      token: 'um-token',
    });
    expect(state()).toEqual({ step: 'password' });
    give();
    give();
    await vi.waitFor(() => expect(state()).toEqual({ step: 'success', hasSession: false }));
    expect(ports.callsOf('identity.changePassword').map(({ args }) => args)).toEqual([
      [{ token: 'um-token', newPassword: 'Nova#Senha1', idempotencyKey: 'key 1' }],
    ]);
    expect(url.forgetResetToken).toHaveBeenCalledOnce();
    expect(JSON.stringify(events)).not.toMatch(/Nova#Senha1|um-token/);
  });

  test.each<[string, AppError, RecoveryProblem]>([
    ['no response', { kind: 'network' }, { kind: 'passwordNotChanged' }],
    ['a timeout', { kind: 'timeout' }, { kind: 'passwordNotChanged' }],
    [
      'an error of the service, whatever its message',
      { kind: 'rejected', status: 500, code: '', serverMessage: 'Internal error' },
      { kind: 'passwordNotChanged' },
    ],
    [
      'an expired link',
      { kind: 'rejected', status: 400, code: '400', serverMessage: 'Link expirado' },
      { kind: 'refused', serverMessage: 'Link expirado', isLinkAtFault: true },
    ],
    [
      'an invalid password',
      { kind: 'rejected', status: 422, code: '422', serverMessage: 'Senha inválida' },
      { kind: 'refused', serverMessage: 'Senha inválida', isLinkAtFault: false },
    ],
    ['too many requests', { kind: 'rejected', status: 429, code: '429' }, { kind: 'refused', isLinkAtFault: false }],
    [
      'a request that stalled',
      { kind: 'rejected', status: 408, code: '408' },
      { kind: 'refused', isLinkAtFault: false },
    ],
    ['a rejection without text', { kind: 'rejected', status: 409, code: '' }, { kind: 'refused', isLinkAtFault: true }],
    ['an unknown link', { kind: 'notFound' }, { kind: 'refused', isLinkAtFault: true }],
    ['an invalid response', { kind: 'contract', where: 'body' }, { kind: 'unexpected' }],
  ])('does not report a change after %s, and keeps the link', async (_, error, problem) => {
    const { give, state, url, store } = openDialog({ identity: { changePassword: failing(error) }, token: 't' });
    give();
    await vi.waitFor(() => expect(state()).toMatchObject({ step: 'error', from: 'password', problem }));
    expect(url.forgetResetToken).not.toHaveBeenCalled();
    store.dispatch(stepTriedAgain());
    expect(state().step).toBe('password');
  });

  test('repeats the change with the same key after a lost response, because the link works once', async () => {
    const { give, state, ports, store } = openDialog({
      identity: { changePassword: failing({ kind: 'timeout' }) },
      token: 'um-token',
    });
    const sentKeys = () =>
      ports
        .callsOf('identity.changePassword')
        .map(({ args }) => (args[0] as { idempotencyKey: string }).idempotencyKey);
    for (const password of ['Nova#Senha1', 'Nova#Senha1', 'Outra#Senha1']) {
      store.dispatch(stepTriedAgain());
      give(password);
      await vi.waitFor(() => expect(state().step).toBe('error'));
    }
    expect(sentKeys()).toEqual(['key 1', 'key 1', 'key 2']);
  });

  test('still reports a change that arrives after the dialog has closed', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { give, state, dialog, store } = openDialog({ identity: { changePassword: () => promise }, token: 't' });
    give();
    store.dispatch(dialogClosed('recovery'));
    expect(dialog()).toBeUndefined();
    resolve();
    await vi.waitFor(() => expect(dialog()).toBe('recovery'));
    expect(state()).toEqual({ step: 'success', hasSession: false });
  });
});

describe('after a password reset', () => {
  test.each([
    ['to the previous page', '/ofertasvw/polo?prazo=24', '/ofertasvw/polo?prazo=24'],
    ['home, if no page is stored', undefined, '/'],
    ['home, if the stored page is of another site', 'https://outro.exemplo/', '/'],
    ['home, if the stored page is the link', '/reset-password/um-token', '/'],
  ])('the visitor is led %s', async (_, previousRoute, path) => {
    const { store, url, storage, dialog } = openDialog({ ...(previousRoute !== undefined && { previousRoute }) });
    store.dispatch(dialogClosed('recovery'));
    store.dispatch(recoveryEnded({ next: 'page' }));
    await vi.waitFor(() => expect(url.leaveFor).toHaveBeenCalledExactlyOnceWith(path));
    expect(storage.kept.session.previousRoute).toBeUndefined();
    expect(dialog()).toBeUndefined();
  });

  test('the log-in opens over the previous page', async () => {
    const { store, dialog } = openDialog({ previousRoute: '/faq' });
    store.dispatch(dialogClosed('recovery'));
    store.dispatch(recoveryEnded({ next: 'login' }));
    await vi.waitFor(() => expect(dialog()).toBe('login'));
  });
});
