import { selectConfirmation } from '#/features/registration/confirmation.slice.ts';
import { selectLoginAttempt, selectSession } from '#/features/session/index.ts';
import { selectPageDialog } from '#/shared/page/page-dialog.slice.ts';
import type { Page } from '../order-walks/browser/page.ts';
import { people, personWithId, type PersonName } from '../order-walks/people/people.ts';
import { confirmationOn, recoveryOn, registrationOn } from '../order-walks/screens/dialogs.ts';
import { followTabs, longInMs, mostPresses } from '../order-walks/steps/to-the-end.ts';
import type { Walk } from '../order-walks/walk.ts';
import type { Violation } from '../order-walks/watches/watch.ts';
import type { World } from '../order-walks/world.ts';

/** The controls that lead on from the page in front, the best first. */
export function waysOn({ tab: { page } }: World, name: PersonName): readonly string[] {
  const dialog = selectPageDialog(page.state)?.name;
  if (dialog === 'login') return [`logIn:${name}`];
  if (dialog === 'registration' && confirmationOn(page) === undefined) {
    return ['registrationSubmit', `registrationFill:${name} individual`, 'registrationClose'];
  }
  if (dialog === 'registration') return ['confirmationRetry', 'confirmationToLogin', 'confirmationClose'];
  if (dialog === 'recovery') return waysInRecovery(page, name);
  if (selectSession(page.state).status !== 'success') return ['retryCheck', 'retryOpening', 'openLogIn'];
  if (page.tab.entry.pathname !== '/conta/minha-conta') return ['openAccount:minha-conta'];
  return ['savePassword', 'typePassword', 'saveData'];
}

function waysInRecovery(page: Page, name: PersonName): readonly string[] {
  const state = recoveryOn(page);
  switch (state?.step) {
    case 'email':
      return ['recoverySend', `recoveryType:${name}`];
    case 'password':
      return ['recoverySave', 'recoveryTypePassword'];
    case 'success':
      return ['recoveryEnd:login', 'recoveryEnd:page'];
    case 'error':
      return state.problem.kind === 'refused' && state.problem.isLinkAtFault
        ? ['recoveryNewLink']
        : ['recoveryRetry', 'recoveryNewLink'];
    default:
      return ['recoveryClose'];
  }
}

/** The part of a page that is busy, if any. */
function busyPart(page: Page): string | undefined {
  const { step } = registrationOn(page) ?? {};
  const recovery = recoveryOn(page);
  if (step?.name === 'form' && step.sending.status === 'sending') return 'registration';
  if (selectConfirmation(page.state).status === 'confirming') return 'confirmation';
  if (recovery && 'sending' in recovery && recovery.sending) return `recovery ${recovery.step}`;
  if (selectLoginAttempt(page.state).status === 'sending') return 'log-in';
  // A step of an order opens the log-in over a check that was rejected.
  if (selectSession(page.state).status === 'loading' && !page.isDialogOpen) return 'session';
  return undefined;
}

/** With services that respond, each page leads to a session. @returns why one does not */
export const findWayIn = (walk: Walk): Promise<Violation | undefined> => followTabs(walk, followPage);

async function followPage(walk: Walk): Promise<Violation | undefined> {
  const { world } = walk;
  await world.time.advance();
  walk.look();
  let last = '';
  for (let presses = 0; presses < mostPresses; presses += 1) {
    const { page } = world.tab;
    const session = selectSession(page.state);
    const dialog = selectPageDialog(page.state);
    if (session.status === 'success' && !session.isRefused && !dialog) return undefined;
    const busy = busyPart(page);
    if (busy !== undefined) {
      await world.time.advance(longInMs);
      walk.look();
      if (busyPart(page) === busy && world.tab.page === page) return { name: `waits for ever: ${busy}`, detail: last };
      continue;
    }
    const person = personWithId(session.status === 'success' ? session.user.id : undefined) ?? people.ana;
    const account = world.service.accounts.get(person.userId);
    const link = world.service.links.findLast((each) => each.person === person && each.kind === 'confirm');
    if (account?.isConfirmed === false && link?.state === 'open' && !confirmationOn(page)) {
      walk.path.push('(then the link to confirm)');
      await world.tab.load(`/confirm-email/${link.token}`);
      await world.time.advance(longInMs);
      walk.look();
      continue;
    }
    const isUnknown = account?.isConfirmed !== true;
    const ways = [...(isUnknown ? ['loginToRegistration'] : []), ...waysOn(world, person.name)];
    const way = ways.find((control) => page.screens.find(control) !== undefined);
    if (way === undefined) return { name: `no way on: ${dialog?.name ?? page.tab.entry.pathname}`, detail: last };
    last = way;
    walk.path.push(`(then ${way})`);
    await world.press(way);
    await world.time.advance(2000);
    walk.look();
  }
  const { page } = world.tab;
  return {
    name: `no way in: ${selectPageDialog(page.state)?.name ?? page.tab.entry.pathname}`,
    detail: JSON.stringify([selectLoginAttempt(page.state), selectSession(page.state).status, last]),
  };
}
