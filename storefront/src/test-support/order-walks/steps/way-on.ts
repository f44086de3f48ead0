import { documentKinds } from '#/domain/order/order-documents.ts';
import { selectMethod } from '#/features/payment/index.ts';
import { selectSession } from '#/features/session/index.ts';
import { selectPageDialog } from '#/shared/page/page-dialog.slice.ts';
import { outcomeOf } from '../screens/order-review.ts';
import { checkoutOf, contentOf, paymentFault, shownMethod, sitterOf } from '../screens/order-view.ts';
import type { PersonName } from '../people/people.ts';
import type { Page } from '../browser/page.ts';
import { cardMethodId } from '../service/payments.ts';
import type { World } from '../world.ts';

/** The controls that lead on from the page in front, the best first. */
export function waysOn(world: World, person: PersonName): readonly string[] {
  const { page } = world.tab;
  if (selectPageDialog(page.state)?.name === 'login') return [`logIn:${person}`];
  const { pathname } = page.tab.entry;
  if (pathname.startsWith('/conta')) {
    return ['retryCheck', 'retryOrders', 'retryChange', 'retryReplacement', 'sendBack', 'retryContract'];
  }
  if (!pathname.includes('/assinar/')) return pathname.startsWith('/ofertasvw') ? ['beginOrder'] : ['openOffer:polo'];
  switch (contentOf(page)) {
    case 'failed':
      return ['retryOpening'];
    case 'login':
      return ['openLogIn'];
    case 'personalData':
      return ['fillPersonal', 'submitPersonal'];
    case 'address':
      return ['fillAddress', 'submitAddress'];
    case 'documentation':
      return [...documentKinds.map((kind) => `retryPaper:${kind}`), 'choosePapers', 'submitPapers'];
    case 'pickup':
      return [
        'retryDealers',
        ...(checkoutOf(page).draft.pickup.uf === undefined ? ['chooseState:SP'] : []),
        'submitPickup',
        'chooseDealer:0',
        // No dealer of the chosen city is left.
        'chooseCity:all',
      ];
    case 'payment':
      return waysToPay(world);
    case 'waiting':
      // Without a session the header has the log-in.
      return selectSession(page.state).status === 'success' ? [] : ['openLogIn'];
  }
}

/** The controls that pages of the account are opened for. */
export function waysInAccount({ tab: { page } }: World): readonly string[] {
  switch (page.tab.entry.pathname) {
    case '/conta/plano':
      return ['saveMethod', ...waysToPayOtherwise(page), 'editMethod'];
    case '/conta/minha-conta':
      return ['replacePaper'];
    default:
      return [];
  }
}

/** Leads from the way a contract is paid now to the other one. */
function waysToPayOtherwise({ state }: Page): readonly string[] {
  const method = selectMethod(state);
  const isByCard = method.status === 'success' && method.method.id === cardMethodId;
  return isByCard ? ['method:boleto'] : ['method:card', 'checkCard', 'readCard', 'askCard', 'enterCard:good'];
}

function waysToPay({ tab: { page } }: World): readonly string[] {
  if (typeof outcomeOf(page) === 'object') return ['retryBurn'];
  if (outcomeOf(page) === 'unknown') return ['verify'];
  const card = ['checkCard', 'readCard', 'askCard', 'enterCard:good'];
  switch (paymentFault(page)) {
    case 'method':
      return ['chooseMethod:boleto'];
    case 'card':
    case 'cardUnderWay':
      return shownMethod(page) === 'card' ? card : [...card, 'chooseMethod:card'];
    case 'coupon':
      return ['removeCoupon'];
    case undefined:
      return ['confirm'];
  }
}

/** The person who logs in again: the one whose page it is. */
export const sitter = (world: World, last: PersonName): PersonName => sitterOf(world.tab.page)?.name ?? last;
