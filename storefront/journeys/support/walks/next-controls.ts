/** The actions that a page offers next. */
import { burnOf, outcomeOf, stepOf } from './reading.ts';
import type { Tab } from './tab.ts';
import { people, personWithId } from './people.ts';

/** The controls that lead on from a page, in order of preference. */
export function nextControls({ shown }: Tab): readonly string[] {
  const sitter = personWithId(shown.session?.userId) ?? people.clara;
  if (shown.dialog !== undefined) return [`logIn:${sitter.name}`];
  if (shown.url.startsWith('/conta')) return ['retryChange'];
  if (typeof outcomeOf(shown) === 'object') return burnOf(shown) === 'failed' ? ['retryBurn'] : [];
  switch (stepOf(shown)) {
    case 'entrar':
      return ['retryOpening', 'openLogIn'];
    case 'dados':
      return ['fillPersonal', 'submitPersonal', 'retryOpening'];
    case 'endereco':
      return ['fillAddress', 'submitAddress', 'retryOpening'];
    case 'documentos':
      return [...kinds.map((kind) => `retryPaper:${kind}`), 'choosePapers', 'submitPapers', 'retryOpening'];
    case 'retirada':
      return [
        ...(shown.values.uf === '' ? ['chooseState:SP'] : []),
        'retryDealers',
        ...(shown.values.dealer === undefined ? ['chooseDealer:0'] : []),
        'submitPickup',
        'chooseState:SP',
      ];
    case 'pagamento':
      return waysToPay(shown);
    default:
      return ['beginOrder', 'openOffer:polo'];
  }
}

const kinds = ['cnh', 'cnhBack', 'addressProof', 'incomeProof', 'spouseProof'] as const;

function waysToPay(shown: Tab['shown']): readonly string[] {
  const { text, values } = shown;
  if (outcomeOf(shown) === 'unknown') return ['verify'];
  const isCouponUnsettled = /O cupom não foi aplicado|conferindo o seu cupom/i.test(text);
  const hasCard = text.includes('Cartão registrado');
  const isCardUnderWay = /Conferindo o cartão com o banco|Aguardando confirmação/.test(text);
  return [
    ...(isCouponUnsettled ? ['removeCoupon'] : []),
    ...(values.payment === undefined ? ['chooseMethod:boleto'] : []),
    ...(values.payment === 'card' && !hasCard ? ['checkCard', 'readCard', 'enterCard:good', 'askCard'] : []),
    ...(values.payment === 'card' && !hasCard ? [] : ['confirm']),
    ...(isCardUnderWay ? [] : ['chooseMethod:boleto', 'removeCoupon', 'retryOpening']),
  ];
}
