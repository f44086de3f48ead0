/**
 * Loaders that import nothing beyond the parts of every route change. They are one chunk, which loads in idle time
 * (docs/decisions/0040). The calculator's and the dealers' loader load on demand.
 */
export { loadComparedPage } from './compared.ts';
export { loadHelp, loadQuestions } from './faq.ts';
export { loadHomePage } from './home.ts';
export { frameOf, loadLayout } from './layout.ts';
export { loadOfferPage } from './offer.ts';
export { loadOrderPage } from './order.ts';
export { loadLegalConditions, loadText } from './text.ts';
