import { call } from 'typed-redux-saga';
import { describe, expect, test, vi } from 'vitest';
import { ServiceError, type AppError } from '#/api/app-error.ts';
import { dialogClosed } from '#/shared/page/page-dialog.slice.ts';
import { fakeStorage, startStore, type FakeStorage } from '#/test-support/index.ts';
import { watchConfirmation, type ConfirmationPagePort } from './confirmation.saga.ts';
import { linkOpened, selectConfirmation } from './confirmation.slice.ts';

interface Opened {
  token?: string | undefined;
  wasConfirmed?: boolean;
  answer?: AppError | 'ok';
  storage?: FakeStorage;
  isUserConfirmed?: boolean;
}

/** The page of an e-mail's link, with the watcher running. */
async function openLink({ answer = 'ok', storage = fakeStorage(), isUserConfirmed = false, ...rest }: Opened = {}) {
  const entry = { token: 'um-token' as string | undefined, wasConfirmed: false, ...rest };
  const left: unknown[] = [];
  const page: ConfirmationPagePort = {
    takeToken: async () => ({
      wasConfirmed: entry.wasConfirmed,
      ...(entry.token !== undefined && { token: entry.token }),
    }),
    forgetToken: async () => {
      Object.assign(entry, { token: undefined, wasConfirmed: true });
    },
    leave: async (to, isBackKept) => void left.push({ to, isBackKept }),
  };
  const settled = (outcome: AppError | 'ok') => () =>
    outcome === 'ok' ? Promise.resolve() : Promise.reject(new ServiceError(outcome));
  const started = startStore({ ports: { identity: { confirmEmail: settled(answer) } }, storage });
  const { store, ports } = started;
  started.watch(() =>
    watchConfirmation({
      ...ports,
      page,
      isSessionConfirmed: () => call(() => isUserConfirmed),
    }),
  );
  store.dispatch(linkOpened());
  const status = () => selectConfirmation(store.getState()).status;
  const settle = () => vi.waitFor(() => expect(status()).not.toBe('confirming'));
  await settle();
  return {
    ...started,
    entry,
    left,
    kept: storage.kept,
    status,
    settle,
    answer: (outcome: AppError | 'ok') => ports.answer({ identity: { confirmEmail: settled(outcome) } }),
    tokens: () => ports.callsOf('identity.confirmEmail').map(({ args }) => args[0]),
    close: () => void store.dispatch(dialogClosed('registration')),
  };
}

const rejected = (code: string): AppError => ({ kind: 'rejected', status: 400, code });

describe('a link', () => {
  test('that is valid confirms the e-mail once and removes its token from the history entry', async () => {
    const { status, tokens, entry } = await openLink();
    expect(status()).toBe('confirmed');
    expect(tokens()).toEqual(['um-token']);
    expect(entry).toEqual({ token: undefined, wasConfirmed: true });
  });

  test('is in no event and not in the state', async () => {
    const { events, store } = await openLink({ token: 'segredo-do-email' });
    expect(JSON.stringify([events, store.getState()])).not.toContain('segredo-do-email');
  });

  test('that was used before a reload is not sent again', async () => {
    const { status, tokens } = await openLink({ token: undefined, wasConfirmed: true });
    expect(status()).toBe('confirmed');
    expect(tokens()).toEqual([]);
  });

  test.each<AppError>([rejected('invalid_token'), { kind: 'notFound' }, { kind: 'unauthorized' }])(
    'that is rejected ($kind) keeps its token',
    async (error) => {
      const { status, entry, tokens } = await openLink({ answer: error });
      expect(status()).toBe('refused');
      expect(entry.token).toBe('um-token');
      expect(tokens()).toHaveLength(1);
    },
  );

  test('without a token is rejected without a request', async () => {
    const { status, tokens } = await openLink({ token: undefined });
    expect(status()).toBe('refused');
    expect(tokens()).toEqual([]);
  });

  test.each([{ token: 'um-token', answer: rejected('invalid_token') }, { token: undefined }])(
    'that is rejected is a success if the e-mail of the loaded user is confirmed (%j)',
    async (link) => {
      const { status, entry } = await openLink({ ...link, isUserConfirmed: true });
      expect(status()).toBe('confirmed');
      expect(entry.token).toBeUndefined();
    },
  );

  test.each<AppError>([
    { kind: 'network' },
    { kind: 'timeout' },
    { kind: 'rejected', status: 503, code: '' },
    { kind: 'rejected', status: 429, code: 'too_many_calls' },
    { kind: 'rejected', status: 408, code: 'request_stalled' },
    { kind: 'contract', where: 'body' },
    { kind: 'unexpected' },
  ])('without a usable response ($kind $status) stays valid and is sent again only by the visitor', async (error) => {
    const { status, tokens, store, answer, settle } = await openLink({ answer: error });
    expect(status()).toBe('unanswered');
    expect(tokens()).toHaveLength(1);
    answer('ok');
    store.dispatch(linkOpened());
    await settle();
    expect(status()).toBe('confirmed');
    expect(tokens()).toEqual(['um-token', 'um-token']);
  });
});

