/** Stored cards, and the payment method of a running contract (spec §3 Payment state, §5 Card, §9). */

/** One attempt to store a card. The card is entered in the provider's form; the store sees only these identifiers. */
export interface CardSession {
  /** Id of the session in the form and its notification. */
  id: string;
  /** Token that reads the result of the session. */
  shopperReference: string;
  /** ISO date. */
  expiresAt: string;
}

/** Status of a session in its notification. */
export type CardSessionStatus =
  /** No card was entered. */
  | 'open'
  /** The bank requires an action of the holder. */
  | 'challenged'
  | 'pending'
  | 'authorised'
  | 'refused'
  | 'expired'
  /** An unknown status of the service. */
  | 'unknown';

/** The only card data that may be displayed. */
export interface CardDigits {
  /** First four digits of the issuer number; empty if the service doesn't send it. */
  initDigits: string;
  /** Last four. */
  endDigits: string;
}

/** An attempt in the provider's history. */
export interface CardAttempt extends CardDigits {
  isAuthorised: boolean;
  isRefused: boolean;
  /** Recurring reference for later charges. A secret: only the order request contains it. */
  token?: string;
}

/** An attempt whose card can pay a subscription. */
export type UsableCard = CardAttempt & { token: string };

/**
 * The card to subscribe with (spec §5): stored without rejection, or authorised, and with a recurring reference.
 * @param history the newest first
 */
export function usableCard(history: readonly CardAttempt[]): UsableCard | undefined {
  return history.find(
    (attempt): attempt is UsableCard => (attempt.isAuthorised || !attempt.isRefused) && Boolean(attempt.token),
  );
}

/** A line of business a contract may belong to. */
export interface Segment {
  ibratanId: number;
  fleetId: number;
  prefix: string;
}

/** Fleet ids whose contracts are changed by separate calls (spec §9, Segment match). */
const matchedFleetIds: readonly number[] = [9, 11, 24];

export function matchedSegment(segments: readonly Segment[]): Segment | undefined {
  return segments.find(({ fleetId }) => matchedFleetIds.includes(fleetId));
}

/** Prefix of the contracts of the account plan (spec §9, Contract number). */
const accountPrefix = 'SDI';

/** Number of an order's contract: of its segment, else the one of the account plan. */
export function contractNumberOf(orderId: string, segment?: Pick<Segment, 'prefix'>): string {
  return (segment?.prefix ?? accountPrefix) + orderId;
}

/** The payment method of a contract. */
export interface PaymentMethod {
  /** "formaPagamentoId" of spec §3. */
  id: number;
  /** "formaPagamentoDescricao" of spec §3. */
  description: string;
}

/** The payment method of a contract, with the last digits of its card if it has one. */
export interface ContractPayment {
  method: PaymentMethod;
  endDigits?: string;
}

/** Methods a contract can be changed from (spec §6, §9): 19 is a bank slip. */
const changeableMethodIds: readonly number[] = [19, 36];

/** Spec §6: only when the order is Completed and its method is one of the changeable ones. */
export function isMethodChangeable({ isCompleted, methodId }: { isCompleted: boolean; methodId: number }): boolean {
  return isCompleted && changeableMethodIds.includes(methodId);
}

/** A contract that is paid by bank slip (spec §9). */
const bankSlipMethodId = 19;

interface MethodOutcome {
  before: ContractPayment;
  /** Undefined if it couldn't be loaded. */
  after: ContractPayment | undefined;
  /** The requested method; absent for a bank slip. */
  card: CardDigits | undefined;
}

export type MethodChangeOutcome = 'made' | 'notMade' | 'unclear';

/** The outcome of a change without a response. A contract that already had the method is inconclusive. */
export function outcomeOfMethodChange({ before, after, card }: MethodOutcome): MethodChangeOutcome {
  const isAsWanted = ({ method, endDigits }: ContractPayment) =>
    card ? method.id !== bankSlipMethodId && endDigits === card.endDigits : method.id === bankSlipMethodId;
  if (!after || isAsWanted(before)) return 'unclear';
  return isAsWanted(after) ? 'made' : 'notMade';
}
