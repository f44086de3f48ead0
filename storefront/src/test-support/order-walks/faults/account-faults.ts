/** Faults 1c and 7 to 13, but for documents: the account, changes of orders, typed data, ways that end, and partners. */
import { checkout, walks, type PastFault } from './past-fault.ts';

export const accountFaults: readonly PastFault[] = [
  {
    id: '1c',
    title: "What one user has submitted in the account is saved as the next user's",
    path: `Ana is known and logged in, Bruno is known; the first step is open
openAccount:minha-conta
the next saveCustomer will act, and respond 4 s later
saveHome
saveProfile
the session expires
typePassword
savePassword
wait 0.4 s
log in as bruno
wait 2 s
wait 2 s
wait 2 s`,
    edits: [{ file: 'shared/loading/requests.ts', from: 'yield* take(sessionEnded);', to: "yield* take('never');" }],
  },
  {
    id: '7a',
    title: 'A cancellation whose second half is rejected ends there',
    edits: [
      {
        file: 'features/order-changes/status-pair.saga.ts',
        from: 'return unfinished(posted.error);',
        to: 'return yield* end(ledger, posted.intent, refused(posted.error));',
      },
    ],
  },
  {
    id: '7b',
    title: 'After a change that is rejected, the card shows the former status',
    edits: [
      {
        file: 'app/flows/account-watchers.ts',
        from: 'const isTold = orderChangeSettled.match(event)',
        to: 'if (event.payload.outcome === "refused") return;\n    const isTold = orderChangeSettled.match(event)',
      },
    ],
  },
  {
    id: '7c',
    title: 'The first rejection of a new status ends the change after many requests without a response',
    path: `Ana is documentsRejected and logged in, Bruno is new; the first step is open
the next 12 postStatus will fail
the next 3 postStatus will be rejected
openAccount:minha-conta
go on
wait 600 s`,
    edits: [
      {
        file: 'shared/ledger/ledger.ts',
        from: 'current.rejections + (facts.failure && isRejection(facts.failure) ? 1 : 0)',
        to: 'current.rejections + (isResent ? 1 : 0)',
      },
    ],
  },
  {
    id: '8',
    title: 'An order after a rejection for its credit is a second order beside the rejected one',
    edits: [
      {
        file: 'domain/order/order-request.ts',
        from: 'const isAgain = isReanalysis(former?.status);',
        to: 'const isAgain = false;',
      },
    ],
  },
  {
    id: '9',
    title: 'Saving one part throws away what was typed in the other',
    edits: [
      {
        file: checkout('checkout.gate'),
        from: 'personal: isSameValue(draft.personal, personal) ? {} : draft.personal,',
        to: 'personal: {},',
      },
      {
        file: checkout('checkout.gate'),
        from: 'address: isSameValue(draft.address, address) ? {} : draft.address,',
        to: 'address: {},',
      },
    ],
  },
  {
    id: '10a',
    title: 'A card whose history cannot be read blocks the boleto',
    path: `Ana is known and logged in, Bruno is new; the last step is open
chooseMethod:card
askCard
wait 2 s
enterCard:unreadable
wait 12 s`,
    edits: [
      {
        file: walks('screens/order-view'),
        from: "if (method === 'card' && !selectRegisteredCard(page.state)) {",
        to: "if (method === 'card' ? !selectRegisteredCard(page.state) : selectIsCardUnderWay(page.state)) {",
      },
      { file: walks('screens/card'), from: "'refused', 'unread', 'unusable'", to: "'refused', 'unusable'" },
    ],
  },
  {
    id: '10b',
    title: 'After a log-in in place, the stored card is never read',
    edits: [
      {
        file: 'features/payment/card.saga.ts',
        from: "(sessionEnded.match(event) && event.payload.why === 'loggedOut');",
        to: "sessionEnded.match(event) || event.type === 'session/refused';",
      },
    ],
  },
  {
    id: '10c',
    title: 'A 401 of a payment call opens no log-in',
    edits: [
      {
        file: 'api/services.ts',
        from: '...personal, baseUrl: `${baseUrl}/payment`',
        to: '...personal, ...(session && { session: { read: session.read } }), baseUrl: `${baseUrl}/payment`',
      },
    ],
  },
  {
    id: '11c',
    title: 'The repeat of a change of the payment method has a new key',
    path: `Ana is completed and logged in, Bruno is new; the first step is open
openAccount:plano
wait 2 s
go on
go on
the next changeMethod will fail
go on
go on
wait 2 s
go on`,
    edits: [
      {
        file: 'features/payment/method.saga.ts',
        from: 'const wanted = { ...payer, contractNumber, idempotencyKey: key,',
        to: 'const wanted = { ...payer, contractNumber, idempotencyKey: crypto.randomUUID(),',
      },
    ],
  },
  {
    id: '11d',
    title: 'After a change of the payment method without a response nothing is read',
    path: `Ana is completed and logged in, Bruno is new; the first step is open
openAccount:plano
wait 2 s
go on
go on
the next changeMethod will be cut off after it has acted
go on
go on
go on
wait 2 s
wait 600 s`,
    edits: [
      {
        file: 'features/payment/method.saga.ts',
        from: "card }) === 'made' ? {} : undefined,",
        to: "card }) === 'made' ? undefined : undefined,",
      },
      {
        file: 'features/payment/method.saga.ts',
        from: 'if (after) yield* put(contractPaymentLoaded({ orderId, contractNumber, ...after }));\n  const { intent }',
        to: 'const { intent }',
      },
    ],
  },
  {
    id: '11k',
    title: 'A write that a log-in interrupted goes on from the copy that it began with',
    path: `Ana is completed and logged in, Bruno is new; the first step is open
openAccount:plano
openOffer:polo
browser back
the next readContract will get 401 twice
the next changeMethod will be cut off after it has acted
editMethod
method:card
askCard
wait 2 s
enterCard:good
wait 2 s
go on`,
    edits: [
      {
        file: 'shared/ledger/carry-out.ts',
        from: 'let current = yield* call(() => ledger.latest(intent));',
        to: 'let current = intent;',
      },
    ],
  },
  {
    id: '12',
    title: "An order in a partner's store whose facts could not be read does not name the partner",
    path: `Ana is known and logged in, Bruno is new; the last step is open
open this page in the partner store
the next 12 readPartner will fail
reload
wait 12 s
chooseMethod:boleto
confirm
wait 12 s`,
    edits: [
      {
        file: 'app/flows/order-watchers.ts',
        from: 'known ?? (await store.readPartner(slug, signal));',
        to: 'known; if (!partner) return undefined;',
      },
    ],
  },
  {
    id: '12b',
    title: "An order whose page leaves the partner's store while it is checked does not name the partner",
    path: `Ana is known and logged in, Bruno is creditRejected; the last step is open
open this page in the partner store
the next 12 readPartner will fail
the next 12 readPartner will fail
reload
chooseInMenu:nivus
go on
go on
go on
go on`,
    edits: [
      {
        file: checkout('placing/place-order.saga'),
        from: 'read((signal) => checkPartner(signal))',
        to: 'read((signal) => ports.createPartnerCheck()(signal))',
      },
    ],
  },
  {
    id: '12c',
    title: "An order in a partner's store that has closed is sent without its partner, as one of the house",
    path: `Ana is known, Bruno is new; the last step is open
open this page in the partner store
the partner closes its store
go on
the next 12 readPartner will fail
reload
go on
wait 30 s`,
    edits: [
      {
        file: 'app/flows/order-watchers.ts',
        from: 'if (selectStoreSlug(page.getState()) === slug) {',
        to: 'if (!partner) return undefined; else {',
      },
    ],
  },
  {
    id: '13',
    title: 'A confirmation is dropped while the coupon of the order before is used up',
    path: `Ana is known and logged in, Bruno is new; the last step is open
enterCoupon:DEZ
chooseMethod:boleto
the next 12 burnCoupon will fail
confirm
wait 2 s
open a second tab here
go on
go on
go on
go on`,
    edits: [
      {
        file: checkout('checkout.saga'),
        from: 'yield* takeLeading(orderConfirmed, placeOrder, ports);',
        to: `yield* takeLeading(orderConfirmed, function* place(event) {
    yield* placeOrder(ports, event);
    yield* call(burnCoupons, ports);
  });`,
      },
      {
        file: checkout('checkout.saga'),
        from: 'yield* takeLeading([verificationAsked, customerLoaded], verifyOrder, ports);',
        to: `yield* takeLeading([verificationAsked, customerLoaded], function* verify() {
    yield* verifyOrder(ports);
    yield* call(burnCoupons, ports);
  });`,
      },
      {
        file: checkout('checkout.saga'),
        from: 'takeEvery([customerLoaded, orderPlaced, burnRetried], burnCoupons, ports);',
        to: 'takeLeading(burnRetried, burnCoupons, ports);',
      },
    ],
  },
];
