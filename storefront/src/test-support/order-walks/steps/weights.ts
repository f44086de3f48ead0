/** How often steps are drawn. The walks in a real browser draw by the same weights. */

export const stepWeights = { goOn: 28, logIn: 6, wait: 9, mishap: 16 } as const;

/** Weights of events, by name. */
export const eventWeights = {
  reload: 3,
  'browser back': 3,
  'browser forward': 2,
  'open a second tab here': 2,
  'change to the other tab': 4,
  'close the tab': 1,
  'the browser is closed until the next day': 1,
  'the device sleeps until the next day': 1,
  'the clock of the device goes 10 minutes forward': 1,
  'the clock of the device goes 10 minutes back': 1,
  'the local storage is deleted': 1,
  'the partner closes its store': 1,
  'open this page in the partner store': 1,
  'forget the store, and open this page in the house': 1,
  'the connection breaks': 1,
  'the connection is back': 4,
  'the session expires': 2,
  'the prices rise': 2,
  'the first dealer closes': 1,
  'the first dealer moves': 1,
  "Ana's address is changed on another device": 1,
  'an order is rejected for its credit': 1,
  'an order is rejected for its documents': 1,
  'an order is cancelled on another device': 1,
  'an order advances': 1,
} as const;
