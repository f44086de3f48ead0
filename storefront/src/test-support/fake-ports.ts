import { ServiceError, toAppError, type AppError } from '#/api/app-error.ts';
import { portNames } from '#/app/ports.ts';
import type { RenewSession } from '#/api/wire/http.ts';
import type { Ports } from '#/api/ports.ts';
import type { ThemePort } from '#/features/partner-store/index.ts';
import { createLedger, type Ledger } from '#/shared/ledger/ledger.ts';
import { fakeLock, fakeRecords, type FakeRecords, fakeStorage, type FakeStorage } from './fake-browser.ts';

type PortName = keyof Ports;
/** A call of a port, for example `offer.simulate`. */
export type CallName = { [P in PortName]: `${P}.${keyof Ports[P] & string}` }[PortName];

export interface PortCall {
  name: CallName;
  args: readonly unknown[];
  /** Aborts when the caller has stopped waiting. */
  signal: AbortSignal;
}

/** Responses by call; a call without a response must not be made. */
export type Answers = { [P in PortName]?: Partial<Ports[P]> };

export interface FakePorts extends Ports {
  records: FakeRecords;
  ledger: Ledger;
  storage: FakeStorage;
  themes: ThemePort;
  /** Themes that the page was prepared for, in their order. */
  shownThemes: readonly (readonly [slug: string, sheet: string])[];
  prepare: () => Promise<void>;
  /** Handles a 401 as in the clients; set by the session's watchers. */
  sessionRule: { renew?: RenewSession };
  /** Every call made, oldest first. */
  calls: readonly PortCall[];
  callsOf: (name: CallName) => readonly PortCall[];
  /** Calls without a response. A saga would catch their error, so the creator of the ports checks this list. */
  unexpected: readonly CallName[];
  /** Replaces responses from now on. */
  answer: (answers: Answers) => void;
}

type Method = (...args: unknown[]) => Promise<unknown>;

/** Ports that give the set responses, record every call, and reject unexpected ones. */
export function fakePorts(answers: Answers = {}, storage = fakeStorage(), records = fakeRecords()): FakePorts {
  const calls: PortCall[] = [];
  const shownThemes: [string, string][] = [];
  const unexpected: CallName[] = [];
  let current: Partial<Record<string, Partial<Record<string, Method>>>> = {};

  const answer = (more: Answers) => {
    for (const [port, methodsOfPort] of Object.entries(more)) {
      current = { ...current, [port]: { ...current[port], ...(methodsOfPort as Record<string, Method>) } };
    }
  };
  answer(answers);

  const sessionRule: FakePorts['sessionRule'] = {};
  const underSessionRule = async (act: () => Promise<unknown>, signal: AbortSignal) => {
    const [token, userId] = [storage.local.read('token'), storage.local.read('id')];
    try {
      return await act();
    } catch (caught) {
      if (toAppError(caught).kind !== 'unauthorized') throw caught;
      const sent = token === undefined || userId === undefined ? {} : { token, userId };
      if (!(await sessionRule.renew?.(sent, signal))) throw caught;
      return act();
    }
  };

  const receive = async (name: CallName, found: Method | undefined, args: unknown[]) => {
    const signal = args.at(-1);
    if (!(signal instanceof AbortSignal)) throw new Error(`${name} was called without a signal`);
    calls.push({ name, args: args.slice(0, -1), signal });
    const isOfLogin = name === 'identity.signIn' || (name === 'identity.readUser' && typeof args[0] === 'object');
    if (found) return isOfLogin ? found(...args) : underSessionRule(() => found(...args), signal);
    unexpected.push(name);
    throw new Error(`Unexpected call: ${name}`);
  };

  const port = (portName: PortName) =>
    new Proxy<Record<string, Method>>(
      {},
      {
        get:
          (_, method: string) =>
          (...args: unknown[]) =>
            receive(`${portName}.${method}` as CallName, current[portName]?.[method], args),
      },
    );

  const ports = Object.fromEntries(portNames.map((name) => [name, port(name)]));
  return {
    ...(ports as unknown as Ports),
    records,
    ledger: createLedger({ records, lock: fakeLock(), newKey: () => crypto.randomUUID(), now: () => Date.now() }),
    storage,
    themes: { show: async (slug, sheet) => void shownThemes.push([slug, sheet]) },
    shownThemes,
    prepare: async () => undefined,
    sessionRule,
    calls,
    callsOf: (name) => calls.filter((call) => call.name === name),
    unexpected,
    answer,
  };
}

/** The answer of a call that fails. */
export const failing = (failure: AppError) => (): Promise<never> => Promise.reject(new ServiceError(failure));

/** A call without a response that rejects when it is aborted, as real calls do. */
export function neverAnswers(...args: unknown[]): Promise<never> {
  const signal = args.at(-1);
  return new Promise((_, reject) => {
    if (!(signal instanceof AbortSignal)) return;
    signal.addEventListener('abort', () => reject(new DOMException('The call was cancelled.', 'AbortError')));
  });
}
