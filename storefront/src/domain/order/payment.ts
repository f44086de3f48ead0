/** Paying: a card that is stored, and how a running contract is paid (spec §3 Payment state, §5 Card, §9). */

/** One attempt to store a card. It is entered in the provider's own form; here only its names are known. */
export interface CardSession {
  /** Names the session to the form and to its notification. */
  id: string;
  /** What was stored in the session is read by it. */
  shopperReference: string;
  /** ISO date. */
  expiresAt: string;
}

/** How far a session has come, as its notification says. */
export type CardSessionStatus =
  /** No card has been entered. */
  | 'open'
  /** The bank asks the holder something. */
  | 'challenged'
  | 'pending'
  | 'authorised'
  | 'refused'
  | 'expired'
  /** Words of the service that nobody knows. */
  | 'unknown';

/** What may be shown of a card: never more than these. */
export interface CardDigits {
  /** First four digits of the issuer number; empty when the service doesn't say. */
  initDigits: string;
  /** Last four. */
  endDigits: string;
}

/** An attempt as the provider's history tells it. */
export interface CardAttempt extends CardDigits {
  isAuthorised: boolean;
  isRefused: boolean;
  /** Names the stored card for later charges. A secret: it goes into the one request that needs it, and nowhere else. */
  token?: string;
}

/** An attempt whose card can pay a subscription. */
export type UsableCard = CardAttempt & { token: string };

/**
 * The card to subscribe with (spec §5): stored without refusal, or authorised, and with a recurring reference.
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

/** Fleet ids whose contracts are changed by calls of their own (spec §9, Segment match). */
const matchedFleetIds: readonly number[] = [9, 11, 24];

export function matchedSegment(segments: readonly Segment[]): Segment | undefined {
  return segments.find(({ fleetId }) => matchedFleetIds.includes(fleetId));
}

/** Prefix of the contracts of the account plan (spec §9, Contract number). */
const accountPrefix = 'SDI';

/** Number of an order's contract: of its segment, else as the account plan reads it. */
export function contractNumberOf(orderId: string, segment?: Pick<Segment, 'prefix'>): string {
  return (segment?.prefix ?? accountPrefix) + orderId;
}

/** How a contract is paid. */
export interface PaymentMethod {
  /** "formaPagamentoId" of spec §3. */
  id: number;
  /** "formaPagamentoDescricao" of spec §3. */
  description: string;
}

/** How a contract is paid, with the last digits of its card where it has one. */
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
  /** Undefined where it couldn't be read. */
  after: ContractPayment | undefined;
  /** What was asked for; absent: a bank slip. */
  card: CardDigits | undefined;
}

/** What can be told of a change of method that was sent. */
export type MethodChangeOutcome = 'made' | 'notMade' | 'unclear';

/** What became of a change that nobody answered for. A contract that was paid as wanted before doesn't tell. */
export function outcomeOfMethodChange({ before, after, card }: MethodOutcome): MethodChangeOutcome {
  const isAsWanted = ({ method, endDigits }: ContractPayment) =>
    card ? method.id !== bankSlipMethodId && endDigits === card.endDigits : method.id === bankSlipMethodId;
  if (!after || isAsWanted(before)) return 'unclear';
  return isAsWanted(after) ? 'made' : 'notMade';
}
