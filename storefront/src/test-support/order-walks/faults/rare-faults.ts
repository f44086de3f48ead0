/** Faults of orders in progress: random walks find them once in thousands of walks. */
import { checkout, walks, type PastFault } from './past-fault.ts';

export const rareFaults: readonly PastFault[] = [
  {
    id: '14a',
    title: 'Dealers of another state are listed when a confirmation ends that began before the choice',
    path: `Ana is known and logged in, Bruno is new; the last step is open
the first dealer closes
the next 12 readRental will fail
go on
chooseInMenu:nivus
go on
chooseState:RJ`,
    edits: [
      {
        file: checkout('checkout.slice'),
        from: 'if (payload.uf !== pickup.uf) return;',
        to: '',
      },
    ],
  },
  {
    id: '14e',
    title: 'After an order without a response was cancelled, the next one has its key',
    path: `Ana is known, Bruno is new; the last step is open
go on
go on
the next 3 placeOrder will act, and respond 4 s later
chooseMethod:boleto
confirm
openAccount:status-pedido
open this page in the partner store
cancelOrder
logOut
go on`,
    edits: [
      {
        file: 'domain/order/order-outcome.ts',
        from: ': !baseline.knownOrderIds.includes(id)',
        to: ': false',
      },
    ],
  },
  {
    id: '14f',
    title: 'A confirmation that waits for a log-in orders after another tab has ordered another car',
    edits: [
      {
        file: checkout('placing/place-order.saga'),
        from: '!before.includes(key)',
        to: 'before.includes(`not ${key}`)',
      },
    ],
  },
  {
    id: '14l',
    title: 'An order that was analysed again and rejected for the same reason counts as not sent',
    path: `Ana is documentsRejected, Bruno is new; the last step is open
go on
go on
go on
the next placeOrder will act and respond 4 s later
reload
go on
browser back
the connection breaks
go on
go on
an order is rejected for its documents`,
    edits: [
      {
        file: checkout('placing/order-intent.saga'),
        from: 'if (formerOrderId === undefined || !formerEntryIds) return false;',
        to: 'if (formerEntryIds !== formerOrderId) return false;',
      },
    ],
  },
  {
    id: '14m',
    title: "A change of the payment method is repeated with another person's session",
    edits: [
      {
        file: 'api/order/payment-client.ts',
        from: "call: 'POST /EuroIT/Payments/Methods/Save', ofUser,",
        to: "call: 'POST /EuroIT/Payments/Methods/Save',",
      },
    ],
  },
  {
    id: '14o',
    title: 'A page says that nothing happened while another tab has ordered, and orders another car',
    path: `Ana is known and logged in, Bruno is documentsRejected; the last step is open
open a second tab here
the next readProduct will get no response, and act 15 s later
go on
change to the other tab
go on
the first dealer moves
openOffer:nivus
go on
go on
change to the other tab
change to the other tab`,
    edits: [
      {
        file: checkout('placing/place-order.saga'),
        from: 'if (!(yield* call(settleEarlier, ports, orderer, settled))) return undefined;',
        to: "if (!proposalOf(yield* select(selectCheckout), proposal)) return yield* showChange(proposal, 'customer');",
      },
    ],
  },
  {
    id: '14q',
    title: "An order's number counts as seen although a log-in for its coupon covers it",
    path: `Ana is known and logged in, Bruno is new; the last step is open
enterCoupon:DEZ
the next 3 validateCoupon will get 504, and act 15 s later
go on
the next burnCoupon will get 401 twice
openOffer:polo
go on
go on
reload`,
    edits: [
      {
        file: walks('screens/order-parts'),
        from: "content === 'payment' && placed && !page.isDialogOpen",
        to: "content === 'payment' && placed",
      },
    ],
  },
  {
    id: '15a',
    title:
      'Without a session, an order whose former one is being changed is rejected before a request opens the log-in',
    path: `Ana is documentsRejected and logged in, Bruno is completed; the first step is open
open a second tab here
the next 3 postStatus will get 401 twice
go on
change to the other tab
openAccount:status-pedido
cancelOrder
go on`,
    edits: [
      {
        file: checkout('placing/place-order.saga'),
        from: `  const facts: ServiceFacts = yield* readFacts(ports, proposal);
`,
        to: `  if (yield* call(isFormerChanging, ports, proposal))
    return yield* reportOrderFailure('nothingHappened', { kind: 'timeout' });
  const facts: ServiceFacts = yield* readFacts(ports, proposal);
`,
      },
    ],
  },
  {
    id: '15c',
    title: 'A rejected order that was reanalysed and cancelled since passes for one that was not reanalysed',
    path: `Ana is creditRejected and logged in, Bruno is new; the first step is open
the next placeOrder will act, and respond 4 s later
go on
go on
go on
an order is cancelled on another device
reload`,
    edits: [{ file: 'domain/order/order-outcome.ts', from: '? baseline.hasFormerMoved', to: '? false' }],
  },
  {
    id: '15d',
    title: 'An unfinished change of an order is begun anew after another tab has completed it',
    path: `Ana is documentsRejected, Bruno is new; the first step is open
openAccount:minha-conta
the next 12 readUser will fail
go on
go on
log in as ana
go on
wait 12 s
go on
the next 3 postStatus will get 401 twice
open a second tab here
open this page in the partner store
go on
browser back
go on`,
    edits: [
      {
        file: 'features/order-changes/order-changes.saga.ts',
        from: "if (isResumed && !left) return { ...of, outcome: 'idle' as const };",
        to: '',
      },
    ],
  },
  {
    id: '16g',
    title: 'An order that was cancelled on another device is shown as placed after another tab has learned of it',
    path: `Ana is known and logged in, Bruno is new; the last step is open
open a second tab here
openOffer:nivus
change to the other tab
chooseMethod:boleto
confirm
close the tab
go on
open a second tab here
an order is cancelled on another device
openOffer:nivus
wait 2 s
change to the other tab
reload
change to the other tab
go on`,
    edits: [
      {
        file: checkout('placing/order-intent.saga'),
        from: 'if (intent) yield* call(close, ports, intent);',
        to: 'if (!intent) return; yield* call(close, ports, intent);',
      },
    ],
  },
];
