import { takeEvery } from 'typed-redux-saga';
import { selectRecovery } from '#/features/recovery/recovery.slice.ts';
import { selectRegistration, type RegistrationValues } from '#/features/registration/registration.slice.ts';
import { selectLoginAttempt, selectSession } from '#/features/session/index.ts';
import { selectPageDialog } from '#/shared/page/page-dialog.slice.ts';
import { sessionEnded } from '#/shared/page/session-events.ts';
import type { PageFrame } from '../order-walks/browser/browser.ts';
import type { Exchange } from '../order-walks/browser/network.ts';
import type { Page } from '../order-walks/browser/page.ts';
import {
  confirmationOn,
  passwordOfForm,
  recoveryMemory,
  recoveryOn,
  registrationOn,
} from '../order-walks/screens/dialogs.ts';
import type { CallName } from '../order-walks/service/service.ts';
import type { MakeWatch } from '../order-walks/watches/watch.ts';

/** The passwords of all people, and the tokens of all links. */
const secret = /Segredo[^"]*!|link-\d+/;

/** No state, action, storage or URL contains a password or a link's token. */
export const watchSecrets: MakeWatch = (world, tell) => {
  const looked = new WeakMap<Page, unknown>();
  const check = (where: string, value: unknown) => {
    const [found] = secret.exec(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')) ?? [];
    if (found !== undefined) tell(`a secret in ${where}`, found);
  };
  world.pages.watchers.push({
    name: 'secrets in actions',
    *run() {
      yield* takeEvery('*', (action: unknown) => check('an action', action));
    },
  });
  return {
    onLocal: (_, value) => check('local storage', value),
    onRecord: (_, value) => check('the database', value),
    afterStep() {
      for (const page of world.openPages) {
        for (const value of page.tab.session.values()) check('session storage', value);
        check('the URL', page.tab.entry.pathname);
        if (looked.get(page) === page.state) continue;
        looked.set(page, page.state);
        check('the state', page.state);
      }
      for (const { value } of world.browser.cookies.values()) check('a cookie', value);
    },
  };
};

const keyed: ReadonlySet<CallName> = new Set(['signUp', 'changePassword']);
const isUnanswered = ({ status }: Exchange) => status === undefined || status === 0 || status >= 500;
/** The service has not judged the request. */
const isUnjudged = (exchange: Exchange) => isUnanswered(exchange) || exchange.status === 429;

/**
 * A registration or a new password that is sent again unchanged before a definite response has the same key. A lead has
 * that of its registration.
 */
export const watchKeysOfIdentity: MakeWatch = (_, tell) => {
  const last = new Map<string, Exchange>();
  const registered = new Set<string | undefined>();
  return {
    observer: {
      onSent(exchange) {
        const { call, text, request, page } = exchange;
        if (call === 'signUp') registered.add(request.key);
        if (call === 'sendLead' && !registered.has(request.key)) tell('a lead without a registration', text);
        if (!keyed.has(call)) return;
        // Other data are another write, also if the former ones are sent again afterwards.
        const write = `${call} ${text.includes('"cpfCnpj"')}`;
        const before = last.get(write);
        last.set(write, exchange);
        if (before?.text !== text) return;
        // A password is compared in memory only, which is lost with the page.
        const isLost = /password/i.test(text) && before.page !== page;
        if (isUnanswered(before) && !isLost && before.request.key !== request.key) {
          tell(`repeated with another key: ${call}`, text);
        }
      },
    },
  };
};

/** What a page says of a registration, a link, a password and a session is true. */
export const watchTruthOfIdentity: MakeWatch = (world, tell) => {
  const sent = new WeakMap<PageFrame, Exchange[]>();
  const shown = new WeakMap<Page, string | undefined>();
  const sentOf = (page: Page, call: CallName) => (sent.get(page.frame) ?? []).filter((each) => each.call === call);

  function checkRegistration(page: Page): void {
    const step = registrationOn(page)?.step;
    const requests = sentOf(page, 'signUp');
    const isOf = (kind: string) => requests.some(({ hasActed, text }) => hasActed && text.includes(kind));
    if (step?.name === 'socials' && !isOf('"document"')) tell('says that an account was made', '');
    if (step?.name === 'emailSent' && !isOf('"cpfCnpj"')) tell('says that a lead was sent', '');
    if (step?.name !== 'form' || step.sending.status !== 'failed' || step.sending.refusal.isUnknown) return;
    if (requests.at(-1)?.hasActed === true) tell('says that a registration was rejected', requests.at(-1)?.text ?? '');
  }

  function checkConfirmation(page: Page): void {
    const status = confirmationOn(page);
    const request = sentOf(page, 'confirmEmail').at(-1);
    const isNew = shown.get(page) !== status;
    shown.set(page, status);
    if (!isNew || !request || request.status === undefined || status === 'confirming') return;
    const link = world.service.links.find(({ token }) => token === request.request.path[1]);
    const isConfirmed = link && world.service.accounts.get(link.person.userId)?.isConfirmed === true;
    const session = selectSession(page.state);
    const hasSession = session.status === 'success' && session.user.isEmailConfirmed;
    if (status === 'confirmed' && !isConfirmed && !hasSession) tell('says that an e-mail is confirmed', '');
    if (status === 'refused' && isUnjudged(request)) tell('says that a link is invalid', String(request.status));
    const isUsed = request.hasActed || (request.status === 400 && link?.state === 'used');
    if (status === 'refused' && isUsed) tell('says that a used link is invalid', '');
    if (status === 'unanswered' && !isUnjudged(request)) tell('says nothing of a link that was judged', '');
  }

  function checkRecovery(page: Page): void {
    const state = recoveryOn(page);
    const [emails, changes] = [sentOf(page, 'requestReset'), sentOf(page, 'changePassword')];
    const isChanged = changes.some(({ hasActed }) => hasActed);
    if (state?.step === 'email-sent' && !emails.some(({ hasActed }) => hasActed))
      tell('says that an e-mail was sent', '');
    if (state?.step === 'success' && !isChanged) tell('says that a password was changed', '');
    if (state?.step !== 'error' || state.from !== 'password') return;
    const { problem } = state;
    if (problem.kind !== 'refused') return;
    if (isUnanswered(changes.at(-1) ?? ({ status: 400 } as Exchange))) tell('says that a password was rejected', '');
    if (isChanged && !state.mayBeChanged) tell('says that a password was not changed', '');
    if (changes.at(-1)?.status === 429 && problem.isLinkAtFault) tell('says that a link is used up', '');
    if (changes.at(-1)?.status === 400 && !problem.isLinkAtFault) tell('says nothing of a used link', '');
  }

  function checkLogIn(page: Page): void {
    const attempt = selectLoginAttempt(page.state);
    if (attempt.status !== 'failed') return;
    const signIn = sentOf(page, 'signIn').at(-1);
    const readUsers = sentOf(page, 'readUser').filter(({ sentAt }) => sentAt >= (signIn?.answeredAt ?? Infinity));
    const { kind } = attempt.problem;
    if (kind === 'refused' && signIn?.status !== 401) tell('says that credentials are wrong', String(signIn?.status));
    if (kind === 'tooMany' && ![signIn, ...readUsers].some((each) => each?.status === 429))
      tell('says that there were too many attempts', String(signIn?.status));
    if (kind === 'unconfirmed' && !readUsers.some(({ status = 0 }) => status >= 400))
      tell('says that an account is unconfirmed', '');
    const isAnswered = readUsers.length > 0 && readUsers.every(({ status }) => status === 200);
    if (isAnswered && kind !== 'unconfirmed') tell('says that a log-in failed', kind);
  }

  function checkSession(page: Page): void {
    const session = selectSession(page.state);
    if (world.network.pending > 0) return;
    const [id, token] = [world.browser.local.get('id'), world.browser.local.get('token')];
    if (session.status === 'success' && !session.isRefused && session.user.id !== id) {
      tell('shows a session that is not stored', `${session.user.id} ${id}`);
    }
    const isMissed = session.status === 'idle' || session.status === 'error';
    if (isMissed && token !== undefined && id !== undefined) tell('misses a stored session', session.status);
  }

  return {
    observer: {
      onSent(exchange) {
        sent.set(exchange.page, [...(sent.get(exchange.page) ?? []), exchange]);
      },
    },
    afterStep() {
      for (const page of world.openPages) {
        checkRegistration(page);
        checkConfirmation(page);
        checkRecovery(page);
        checkLogIn(page);
        checkSession(page);
      }
    },
  };
};

/** Typed text stays in its dialog, until it is sent, its page is left, or the session ends. */
export const watchTypedIdentity: MakeWatch = (world, tell) => {
  interface Typed {
    values?: RegistrationValues | undefined;
    isFormOpen?: boolean;
    /** While their form stays open. */
    password?: string | undefined;
    email?: string | undefined;
    newPassword?: string | undefined;
    /** The history entry at which the dialog of the recovery was typed into. */
    place?: number;
  }
  const typed = new WeakMap<PageFrame, Typed>();
  const typedOf = ({ frame }: Page): Typed => {
    const known = typed.get(frame) ?? {};
    typed.set(frame, known);
    return known;
  };
  world.pages.watchers.push({
    name: 'ends of sessions',
    *run() {
      yield* takeEvery(sessionEnded, () => {
        const frame = world.browser.running;
        if (frame) delete typed.get(frame)?.values;
      });
    },
  });

  function checkRegistration(page: Page, known: Typed): void {
    const { step, values } = selectRegistration(page.state);
    if (step.name !== 'form') known.values = undefined;
    const isOpen = registrationOn(page)?.step.name === 'form';
    if (!isOpen) known.password = undefined;
    else if (known.values) {
      for (const [name, value] of Object.entries(known.values)) {
        const now = values[name as keyof RegistrationValues];
        if (value !== '' && now !== value) tell('typed text lost: registration', `${name}: ${value} → ${now}`);
      }
      known.values = values;
    } else if (!known.isFormOpen && Object.values(values).every((value) => value === '')) {
      // A form that opens shows the draft of an earlier page.
      if (world.browser.local.has('registerFleet')) tell('a draft is not restored', '');
    }
    known.isFormOpen = isOpen;
    if (known.password !== undefined && passwordOfForm(page)?.password !== known.password) {
      tell('typed text lost: password of a registration', '');
      known.password = undefined;
    }
  }

  function checkRecovery(page: Page, known: Typed): void {
    const memory = recoveryMemory(page);
    if (!memory || page.tab.place !== known.place) known.email = known.newPassword = undefined;
    if (known.email !== undefined && memory?.email !== known.email) tell('typed text lost: e-mail of a recovery', '');
    if (known.newPassword !== undefined && memory?.password !== known.newPassword)
      tell('typed text lost: new password', '');
  }

  return {
    onPressed(page, control) {
      const known = typedOf(page);
      if (/^registration(Fill|Type)/.test(control)) {
        known.values = registrationOn(page)?.values;
        known.password = passwordOfForm(page)?.password || undefined;
        const isKept = world.browser.local.has('registerFleet');
        if (registrationOn(page)?.kind === 'company' && !isKept) tell('a draft is not stored', '');
      }
      if (control.startsWith('recoveryType')) {
        known.email = recoveryMemory(page)?.email;
        known.newPassword = recoveryMemory(page)?.password || undefined;
        known.place = page.tab.place;
      }
    },
    afterStep() {
      for (const page of world.openPages) {
        const known = typedOf(page);
        checkRegistration(page, known);
        checkRecovery(page, known);
        const dialog = selectPageDialog(page.state)?.name;
        const { step } = selectRecovery(page.state);
        if (dialog === 'recovery' && step === 'password' && page.tab.entry.state['resetToken'] === undefined) {
          tell('asks for a password without a link', '');
        }
      }
    },
  };
};
