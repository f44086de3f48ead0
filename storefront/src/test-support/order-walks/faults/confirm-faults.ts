/** Faults 1 to 5, but 1c: what is ordered, by whom, at which price. */
import { checkout, type PastFault } from './past-fault.ts';

export const confirmFaults: readonly PastFault[] = [
  {
    id: '1a',
    title: 'A page keeps the order of the person before',
    edits: [
      {
        file: checkout('checkout.slice'),
        from: 'return !state.orderer || state.orderer.user.id === userId ? state : startedAnew(state);',
        to: 'return userId === undefined ? startedAnew(state) : state;',
      },
      { file: 'features/session/login.saga.ts', from: "yield* put(sessionEnded({ why: 'loggedOut' }));", to: '' },
    ],
  },
  {
    id: '1b',
    title: 'An old 401 of one person ends the session of the next',
    path: `Ana is known and logged in, Bruno is new; the first step is open
openAccount:minha-conta
wait 2 s
typeHome:number
the next saveCustomer will act and respond 4 s later
saveHome
the session expires
typePassword
savePassword
wait 0.4 s
log in as bruno
wait 12 s`,
    edits: [
      {
        file: 'app/identity/session-renewal.ts',
        from: 'if (stored && stored.token !== token) {',
        to: 'if (stored && stored.token !== token && token === undefined) {',
      },
      {
        file: 'features/session/session.saga.ts',
        from: 'if (stored !== undefined && stored !== (yield* select(selectLastUserId))) return;',
        to: '',
      },
      // Else the request of the former user is cancelled with their work.
      { file: 'shared/loading/requests.ts', from: 'yield* take(sessionEnded);', to: "yield* take('never');" },
    ],
  },
  {
    id: '1d',
    title: 'The 401 of a former session counts for the one that has replaced it',
    path: `Ana is known and logged in, Bruno is new; the first step is open
go on
open a second tab here
the next listPapers will act, and respond 4 s later
the session expires
change to the other tab
change to the other tab
openAccount:minha-conta
wait 2 s
log in as ana
the next listPapers will get 401 twice
wait 2 s
wait 2 s`,
    edits: [{ file: 'api/wire/http.ts', from: 'isRepeat = stored.token === sent.token;', to: 'isRepeat = true;' }],
  },
  {
    id: '2',
    title: 'An order is sent while the outcome of another one is unknown, because its payment makes another key',
    edits: [
      {
        file: checkout('placing/place-order.saga'),
        from: 'if (!(yield* call(settleEarlier, ports, orderer, settled))) return undefined;',
        to: '',
      },
      {
        file: checkout('placing/place-order.saga'),
        from: 'plan: JSON.stringify(proposal.plan.query),\n    ...(coupon',
        to: 'plan: JSON.stringify({ ...proposal.plan.query, payment }),\n    ...(coupon',
      },
    ],
  },
  {
    id: '3a',
    title: 'The documents step is left with a document missing',
    edits: [
      { file: checkout('checkout.gate'), from: 'missingDocuments(facts).length === 0,', to: 'true,' },
      {
        file: checkout('placing/review-facts.saga'),
        from: "if (!wanted.every(isSent)) return 'documents';",
        to: '',
      },
    ],
  },
  {
    id: '3b',
    title: 'An order is sent while a document is being replaced',
    edits: [
      {
        file: checkout('checkout.gate'),
        from: "documentOf(facts.documents, kind).status !== 'success'",
        to: 'documentOf(facts.documents, kind).onFile === undefined',
      },
    ],
  },
  {
    id: '4a',
    title: 'The review shows typed data that is not saved, and the order has the former data',
    edits: [
      {
        file: checkout('checkout.gate'),
        from: 'if (orderer.customer && isUntouched(draft.personal)) return true;',
        to: 'if (orderer.customer) return true;',
      },
      {
        file: checkout('checkout.gate'),
        from: 'if (isUntouched(draft.address)) return true;',
        to: 'return true;',
      },
    ],
  },
  {
    id: '4b',
    title: 'Another state empties the dealer on the page, and the order has the former dealer',
    edits: [
      {
        file: checkout('checkout.gate'),
        from: 'chosenDealer(facts) !== undefined,',
        to: 'facts.draft.pickup.dealer !== undefined,',
      },
      {
        file: checkout('checkout.slice'),
        from: 'if (!chosenDealer(state)) delete state.draft.pickup.dealer;',
        to: '',
      },
      {
        file: checkout('placing/order-proposal'),
        from: 'const dealer = chosenDealer(state);',
        to: 'const { dealer } = state.draft.pickup;',
      },
    ],
  },
  {
    id: '4c',
    title: 'An order is sent for a dealer that has closed or moved since the review',
    path: `Ana is known and logged in, Bruno is new; the last step is open
the first dealer closes
chooseMethod:boleto
confirm`,
    edits: [
      {
        file: checkout('placing/review-facts.saga'),
        from: "if (!dealers.some((listed) => isSameDealer(listed, proposal.dealer))) return 'pickup';",
        to: '',
      },
    ],
  },
  {
    id: '4d',
    title: 'The last step, opened while the dealers load, waits for ever if the chosen one is gone',
    path: `Ana is known, Bruno is completed; the last step is open
log in as bruno
go on
go on
go on
the first dealer closes
the next 12 listDealers will fail
reload
the session expires
browser back
go on
stepper:payment`,
    edits: [
      {
        file: checkout('open-order.saga'),
        from: "actionChannel('*',",
        to: "actionChannel(['stepOpened', 'orderOpened', 'customerSaved', 'documentsRead'].map((name) => `checkout/${name}`),",
      },
    ],
  },
  {
    id: '4e',
    title: 'A reanalysis after another rejection has the key of the one before, which the service repeats',
    path: `Ana is documentsRejected, Bruno is new; the first step is open
the next placeOrder will act, and respond 4 s later
go on
open a second tab here
go on
go on
go on
the first dealer closes
close the tab
an order is rejected for its credit`,
    edits: [
      {
        file: checkout('placing/place-order.saga'),
        from: ', formerEntryIds: yield* readEntries(ports, former)',
        to: '',
      },
    ],
  },
  {
    id: '5',
    title: 'The difference of a new price is added to the discounted price',
    edits: [
      {
        file: checkout('placing/order-plan'),
        from: 'return { ...plan, ...amountsOf(price, coupon) };',
        to: 'return { ...plan, ...amountsOf(price, coupon), monthlyInCents: plan.monthlyInCents + difference };',
      },
    ],
  },
  {
    id: '14w',
    title: 'A step that is not due any more after a late save waits for ever',
    path: `Ana is completed, Bruno is known; the first step is open
log in as bruno
the connection breaks
stepper:personalData
typePersonal:married
stepBack
go on
go on
typePersonal:married
stepper:address`,
    edits: [
      {
        file: checkout('open-order.saga'),
        from: "actionChannel('*',",
        to: "actionChannel(['stepOpened', 'orderOpened', 'documentsRead'].map((name) => `checkout/${name}`),",
      },
    ],
  },
  {
    id: '15h',
    title: "An order's number counts as read at once, although a log-in covers it in the same moment",
    path: `Ana is known, Bruno is documentsRejected; the last step is open
go on
the next 3 readProduct will act, and respond 4 s later
openOffer:nivus
enterCoupon:DEZ
go on
openAccount:minha-conta
browser back
go on
go on
the next listOrders will get 401 twice
go on
reload`,
    edits: [
      {
        file: 'shared/page/when-read.ts',
        from: 'timer = setTimeout(read, readableInMs)',
        to: 'timer = setTimeout(read)',
      },
    ],
  },
  {
    id: '15i',
    title: 'A confirmation goes on with the orders that it has read before another of its readings was repeated',
    path: `Ana is known and logged in, Bruno is new; the last step is open
go on
the next readRental will be cut off after it has acted
go on
open a second tab here
go on
go on
confirm
an order is rejected for its documents
openAccount:minha-conta`,
    edits: [
      {
        file: checkout('placing/review-facts.saga'),
        from: 'const facts = yield* all({',
        to: 'const early = yield* read((signal) => orders.listOrders(userId, signal));\n  const facts = yield* all({',
      },
      {
        file: checkout('placing/review-facts.saga'),
        from: 'orders: yield* read((signal) => orders.listOrders(userId, signal)) };',
        to: 'orders: early };',
      },
    ],
  },
];
