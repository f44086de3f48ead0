/** Outcomes of a card after its entry. */
export type CardOutcome =
  | 'approved'
  | 'refused'
  /** The bank requests a code from the holder first. */
  | 'challenged'
  /** Approved after a delay. */
  | 'slow'
  /** The provider never responds. */
  | 'unanswered';

export interface TestCard {
  number: string;
  brand: string;
  outcome: CardOutcome;
  /** Number of history reads that still get a 404. */
  historyMisses: number;
  /** True if it can be charged later, which a subscription requires. */
  isRecurring: boolean;
  /** Displayed description, in Portuguese. */
  description: string;
}

/**
 * The only accepted cards (spec §4, Card payment flow). The form rejects any other number before sending it: a real
 * card must not be entered in a demonstration.
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

/** Delay of the slow card. */
export const slowInMs = 20_000;

/** Code that the bank sends to the holder of the challenged card. */
export const challengeCode = '123456';

/** Wrong codes before the bank rejects. */
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
