/** What happens to a card once it is entered. */
export type CardOutcome =
  | 'approved'
  | 'refused'
  /** The bank asks its holder first. */
  | 'challenged'
  /** Approved, but only after a while. */
  | 'slow'
  /** The provider never says. */
  | 'unanswered';

export interface TestCard {
  number: string;
  brand: string;
  outcome: CardOutcome;
  /** Reads of the history that still answer 404. */
  historyMisses: number;
  /** Whether it may be charged again later; without, it is of no use for a subscription. */
  isRecurring: boolean;
  /** For people, in Portuguese. */
  description: string;
}

/**
 * The only cards there are (spec §4, Card payment flow). Any other number is refused before it leaves the form: a real
 * card has no business in a demonstration.
 */
export const testCards: readonly TestCard[] = [
  card('4111111111111111', 'approved', 'aprovado'),
  card('5555555555554444', 'approved', 'aprovado, de outra bandeira', { brand: 'mc' }),
  card('378282246310005', 'approved', 'aprovado, com 15 dígitos e código de 4', { brand: 'amex' }),
  card('4000000000000002', 'refused', 'recusado pelo banco'),
  card('4000000000003220', 'challenged', 'o banco pede um código'),
  card('4000000000005001', 'slow', 'aprovado depois de 20 segundos'),
  card('4000000000006009', 'unanswered', 'a confirmação nunca chega'),
  card('4000000000004012', 'approved', 'aprovado, histórico responde 404 uma vez', { historyMisses: 1 }),
  card('4000000000004020', 'approved', 'aprovado, histórico responde 404 duas vezes', { historyMisses: 2 }),
  card('4000000000004038', 'approved', 'aprovado, histórico responde 404 três vezes', { historyMisses: 3 }),
  card('4000000000004046', 'approved', 'aprovado, histórico responde 404 quatro vezes', { historyMisses: 4 }),
  card('4000000000007015', 'approved', 'aprovado, mas sem referência para cobranças futuras', { isRecurring: false }),
];

/** How long the slow card takes. */
export const slowInMs = 20_000;

/** What the bank sends to the holder of the challenged card. */
export const challengeCode = '123456';

/** Wrong codes before the bank refuses. */
export const challengeTries = 3;

/** @param number digits */
export function findTestCard(number: string): TestCard | undefined {
  return testCards.find((known) => known.number === number);
}

function card(
  number: string,
  outcome: CardOutcome,
  description: string,
  { brand = 'visa', historyMisses = 0, isRecurring = true }: Partial<TestCard> = {},
): TestCard {
  return { number, brand, outcome, historyMisses, isRecurring, description };
}
