/** Plots of walks: stages in order, each with several alternatives. Other steps may come in between. */

/** Lines of a path. */
type Way = readonly string[];

export type Plot = readonly (readonly Way[])[];

const boleto: readonly Way[] = [['chooseMethod:boleto']];
const confirm: readonly Way[] = [['confirm']];

/** A completed step is edited, and left without saving. */
const edited: Plot = [
  boleto,
  [
    ['stepper:pickup', 'chooseState:RJ'],
    ['stepper:address', 'typeAddress:number'],
    ['stepper:personalData', 'typePersonal:name'],
    ['stepper:personalData', 'typePersonal:married', 'submitPersonal', 'submitAddress'],
    ['the next uploadPaper will act and respond 4 s later', 'stepper:documentation', 'choosePaper:cnh'],
  ],
  [['stepper:payment'], ['open the URL of pagamento'], ['browser back'], ['reload', 'open the URL of pagamento']],
  confirm,
];

/** Price or coupon change during a review. */
const priced: Plot = [
  boleto,
  [['enterCoupon:DEZ'], ['enterCoupon:CEM'], ['enterCoupon:DELA'], ['enterCoupon:DEZ']],
  [
    ['the prices rise'],
    ['the next 3 validateCoupon will fail', 'reload'],
    ['the next 3 burnCoupon will fail'],
    ['openOffer:nivus', 'browser back'],
  ],
  confirm,
  [['confirm'], ['reload'], ['wait 12 s']],
];

/** Another person uses the browser. */
const taken: Plot = [
  [
    ['stepper:personalData', 'typePersonal:company'],
    ['stepper:address', 'typeAddress:complement'],
    ['enterCoupon:DELA'],
    ['enterCoupon:DEZ', 'chooseMethod:boleto'],
    ['open a second tab here'],
  ],
  [
    ['the session expires', 'reload', 'log in as bruno'],
    ['the session expires', 'confirm', 'log in as bruno'],
    ['the session expires', 'submitPersonal', 'submitAddress', 'log in as bruno'],
    ['logOut', 'openOffer:polo', 'beginOrder', 'log in as bruno'],
  ],
  [['go on', 'go on'], ['open the URL of pagamento'], ['stepper:payment', 'confirm']],
  [
    ['go on'],
    ['log in as clara'],
    ['logOut', 'openOffer:polo', 'beginOrder', 'log in as clara'],
    ['change to the other tab'],
  ],
];

/** An order has no response, and another tab confirms it, too. */
const doubled: Plot = [
  boleto,
  [['open a second tab here'], ['open a second tab here', 'change to the other tab'], ['wait 2 s']],
  [
    ['the next placeOrder will get 504, and act 15 s later'],
    ['the next placeOrder will get no response, and act 15 s later'],
    ['the next placeOrder will be cut off after it has acted'],
    ['the next placeOrder will act and respond 4 s later'],
    ['the next 3 placeOrder will fail'],
  ],
  confirm,
  [['change to the other tab'], ['reload'], ['wait 12 s'], ['change to the other tab', 'reload']],
  [['chooseMethod:boleto'], ['chooseMethod:card'], ['verify'], ['wait 30 s']],
  [['chooseMethod:boleto', 'confirm'], ['confirm'], ['verify']],
];

/** An order is cancelled or sent again while its calls fail. */
const cancelled: Plot = [
  boleto,
  confirm,
  [['openAccount:status-pedido'], ['followOrder']],
  [
    ['the next 3 postStatus will fail'],
    ['the next 3 postStatus will be rejected'],
    ['the next removeStatus will be cut off after it has acted'],
    ['the next postStatus will get 401 twice'],
    ['the next postStatus will be cut off after it has acted'],
    ['the session expires'],
  ],
  [['cancelOrder'], ['cancelOrder'], ['resendPapers']],
  [['reload'], ['retryChange'], ['log in as clara'], ['wait 30 s']],
];

/** An order is rejected, and placed again. */
const rejected: Plot = [
  boleto,
  confirm,
  [['an order is rejected for its credit']],
  [
    ['openOffer:polo', 'beginOrder'],
    ['open the URL of pagamento', 'openOffer:polo', 'beginOrder'],
  ],
  [
    ['go on', 'go on'],
    ['submitPapers', 'submitPickup', 'chooseMethod:boleto'],
  ],
  confirm,
];

/** A card is entered while its calls fail. */
const carded: Plot = [
  [['chooseMethod:card'], ['chooseMethod:boleto', 'chooseMethod:card']],
  [
    ['askCard'],
    ['the next openSession will fail', 'askCard'],
    ['the session expires', 'askCard', 'log in as clara'],
    ['the next 3 readCardHistory will fail', 'askCard'],
    ['the next readNotification will get 401 twice', 'askCard'],
  ],
  [['enterCard:good'], ['enterCard:good'], ['enterCard:refused'], ['enterCard:unreadable'], ['enterCard:unusable']],
  [['wait 12 s'], ['reload'], ['readCard'], ['log in as clara']],
  [['confirm'], ['chooseMethod:boleto', 'confirm'], ['enterCoupon:DEZ', 'confirm']],
];

/** Forms are typed into, saved with failures, left and opened again. */
const typed: Plot = [
  [
    ['stepper:personalData', 'typePersonal:company'],
    ['stepper:personalData', 'typePersonal:position'],
    ['stepper:personalData', 'typePersonal:name'],
  ],
  [
    ['open the URL of endereco', 'typeAddress:number'],
    ['the next saveCustomer will fail', 'submitPersonal'],
    ['the next saveCustomer will be cut off after it has acted', 'submitPersonal'],
    ['the next saveCustomer will get 401 twice', 'submitPersonal', 'log in as clara'],
  ],
  [['submitAddress'], ['stepper:address', 'typeAddress:street'], ['browser back'], ['reload']],
  [['open the URL of dados'], ['open the URL of endereco'], ['stepBack']],
  [['stepper:payment'], ['go on', 'go on']],
];

/** Each plot with its number of walks per twenty. */
export const plots: readonly (readonly [walkCount: number, plot: Plot])[] = [
  [5, edited],
  [4, priced],
  [3, taken],
  [3, doubled],
  [1, cancelled],
  [1, rejected],
  [1, carded],
  [1, typed],
];
