/** Faults of identity: two that it had, and others that a change might bring. */
import type { PastFault } from '../order-walks/faults/past-fault.ts';

const faults: readonly Omit<PastFault, 'kind'>[] = [
  {
    id: 'i1',
    title: 'A read of the account that arrives after its session was rejected confirms it',
    path: `Ana is confirmed and logged in, Bruno is unknown
open a second tab here
the next readUser will act, and respond 4 s later
openAccount:minha-conta
typePassword
the next saveUser will get 401 twice
savePassword
wait 12 s
change to the other tab
log in as ana
change to the other tab`,
    edits: [
      {
        file: 'app/flows/account-watchers.ts',
        from: 'if (storedUserId(storage) === payload.id) yield* put(profileRead(payload));',
        to: 'yield* put(profileRead(payload));',
      },
    ],
  },
  {
    id: 'i2',
    title: 'The key of a company’s registration belongs to the session of the vehicle client',
    path: `Ana is unknown, Bruno is unknown
open home
the next signUp will be cut off after it has acted
openLogIn
loginToRegistration
registrationFill:bruno company
registrationSubmit
registrationClose
openOffer:polo
open home
openLogIn
loginToRegistration
registrationSubmit`,
    edits: [
      {
        file: 'shared/failures/confirmed-write.ts',
        from: '`visitor/${write}`',
        to: "`${localStorage.getItem('client-session-id') ?? 'visitor'}/${write}`",
      },
    ],
  },
  {
    id: 'i3',
    title: 'A registration or a new password that is sent again after a lost response has another key',
    edits: [
      {
        file: 'shared/failures/confirmed-write.ts',
        from: 'if (known?.body === body) return known.key;',
        to: '',
      },
    ],
  },
  {
    id: 'i4',
    title: 'A tab does not notice the log-out in another tab',
    edits: [{ file: 'app/identity/index.ts', from: "(key === 'id' || key === null)", to: 'key === null' }],
  },
  {
    id: 'i5',
    title: 'A link whose confirmation got no response counts as invalid',
    edits: [
      {
        file: 'features/registration/confirmation.saga.ts',
        from: 'if (isOutcomeUnknown(error) || isRejectedForNow(error)) {',
        to: 'if (isRejectedForNow(error)) {',
      },
    ],
  },
  {
    id: 'i6',
    title: 'The token of a link stays in the URL',
    edits: [
      {
        file: 'app/identity/places.ts',
        from: 'if (written !== undefined && token !== undefined) await replaceEntry({ emailToken: token });',
        to: '',
      },
    ],
  },
  {
    id: 'i7',
    title: 'The data of a former user stay when another one logs in',
    edits: [
      {
        file: 'features/session/login.saga.ts',
        from: 'if (former === undefined || former === userId) return;',
        to: "if (former === undefined || former !== '') return;",
      },
    ],
  },
  {
    id: 'i8',
    title: 'A link that was used before is said to be worth another try',
    edits: [
      {
        file: 'features/recovery/recovery.saga.ts',
        from: 'const isLinkAtFault = error.status !== 422 && !isRejectedForNow(error);',
        to: 'const isLinkAtFault = error.status === 410;',
      },
    ],
  },
  {
    id: 'i9',
    title: 'A failed log-in forgets the session of another tab',
    edits: [
      {
        file: 'features/session/login.saga.ts',
        from: 'else yield* put(loginFailed(outcome.problem));',
        to: 'else {\n    dropSession(ports.storage);\n    yield* put(loginFailed(outcome.problem));\n  }',
      },
    ],
  },
];

export const identityFaults: readonly PastFault[] = faults.map((fault) => ({ ...fault, kind: 'identity' }));
