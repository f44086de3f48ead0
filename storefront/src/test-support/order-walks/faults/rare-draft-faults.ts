/** Faults of opened orders and their drafts: random walks find them once in thousands of walks. */
import { checkout, type PastFault } from './past-fault.ts';

export const rareDraftFaults: readonly PastFault[] = [
  {
    id: '14g',
    title: 'Text of a closed tab replaces an address that was submitted after it',
    path: `Ana is new, Bruno is new; the first step is open
go on
open a second tab here
go on
go on
stepBack
go on
stepBack
typeAddress:number
close the tab
go on
go on
forget the store, and open this page in the house`,
    edits: [
      {
        file: checkout('checkout.slice'),
        from: 'delete state.keptDraft?.address;',
        to: '',
      },
    ],
  },
  {
    id: '14x',
    title: 'An order that is opened again after a failure shows the text of another tab',
    path: `Ana is new and logged in, Bruno is creditRejected; the first step is open
open a second tab here
go on
the next 12 readCustomer will fail
go on
typeAddress:street
go on
change to the other tab
go on`,
    edits: [
      {
        file: checkout('open-order.saga'),
        from: 'known.orderer ? { draft: known.draft } : yield* readDraft(ports, userId)',
        to: 'yield* readDraft(ports, userId)',
      },
    ],
  },
  {
    id: '14z',
    title: 'An address that a tab has looked up replaces the number that is typed in another one',
    path: `Ana is new and logged in, Bruno is completed; the first step is open
open a second tab here
wait 0.2 s
go on
typeAddress:number
reload
browser back
the session expires
enterCard:good
browser forward
change to the other tab
go on`,
    edits: [{ file: checkout('checkout.slice'), from: 'state.keptDraft.address = address;', to: '' }],
  },
  {
    id: '15b',
    title: 'Personal data that another tab has typed are lost when the address is saved',
    path: `Ana is new and logged in, Bruno is new; the first step is open
the next 3 listOrders will act and respond 4 s later
go on
submitPersonal
open a second tab here
go on
typePersonal:position
change to the other tab
go on
the browser is closed until the next day`,
    edits: [{ file: checkout('checkout.records'), from: 'if (await isTypedElsewhere(part)) return true;', to: '' }],
  },
  {
    id: '15j',
    title: 'An order is opened with the customer of before another tab saved the data that it shows',
    path: `Ana is new, Bruno is new; the first step is open
go on
chooseInMenu:nivus
go on
typePersonal:company
the next 3 readUser will get 504, and act 15 s later
go on
open this page in the partner store
open a second tab here
go on`,
    edits: [
      {
        file: checkout('open-order.saga'),
        from: 'const { draft, typedBy } =',
        to: 'const { orderer, documents } = yield* readOrderer(ports, userId);\n    const { draft, typedBy } =',
      },
      {
        file: checkout('open-order.saga'),
        from: 'readDraft(ports, userId);\n    const { orderer, documents } = yield* readOrderer(ports, userId);',
        to: 'readDraft(ports, userId);',
      },
    ],
  },
  {
    id: '15m',
    title: 'An order that is begun while the one before is still being opened is never opened',
    path: `Ana is known and logged in, Bruno is documentsRejected; the first step is open
wait 600 s
go on
browser back
go on
go on
open a second tab here
go on
change to the other tab
reload
chooseInMenu:polo
go on`,
    edits: [{ file: checkout('open-order.saga'), from: "while (status === 'closed' || (", to: 'while ((' }],
  },
  {
    id: '17b',
    title: 'The street of a postal code stays beside another code after a reload',
    path: `Ana is new and logged in, Bruno is new; the first step is open
go on
go on
open a second tab here
typeAddress:cep`,
    edits: [
      { file: checkout('checkout.saga'), from: '&& !isStored)', to: "&& (shownAddress(state).street ?? '') === '')" },
    ],
  },
];