describe('closing the dialog', () => {
  test('leads once to the offer that was chosen at the registration', async () => {
    const storage = fakeStorage({ local: { signup: 'polo' }, session: { previousRoute: '/faq' } });
    const { close, left, kept } = await openLink({ storage });
    expect(kept.local).toEqual({ confirm: 'polo' });
    close();
    await vi.waitFor(() => expect(left).toEqual([{ to: { to: 'offer', slug: 'polo' }, isBackKept: false }]));
    expect(kept.local).toEqual({});
  });

  test('leads to the offer with the plan that the registration’s URL had', async () => {
    const { close, left } = await openLink({ storage: fakeStorage({ local: { signup: 'polo?prazo=36&km=1000' } }) });
    close();
    const to = { to: 'offer', slug: 'polo', search: '?prazo=36&km=1000' };
    await vi.waitFor(() => expect(left).toEqual([{ to, isBackKept: false }]));
  });

  test('leads once to the page of the registration', async () => {
    const storage = fakeStorage({ local: { signup: '/faq?busca=km' }, session: { previousRoute: '/conta/plano' } });
    const { close, left, kept } = await openLink({ storage });
    close();
    await vi.waitFor(() => expect(left).toEqual([{ to: { to: 'path', path: '/faq?busca=km' }, isBackKept: false }]));
    expect(kept).toMatchObject({ local: {}, session: {} });
  });

  test('leads to the page that an earlier step stored', async () => {
    const { close, left, kept } = await openLink({ storage: fakeStorage({ session: { previousRoute: '/faq?q=1' } }) });
    close();
    await vi.waitFor(() => expect(left).toEqual([{ to: { to: 'path', path: '/faq?q=1' }, isBackKept: false }]));
    expect(kept.session).toEqual({});
  });

  test.each([
    { session: { previousRoute: 'https://fora.example/' } },
    { session: { previousRoute: '//fora.example/' } },
    { local: { signup: '../conta/plano?x=' } },
    { local: { signup: '//fora.example/' } },
    {},
  ])('leads home where the stored page is outside of the site (%j)', async (left) => {
    const opened = await openLink({ storage: fakeStorage(left) });
    opened.close();
    await vi.waitFor(() => expect(opened.left).toEqual([{ to: { to: 'home' }, isBackKept: false }]));
  });

  test('before the response keeps the link in the history', async () => {
    const { close, left, status } = await openLink({ answer: { kind: 'network' } });
    close();
    await vi.waitFor(() => expect(left).toEqual([{ to: { to: 'home' }, isBackKept: true }]));
    expect(status()).toBe('none');
  });

  test('of another dialog on another page leads nowhere', async () => {
    const { close, left } = await openLink();
    close();
    await vi.waitFor(() => expect(left).toHaveLength(1));
    close();
    await Promise.resolve();
    expect(left).toHaveLength(1);
  });
});
