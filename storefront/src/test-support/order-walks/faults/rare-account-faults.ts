/** Faults 14 of the account, the session and changes of orders: random walks find them once in thousands of walks. */
import { checkout, type PastFault } from './past-fault.ts';

export const rareAccountFaults: readonly PastFault[] = [
  {
    id: '14j',
    title: 'The account forgets that a form is being saved when it is left and opened again',
    path: `Ana is known and logged in, Bruno is completed; the first step is open
openAccount:minha-conta
typeHome:number
the next saveCustomer will act and respond 4 s later
saveHome
the session expires
the next saveCustomer will get 504, and act 15 s later
openAccount:plano
wait 2 s
openAccount:minha-conta
wait 2 s
the next saveCustomer will act and respond 4 s later
saveHome
go on
the connection breaks
wait 12 s`,
    edits: [
      {
        file: 'features/account/account.slice.ts',
        from: "if (state[form].status !== 'saving') state[form] = idle;",
        to: 'state[form] = idle;',
      },
    ],
  },
  {
    id: '14k',
    title: 'A rejected order is placed again while a change of it may still remove its latest status',
    path: `Ana is documentsRejected and logged in, Bruno is creditRejected; the first step is open
the next removeStatus will get no response, and act 15 s later
logOut
log in as ana
wait 0.4 s
openAccount:minha-conta
go on
logOut
go on
go on
go on
go on
go on`,
    edits: [
      {
        file: checkout('placing/place-order.saga'),
        from: 'if (!former) return false;',
        to: "if (!former || userId !== '') return false;",
      },
    ],
  },
  {
    id: '14n',
    title: 'No log-in opens for an order whose page has never loaded its user',
    path: `Ana is known, Bruno is completed; the first step is open
go on
go on
the first dealer closes
go on
the next readUser will act, and respond 4 s later
go on
reload
the session expires
go on
closeDialog`,
    edits: [
      {
        file: 'app/identity/session-renewal.ts',
        from: '({ userId = pageUserId, token }, signal)',
        to: '({ token }, signal, userId = pageUserId)',
      },
    ],
  },
  {
    id: '14r',
    title: 'A change that a closed tab has left blocks the order that replaces the changed one',
    path: `Ana is documentsRejected, Bruno is completed; the first step is open
open a second tab here
the next 3 postStatus will get no response, and act 15 s later
log in as ana
openAccount:status-pedido
cancelOrder
close the tab`,
    edits: [
      {
        file: 'app/flows/order-watchers.ts',
        from: 'yield* take([userLoaded.type, formerOrderChanging.type, isLastStep]);',
        to: 'yield* take(userLoaded);',
      },
    ],
  },
  {
    id: '15f',
    title: 'A change that another tab was closed with blocks the order that waits in this one',
    path: `Ana is documentsRejected and logged in, Bruno is creditRejected; the first step is open
go on
go on
go on
open a second tab here
go on
the next removeStatus will get 401 twice
followOrder
cancelOrder
close the tab`,
    edits: [
      {
        file: 'app/flows/order-watchers.ts',
        from: 'yield* take([userLoaded.type, formerOrderChanging.type, isLastStep]);',
        to: 'yield* take([userLoaded.type, isLastStep]);',
      },
    ],
  },
  {
    id: '14s',
    title: 'A request waits for ever if its 401 closes the account page at once',
    path: `Ana is known and logged in, Bruno is new; the last step is open
chooseMethod:card
askCard
wait 2 s
enterCard:unreadable
the next 3 readCardHistory will get 401 twice
openAccount:status-pedido
wait 2 s
wait 2 s
closeDialog
go on`,
    edits: [
      {
        file: 'app/identity/session-renewal.ts',
        from: 'isRenewing = true;',
        to: 'isRenewing = true; refusals.put(true);',
      },
      { file: 'app/identity/session-renewal.ts', from: 'if (isFirst) refusals.put(true);', to: '' },
    ],
  },
  {
    id: '14t',
    title: 'The orders that were read before an order is placed are shown after it, without it',
    path: `Ana is known and logged in, Bruno is new; the last step is open
openAccount:status-pedido
browser back
chooseMethod:boleto
confirm
wait 2 s
followOrder`,
    edits: [
      {
        file: 'features/orders/orders.saga.ts',
        from: 'takeLatest([ordersOpened, ordersOutdated], readAgain, ports)',
        to: 'takeLatest([ordersOutdated, ordersOpened], function* readFirst() { if ((yield* select(selectOrders)).list.status === "loading") yield* readList(ports); })',
      },
    ],
  },
  {
    id: '14u',
    title: 'The account shows the customer of its first visit',
    path: `Ana is creditRejected and logged in, Bruno is completed; the first step is open
go on
openAccount:minha-conta
Ana's address is changed on another device
browser back
openAccount:minha-conta`,
    edits: [
      {
        file: 'features/account/customer.saga.ts',
        from: "if (!user || newProfile.status === 'saving'",
        to: "if (!user || customer.status === 'success' || newProfile.status === 'saving'",
      },
    ],
  },
  {
    id: '16a',
    title: 'An order that was left before its number was shown, and then cancelled in the account, is shown as placed',
    path: `Ana is known and logged in, Bruno is new; the last step is open
chooseMethod:boleto
confirm
openAccount:status-pedido
wait 2 s
cancelOrder
wait 2 s
openAccount:plano
wait 2 s
browser back
browser back`,
    edits: [
      {
        file: checkout('checkout.slice'),
        from: "if (state.placed?.orderId !== orderId || !mayHappen(state, 'cancelled')) return;",
        to: 'if (orderId) return;',
      },
    ],
  },
  {
    id: '16b',
    title: 'An order that was cancelled on another device is shown as placed when its page is opened again',
    path: `Ana is known and logged in, Bruno is new; the last step is open
chooseMethod:boleto
confirm
wait 2 s
openAccount:status-pedido
wait 2 s
an order is cancelled on another device
wait 2 s
browser back`,
    edits: [
      {
        file: checkout('checkout.saga'),
        from: 'yield* takeLatest([orderSeen, stepOpened], checkPlaced, ports);',
        to: '',
      },
    ],
  },
  {
    id: '16c',
    title: 'An order that was cancelled on another device is shown as placed after the browser’s back button',
    path: `Ana is known and logged in, Bruno is new; the first step is open
go on
go on
go on
an order is cancelled on another device
go on
browser back`,
    edits: [
      { file: checkout('checkout.saga'), from: '[orderSeen, stepOpened], checkPlaced', to: 'orderSeen, checkPlaced' },
    ],
  },
  {
    id: '16d',
    title: 'A step that is no longer due after a late save of the account stays a skeleton',
    path: `Ana is known and logged in, Bruno is new; the first step is open
openAccount:minha-conta
the next saveCustomer will act and respond 4 s later
typeProfile:married
saveProfile
chooseInMenu:polo
go on`,
    edits: [
      {
        file: checkout('open-order.saga'),
        from: "actionChannel('*',",
        to: "actionChannel(['stepOpened', 'orderOpened', 'customerSaved', 'documentsRead'].map((name) => `checkout/${name}`),",
      },
    ],
  },
  {
    id: '16e',
    title:
      'A placed order is shown by a list that was read before its cancellation, while other readings were repeated',
    path: `Ana is completed and logged in, Bruno is known; the first step is open
go on
the next 12 readUser will fail
go on
go on
go on
forget the store, and open this page in the house
an order is cancelled on another device
go on`,
    edits: [
      {
        file: checkout('open-order.saga'),
        from: 'if (!intent || (yield* closeIfCancelled(ports, intent))) return;',
        to: 'if (!intent) return;',
      },
    ],
  },
  {
    id: '16f',
    title: 'An order that the account lists as cancelled is shown as placed by its page, until the log-in',
    path: `Ana is known and logged in, Bruno is documentsRejected; the last step is open
go on
followOrder
an order is cancelled on another device
chooseInMenu:nivus
wait 0.4 s
browser back
the session expires
browser back`,
    edits: [
      {
        file: 'features/orders/orders.saga.ts',
        from: 'for (const { id, status } of found) if (!isActive(status)) yield* put(orderCancelled({ orderId: id }));',
        to: '',
      },
    ],
  },
];
