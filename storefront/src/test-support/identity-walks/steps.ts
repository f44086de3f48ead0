import fc, { type Arbitrary } from 'fast-check';
import { personNames, type PersonName } from '../order-walks/people/people.ts';
import type { CallName } from '../order-walks/service/service.ts';
import type { Link } from '../order-walks/service/registrations.ts';
import { logIn, mishapStep, parseStep, wait } from '../order-walks/steps/events.ts';
import { identityMishaps } from '../order-walks/steps/mishaps.ts';
import { event, press, type Step } from '../order-walks/steps/step.ts';
import type { Route } from '../order-walks/route.ts';
import { stepsOfWalk } from '../order-walks/walk.ts';
import type { World } from '../order-walks/world.ts';
import { pasts, type IdentitySetup } from './setup.ts';
import { waysOn } from './way-in.ts';

const shortInMs = 2000;

/** Two presses of whatever leads on from the page in front; where nothing does, the visitor waits. */
const goOn = (name: PersonName): Step =>
  event(`go on as ${name}`, async (world) => {
    for (let presses = 0; presses < 2; presses += 1) {
      await world.glance();
      let isPressed = false;
      for (const control of waysOn(world, name)) {
        if (!isPressed && (await world.press(control))) isPressed = true;
      }
      await world.time.advance(isPressed ? 100 : shortInMs);
    }
  });

const linksOf = ({ service }: World, name: PersonName, kind: Link['kind']) =>
  service.links.filter((link) => link.kind === kind && link.person.name === name);

const openLink = (name: PersonName, kind: Link['kind'], which: 'newest' | 'first'): Step =>
  event(
    `${name} opens the ${which} link to ${kind}`,
    async (world) => {
      const links = linksOf(world, name, kind);
      const link = which === 'newest' ? links.at(-1) : links[0];
      await world.tab.load(`/${kind === 'confirm' ? 'confirm-email' : 'reset-password'}/${link?.token}`);
      await world.time.advance();
    },
    (world) => linksOf(world, name, kind).length > 0,
  );

const expireLinks: Step = event('all links expire', async ({ service }) => {
  for (const link of service.links) if (link.state === 'open') link.state = 'expired';
});

/** Pages that are opened by their URL. */
const urls = { home: '/', 'the account': '/conta/minha-conta', 'an order': '/ofertasvw/polo/assinar/entrar' } as const;

const openUrls: readonly Step[] = Object.entries(urls).map(([name, url]) =>
  event(`open ${name}`, async (world) => {
    await world.tab.load(url);
    await world.time.advance();
  }),
);

const own: readonly Step[] = [
  expireLinks,
  ...openUrls,
  ...personNames.flatMap((name) => [
    goOn(name),
    ...(['confirm', 'reset'] as const).flatMap((kind) => [
      openLink(name, kind, 'newest'),
      openLink(name, kind, 'first'),
    ]),
  ]),
];

/** Reads one line of a path. */
export const parseIdentityStep = (line: string): Step => own.find(({ words }) => words === line) ?? parseStep(line);

const calls: readonly CallName[] = [
  'signIn',
  'signIn',
  'readUser',
  'readUser',
  'signUp',
  'signUp',
  'confirmEmail',
  'confirmEmail',
  'requestReset',
  'changePassword',
  'changePassword',
  'saveUser',
  'saveUser',
  'sendLead',
  'listCities',
  'findCep',
];

const events: Readonly<Record<string, number>> = {
  reload: 4,
  'browser back': 4,
  'browser forward': 2,
  'open a second tab here': 3,
  'change to the other tab': 7,
  'close the tab': 1,
  'the browser is closed until the next day': 1,
  'the device sleeps until the next day': 1,
  'the clock of the device goes 10 minutes forward': 1,
  'the clock of the device goes 10 minutes back': 1,
  'the local storage is deleted': 2,
  'the connection breaks': 1,
  'the connection is back': 4,
  'the session expires': 3,
  'all links expire': 1,
  'open home': 1,
  'open the account': 2,
  'open an order': 1,
};

