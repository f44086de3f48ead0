import { vi } from 'vitest';
import { keepSecret } from '#/shared/forms/one-time-secrets.ts';
import { dialogOpened, selectPageDialog } from '#/shared/page/page-dialog.slice.ts';
import { aUser, fakeStorage, startStore, type Answers, type FakeStorage } from './index.ts';
import { watchLogin, watchSession } from '#/features/session/sagas.ts';
import { loginSubmitted, selectLoginAttempt, selectSession, storedSessionNoticed } from '#/features/session/index.ts';

/** Services for Clara's log-in and profile. */
const claraServices = {
  signIn: () => Promise.resolve({ userId: '1001', token: 'a token' }),
  readUser: () => Promise.resolve(aUser()),
} satisfies Answers['identity'];

/** Clara's stored session. */
export const claraStored = {
  local: { id: '1001', token: 'a token' },
  cookies: { signdrive: '1' },
} as const;

type LoginReason = 'accountAsked' | 'sessionEnded';

/** Opens a page by its URL, with the session's watchers running. */
export function openPage({
  url = '/faq',
  identity = {},
  storage = fakeStorage(),
}: { url?: string; identity?: Answers['identity']; storage?: FakeStorage } = {}) {
  const started = startStore({ ports: { identity: { ...claraServices, ...identity } }, storage });
  const { store, ports } = started;
  let current = url;
  const places = {
    current: () => current,
    isAccount: () => current.startsWith('/conta'),
    isAccountForm: () => /^\/conta\/(?:minha-conta|plano)/.test(current),
    isOrder: () => current.includes('/assinar/'),
    go: vi.fn<(to: string) => Promise<void>>(async (to) => {
      current = to;
    }),
    goHome: vi.fn<() => Promise<void>>(async () => {
      current = '/';
    }),
    reloadHome: vi.fn<() => void>(),
    reload: vi.fn<() => void>(),
  };
  const session = { identity: ports.identity, storage, records: ports.records, places };
  started.watch(() => watchSession(session), 'session');
  started.watch(() => watchLogin(session), 'log-in');
  // As the application does.
  if (storage.local.read('token') !== undefined) store.dispatch(storedSessionNoticed());
  const settle = () => vi.advanceTimersByTimeAsync(5000);
  const openLogin = (reason?: LoginReason) =>
    void store.dispatch(dialogOpened({ name: 'login', ...(reason && { reason }) }));
  const submit = (login = 'clara@exemplo.com.br', password = 'Exemplo#2026') =>
    void store.dispatch(loginSubmitted({ login, password: keepSecret(password) }));
  return {
    ...started,
    storage,
    places,
    settle,
    session: () => selectSession(store.getState()),
    attempt: () => selectLoginAttempt(store.getState()),
    dialog: () => selectPageDialog(store.getState()),
    openLogin,
    submit,
    /** Opens the log-in, submits it, and waits for the outcome. */
    logIn: (reason?: LoginReason) => {
      openLogin(reason);
      submit();
      return settle();
    },
  };
}
