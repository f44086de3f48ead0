/** The theme of a walk: calls that fail, and steps that are frequent, so that its rare events meet. */
import type { CallName } from '../service/service.ts';
import type { Setup } from './setup.ts';

export interface Theme {
  calls: readonly CallName[];
  /** Events by their words, and groups of controls by one of them. */
  steps: readonly string[];
  /** Steps that often follow each other at once, in the words of a path. Anything may come between two sequences. */
  sequences: readonly (readonly string[])[];
  setup?: Partial<Setup>;
}

/** More calls than a page repeats by itself: the service is down. */
const down = (call: CallName) => `the next 12 ${call} will fail`;
const known = { ana: 'known', isAnaIn: true } as const;
const atLastStep = { ...known, isAtLastStep: true } as const;

export const themes: readonly Theme[] = [
  {
    calls: ['uploadPaper', 'listPapers'],
    steps: ['choosePaper:cnh', 'retryPaper:cnh'],
    sequences: [
      ['the next uploadPaper will be cut off after it has acted', 'choosePaper:cnh'],
      ['the next uploadPaper will get 504, and act 15 s later', 'choosePaper:cnh'],
    ],
    setup: { ana: 'new', isAnaIn: true },
  },
  {
    calls: ['uploadPaper', 'listPapers', 'postStatus'],
    steps: ['openAccount:minha-conta', 'replacePaper', 'sendBack'],
    sequences: [['the next uploadPaper will be cut off after it has acted', 'replacePaper']],
    setup: { ana: 'documentsRejected', isAnaIn: true },
  },
  {
    calls: ['changeMethod', 'readContract', 'readCardHistory'],
    steps: ['openAccount:plano', 'saveMethod', 'planTab:1'],
    sequences: [
      ['editMethod', 'method:card', 'askCard', 'wait 2 s', 'enterCard:good', 'wait 2 s'],
      ['the next changeMethod will fail', 'saveMethod', 'wait 2 s', 'saveMethod'],
      ['the next changeMethod will be cut off after it has acted', 'saveMethod', 'wait 2 s'],
    ],
    setup: { ana: 'completedTwice', isAnaIn: true },
  },
  {
    calls: ['openSession', 'readNotification', 'readCardHistory'],
    steps: ['askCard', 'reload'],
    sequences: [
      ['chooseMethod:card', 'askCard', 'wait 2 s', 'enterCard:unreadable', 'wait 12 s'],
      ['chooseMethod:card', 'askCard', 'wait 2 s', 'enterCard:good', 'wait 2 s'],
    ],
    setup: atLastStep,
  },
  {
    calls: ['validateCoupon', 'burnCoupon'],
    steps: ['enterCoupon:DEZ', 'confirm', 'chooseMethod:boleto', 'reload'],
    sequences: [[down('validateCoupon'), 'reload', 'wait 2 s', 'confirm']],
    setup: atLastStep,
  },
  {
    calls: ['burnCoupon', 'placeOrder'],
    steps: ['enterCoupon:DEZ', 'confirm', 'chooseMethod:boleto', 'openOffer:nivus', 'beginOrder'],
    sequences: [
      ['enterCoupon:DEZ', 'chooseMethod:boleto', down('burnCoupon'), 'confirm', 'wait 12 s'],
      ['openOffer:nivus', 'wait 2 s', 'beginOrder', 'wait 2 s', 'go on'],
    ],
    setup: atLastStep,
  },
  {
    calls: ['validateCoupon', 'readRental'],
    steps: ['enterCoupon:DEZ', 'open a second tab here', 'change to the other tab', 'close the tab'],
    sequences: [
      ['enterCoupon:DEZ', 'open a second tab here', 'openOffer:nivus', 'wait 2 s', 'change to the other tab', 'reload'],
      ['chooseMethod:boleto', 'confirm'],
    ],
    setup: atLastStep,
  },
  {
    calls: ['saveCustomer', 'saveUser', 'readCustomer'],
    steps: ['openAccount:minha-conta', 'typeHome:number', 'saveHome', 'the session expires'],
    sequences: [
      [
        'openAccount:minha-conta',
        'wait 2 s',
        'typeHome:number',
        'the next saveCustomer will act and respond 4 s later',
        'saveHome',
        'the session expires',
      ],
      ['typePassword', 'savePassword', 'wait 0.4 s', 'log in as bruno', 'wait 12 s'],
    ],
    setup: known,
  },
  {
    calls: ['readPartner', 'placeOrder'],
    steps: ['open this page in the partner store', 'confirm', 'chooseMethod:boleto', 'reload'],
    sequences: [
      ['open this page in the partner store', down('readPartner'), 'reload', 'wait 12 s'],
      ['chooseMethod:boleto', 'confirm'],
    ],
    setup: { ana: 'known', isAtLastStep: true },
  },
];
