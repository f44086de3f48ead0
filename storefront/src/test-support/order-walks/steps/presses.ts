/** Groups of controls. A group is drawn as often as its weight says, and presses what the page has of it. */
import { documentKinds } from '#/domain/order/order-documents.ts';
import { couponCodes } from '../service/coupons.ts';
import { cardFates } from '../service/payments.ts';

export const weightedControls: readonly (readonly [weight: number, controls: readonly string[]])[] = [
  [
    8,
    [
      'typePersonal:company',
      'typeAddress:number',
      'typePersonal:married',
      'typeAddress:cep',
      'typeAddress:complement',
      'typePersonal:name',
      'typeAddress:street',
      'typePersonal:position',
    ],
  ],
  [3, ['submitPersonal', 'submitAddress', 'submitPapers', 'submitPickup']],
  [8, ['personalData', 'address', 'documentation', 'pickup', 'payment'].map((step) => `stepper:${step}`)],
  [2, ['stepBack']],
  [
    5,
    [
      ...documentKinds.map((kind) => `choosePaper:${kind}`),
      'chooseState:RJ',
      'chooseDealer:1',
      'chooseCity:Campinas',
      'chooseCity:all',
      'chooseState:SP',
      'chooseDealer:0',
    ],
  ],
  [2, documentKinds.flatMap((kind) => [`cancelPaper:${kind}`, `retryPaper:${kind}`])],
  [
    9,
    [
      'chooseMethod:card',
      'askCard',
      ...cardFates.map((fate) => `enterCard:${fate}`),
      'checkCard',
      'readCard',
      'chooseMethod:boleto',
      'cancelCard',
    ],
  ],
  [6, ['confirm']],
  [2, ['verify', 'retryBurn', 'followOrder', 'orderAnother', 'retryOpening', 'retryDealers']],
  [2, ['openOffer:polo', 'openOffer:nivus', 'chooseInMenu:nivus', 'chooseInMenu:polo']],
  [2, ['beginOrder']],
  [4, [...couponCodes.map((coupon) => `enterCoupon:${coupon}`), 'removeCoupon']],
  [2, ['logOut', 'closeDialog']],
  [3, ['openAccount:status-pedido', 'openAccount:minha-conta', 'openAccount:plano']],
  [5, ['cancelOrder', 'resendPapers', 'retryChange', 'sendBack', 'retryCheck', 'retryOrders']],
  [2, ['replacePaper', 'retryReplacement']],
  [
    4,
    [
      'typeData:fullName',
      'typeHome:number',
      'typeProfile:married',
      'typePassword',
      'typeProfile:salary',
      'typeHome:cep',
      'typeHome:complement',
      'typeData:email',
    ],
  ],
  [4, ['saveData', 'saveHome', 'saveProfile', 'savePassword']],
  [2, ['planTab:1', 'planTab:0']],
  [5, ['saveMethod', 'method:boleto', 'method:card', 'editMethod', 'retryContract', 'closeMethod']],
];
