/** What a walk is mostly about: calls that fail, and steps that come often. Rare events of one theme meet. */
import type { CallName } from '../service/service.ts';
import type { Setup } from './setup.ts';

export interface Theme {
  calls: readonly CallName[];
  /** Events by their words, and groups of controls by one of them. */
  steps: readonly string[];
  setup?: Partial<Setup>;
}

export const themes: readonly Theme[] = [
  { calls: ['uploadPaper', 'listPapers'], steps: ['choosePaper:cnh', 'retryPaper:cnh', 'replacePaper'] },
  {
    calls: ['changeMethod', 'readContract', 'readCardHistory'],
    steps: ['openAccount:plano', 'saveMethod'],
    setup: { ana: 'completed', isAnaIn: true },
  },
  {
    calls: ['validateCoupon', 'burnCoupon'],
    steps: ['enterCoupon:DEZ', 'confirm', 'chooseMethod:boleto', 'reload'],
    setup: { ana: 'known', isAnaIn: true, isAtLastStep: true },
  },
  {
    calls: ['burnCoupon', 'placeOrder'],
    steps: ['enterCoupon:DEZ', 'confirm', 'chooseMethod:boleto', 'openOffer:nivus', 'beginOrder'],
    setup: { ana: 'known', isAnaIn: true, isAtLastStep: true },
  },
  {
    calls: ['validateCoupon', 'readRental'],
    steps: ['enterCoupon:DEZ', 'openOffer:nivus', 'open a second tab here', 'change to the other tab', 'reload'],
    setup: { ana: 'known', isAnaIn: true, isAtLastStep: true },
  },
  {
    calls: ['saveCustomer', 'saveUser', 'readCustomer'],
    steps: ['openAccount:minha-conta', 'typeHome:number', 'saveHome', 'the session expires'],
    setup: { ana: 'known', isAnaIn: true },
  },
  {
    calls: ['readPartner', 'placeOrder'],
    steps: ['open this page in the partner store', 'confirm', 'reload'],
    setup: { ana: 'known', isAtLastStep: true },
  },
];