const controls: readonly (readonly [weight: number, group: readonly string[]])[] = [
  [
    4,
    ['openLogIn', 'loginType:ana', 'loginToRegistration', 'loginToRecovery', 'registrationToLogin', 'recoveryToLogin'],
  ],
  [3, ['loginWrongly:ana', 'loginToRecovery', 'loginToRegistration']],
  [6, personNames.flatMap((name) => [`registrationFill:${name} individual`, `registrationFill:${name} company`])],
  [3, ['registrationType:observations', 'registrationType:name', 'registrationTypePassword', 'recoveryTypePassword']],
  [6, ['registrationSubmit', 'recoverySend', 'recoverySave', 'recoveryType:ana']],
  [4, ['closeDialog', 'registrationClose', 'confirmationClose', 'recoveryClose', 'recoveryEnd:page', 'recoveryOther']],
  [4, ['confirmationRetry', 'confirmationToLogin', 'recoveryRetry', 'recoveryNewLink', 'recoveryEnd:login']],
  [3, ['logOut']],
  [4, ['openAccount:minha-conta', 'openAccount:status-pedido', 'openAccount:plano', 'openOffer:polo', 'beginOrder']],
  [5, ['typeData:fullName', 'typePassword', 'saveData', 'typeData:email', 'savePassword']],
];

const resetBy = (name: PersonName) => [
  'openLogIn',
  'loginToRecovery',
  `recoveryType:${name}`,
  'recoverySend',
  'wait 2 s',
  `${name} opens the newest link to reset`,
  'recoveryTypePassword',
  'recoverySave',
];

/** Steps that follow each other at once: random ones would rarely reach the end of a flow. */
const sequences: readonly (readonly string[])[] = [
  ...personNames.flatMap((name) => [
    resetBy(name),
    ['openLogIn', 'loginToRegistration', `registrationFill:${name} individual`, 'registrationSubmit'],
    ['openLogIn', 'loginToRegistration', `registrationFill:${name} company`, 'registrationSubmit'],
    [`registrationFill:${name} individual`, 'registrationClose', 'openLogIn', 'loginToRegistration'],
    [`${name} opens the newest link to confirm`, 'wait 12 s', 'confirmationClose'],
    [`${name} opens the first link to reset`, 'recoveryTypePassword', 'recoverySave'],
  ]),
  ['registrationSubmit', 'wait 30 s', 'registrationSubmit'],
  ['recoverySave', 'wait 30 s', 'recoveryRetry', 'recoverySave'],
  ['recoverySave', 'wait 30 s', 'recoveryRetry', 'recoveryTypePassword', 'recoverySave'],
  ['openAccount:minha-conta', 'typePassword', 'savePassword'],
  ['openAccount:minha-conta', 'typeData:email', 'saveData'],
  ['the session expires', 'openAccount:minha-conta', 'wait 2 s', 'log in as ana'],
  ['openAccount:minha-conta', 'typePassword', 'the session expires', 'savePassword', 'loginToRecovery'],
];

const pressOf = (group: readonly string[]): Arbitrary<Step> =>
  fc.nat({ max: group.length - 1 }).map((first) => press(...group.slice(first), ...group.slice(0, first)));

const anyPerson = fc.constantFrom(...personNames);

const anyStep: Arbitrary<Step> = fc.oneof(
  { weight: 24, arbitrary: anyPerson.map(goOn) },
  { weight: 7, arbitrary: anyPerson.map(logIn) },
  { weight: 8, arbitrary: fc.constantFrom(0.4, 2, 12, 30, 70).map(wait) },
  {
    weight: 14,
    arbitrary: fc
      .tuple(fc.constantFrom(...calls), fc.constantFrom(...identityMishaps), fc.constantFrom(1, 1, 3))
      .map(([call, mishap, times]) => mishapStep(call, mishap, times)),
  },
  {
    weight: 9,
    arbitrary: fc
      .tuple(anyPerson, fc.constantFrom('confirm', 'reset'), fc.constantFrom('newest', 'newest', 'first'))
      .map(([name, kind, which]) => openLink(name, kind, which)),
  },
  ...Object.entries(events).map(([words, weight]) => ({ weight, arbitrary: fc.constant(parseIdentityStep(words)) })),
  ...controls.map(([weight, group]) => ({ weight, arbitrary: pressOf(group) })),
);

const anySteps: Arbitrary<readonly Step[]> = fc.oneof(
  { weight: 7, arbitrary: anyStep.map((step) => [step]) },
  { weight: 1, arbitrary: fc.constantFrom(...sequences.map((lines) => lines.map(parseIdentityStep))) },
);

const anySetup: Arbitrary<IdentitySetup> = fc.record({
  ana: fc.constantFrom(...pasts),
  bruno: fc.constantFrom(...pasts),
  isAnaIn: fc.boolean(),
});

/** Not every step is possible when it comes, so more are drawn than a walk takes. */
const drawn = 2 * stepsOfWalk;

export const anyIdentityRoute: Arbitrary<Route<IdentitySetup>> = fc.record({
  setup: anySetup,
  steps: fc.array(anySteps, { minLength: drawn, maxLength: drawn }).map((parts) => parts.flat()),
});
