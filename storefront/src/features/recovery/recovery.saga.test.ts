import { describe, expect, test, vi } from 'vitest';
import { ServiceError, type AppError } from '#/api/app-error.ts';
import { keepSecret } from '#/shared/forms/one-time-secrets.ts';
import { dialogClosed, dialogOpened, selectPageDialog } from '#/shared/page/page-dialog.slice.ts';
import { fakeStorage, neverAnswers, startStore, type Answers } from '#/test-support/index.ts';
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
const failing = (failure: AppError) => () => Promise.reject(new ServiceError(failure));

interface Options {
  identity?: Answers['identity'];
  at?: string;
  token?: string;
  previousRoute?: string;
}

/** The dialog open over a page, with the watcher running. */
function openDialog({ identity = {}, at = '/faq?q=seguro', token, previousRoute }: Options = {}) {
  const storage = fakeStorage({ session: previousRoute === undefined ? {} : { previousRoute } });
  const address = {
    current: () => at,
    resetToken: () => token,
    forgetResetToken: vi.fn<() => Promise<void>>(done),
    leaveFor: vi.fn<(path: string) => Promise<void>>(done),
  };
  const started = startStore({ ports: { identity } });
  const { store, ports } = started;
  store.dispatch(dialogOpened({ name: 'recovery' }));
  store.dispatch(recoveryOpened({ hasLink: token !== undefined }));
  started.watch(() => watchRecovery({ identity: ports.identity, storage, address, siteUrl }));
  return {
    ...started,
    storage,
    address,
    ask: () => void store.dispatch(resetEmailRequested({ email })),
    give: (password = 'Nova#Senha1') => void store.dispatch(newPasswordGiven({ password: keepSecret(password) })),
    state: () => selectRecovery(store.getState()),
    dialog: () => selectPageDialog(store.getState())?.name,
  };
}

describe('the e-mail', () => {
  test('is asked for once, with the store’s home, and where the visitor was is kept', async () => {
    const { ask, state, ports, storage } = openDialog({ identity: { requestPasswordReset: done } });
    ask();
    ask();
    await vi.waitFor(() => expect(state()).toEqual({ step: 'email-sent' }));
    expect(ports.callsOf('identity.requestPasswordReset').map(({ args }) => args)).toEqual([[{ email, siteUrl }]]);
    expect(storage.kept.session.previousRoute).toBe('/faq?q=seguro');
  });

  test('that replaces a link leads back to where the visitor was before it', async () => {
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
  ] as const)('that could not be asked for ($kind) is an error, and may be tried again', async (error) => {
    const { ask, state, store } = openDialog({ identity: { requestPasswordReset: failing(error) } });
    ask();
    await vi.waitFor(() =>
      expect(state()).toEqual({ step: 'error', from: 'email', problem: { kind: 'emailNotSent' } }),
    );
    store.dispatch(stepTriedAgain());
    expect(state()).toEqual({ step: 'email' });
  });

  test('is cancelled when the dialog closes, and the next one is sent', async () => {
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

describe('the new password', () => {
  test('goes with the token of the link, once; then the token is forgotten', async () => {
    const { give, state, ports, address, events } = openDialog({
      identity: { changePassword: done },
      token: 'um-token',
    });
    expect(state()).toEqual({ step: 'password' });
    give();
    give();
    await vi.waitFor(() => expect(state()).toEqual({ step: 'success' }));
    expect(ports.callsOf('identity.changePassword').map(({ args }) => args)).toEqual([
      [{ token: 'um-token', newPassword: 'Nova#Senha1' }],
    ]);
    expect(address.forgetResetToken).toHaveBeenCalledOnce();
    expect(JSON.stringify(events)).not.toMatch(/Nova#Senha1|um-token/);
  });

  test.each<[string, AppError, RecoveryProblem]>([
    ['no answer', { kind: 'network' }, { kind: 'passwordNotChanged' }],
    ['no answer in time', { kind: 'timeout' }, { kind: 'passwordNotChanged' }],
    [
      'a fault of the service, whatever it says',
      { kind: 'rejected', status: 500, code: '', serverMessage: 'Internal error' },
      { kind: 'passwordNotChanged' },
    ],
    [
      'a link that is over',
      { kind: 'rejected', status: 400, code: '400', serverMessage: 'Link expirado' },
      { kind: 'refused', words: 'Link expirado', isLinkAtFault: true },
    ],
    [
      'a password that can’t stand',
      { kind: 'rejected', status: 422, code: '422', serverMessage: 'Senha inválida' },
      { kind: 'refused', words: 'Senha inválida', isLinkAtFault: false },
    ],
    ['a refusal without words', { kind: 'rejected', status: 409, code: '' }, { kind: 'refused', isLinkAtFault: true }],
    ['an unknown link', { kind: 'notFound' }, { kind: 'refused', isLinkAtFault: true }],
    ['nonsense', { kind: 'contract', where: 'body' }, { kind: 'unexpected' }],
  ])('after %s is not reported as changed, and the link stays', async (_, error, problem) => {
    const { give, state, address, store } = openDialog({ identity: { changePassword: failing(error) }, token: 't' });
    give();
    await vi.waitFor(() => expect(state()).toEqual({ step: 'error', from: 'password', problem }));
    expect(address.forgetResetToken).not.toHaveBeenCalled();
    store.dispatch(stepTriedAgain());
    expect(state()).toEqual({ step: 'password' });
  });

  test('that was changed after the dialog closed is still reported', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { give, state, dialog, store } = openDialog({ identity: { changePassword: () => promise }, token: 't' });
    give();
    store.dispatch(dialogClosed('recovery'));
    expect(dialog()).toBeUndefined();
    resolve();
    await vi.waitFor(() => expect(dialog()).toBe('recovery'));
    expect(state()).toEqual({ step: 'success' });
  });
});

describe('afterwards', () => {
  test.each([
    ['where the visitor was', '/ofertasvw/polo?prazo=24', '/ofertasvw/polo?prazo=24'],
    ['home, when nothing was kept', undefined, '/'],
    ['home, when what was kept is no page of ours', 'https://outro.exemplo/', '/'],
    ['home, not to the link again', '/reset-password/um-token', '/'],
  ])('the visitor is led %s', async (_, previousRoute, path) => {
    const { store, address, storage, dialog } = openDialog({ ...(previousRoute !== undefined && { previousRoute }) });
    store.dispatch(dialogClosed('recovery'));
    store.dispatch(recoveryEnded({ next: 'page' }));
    await vi.waitFor(() => expect(address.leaveFor).toHaveBeenCalledExactlyOnceWith(path));
    expect(storage.kept.session.previousRoute).toBeUndefined();
    expect(dialog()).toBeUndefined();
  });

  test('the log-in opens over that page', async () => {
    const { store, dialog } = openDialog({ previousRoute: '/faq' });
    store.dispatch(dialogClosed('recovery'));
    store.dispatch(recoveryEnded({ next: 'login' }));
    await vi.waitFor(() => expect(dialog()).toBe('login'));
  });
});
