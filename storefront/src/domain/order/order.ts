/** An order as its owner sees it. Data without a field in the specification is optional (decision 0010). */
import { addMonths } from '../calendar/days.ts';
import { isActive, isOpen, type OrderInList, type OrderStatus } from './order-status.ts';

/** The party that must act next on an order. */
export type OrderActor = 'customer' | 'store' | 'dealer';

/** Pickup window of the car; YYYY-MM-DD. */
export interface DayRange {
  from: string;
  to: string;
}

/** Current pickup window. */
export interface DeliveryWindow extends DayRange {
  /** Previous windows, oldest first. */
  changes: readonly (DayRange & {
    /** The service's text: "por causa do transporte". */
    reason: string;
    /** ISO moment of the change. */
    changedAt: string;
  })[];
}

/** A downloadable document of an order. */
export interface OrderFile {
  /** The service's id. */
  id: string;
  kind: 'summary' | 'contractDraft' | 'contract' | 'receipt';
  fileName: string;
  sizeInBytes: number;
  /** ISO moment. */
  createdAt: string;
}

/** `clearing`: paid, but not yet confirmed by the bank. */
export type InstallmentStatus = 'open' | 'clearing' | 'paid' | 'refused';

/** One month of a plan. */
export interface Installment {
  id: string;
  /** The billed month, YYYY-MM. */
  month: string;
  /** YYYY-MM-DD. */
  dueDate: string;
  amountInCents: number;
  status: InstallmentStatus;
  /** YYYY-MM-DD. */
  paidAt?: string;
  /** Digits of the bank slip's payment code. */
  boletoLine?: string;
}

/** How an order is paid (spec §9, Payment method ids). */
export type OrderPayment = 'card' | 'boleto';

export interface Order extends OrderInList {
  payment?: OrderPayment;
  /** Agreed when the order was placed. */
  monthlyInCents?: number;
  nextActor?: OrderActor;
  /** ISO moment when the order expires unless the customer acts. */
  nextActionUntil?: string;
  delivery?: DeliveryWindow;
  files?: readonly OrderFile[];
  /** Newest first. */
  installments?: readonly Installment[];
}

const final: ReadonlySet<OrderStatus> = new Set<OrderStatus>([
  'completed',
  'cancelled',
  'expired',
  'fraudRejected',
  'creditRejected',
  'invalidRequest',
]);

/** True if the status can't change any more. */
export const isFinal = (status: OrderStatus): boolean => final.has(status);

/** True for orders that have a plan to display. */
export function ordersWithPlan<Some extends { status: OrderStatus }>(orders: readonly Some[]): Some[] {
  return orders.filter(({ status }) => isActive(status));
}

/** The newest order by its date (spec §2.5). Orders without a date come last, in the service's order. */
export function latestOrder<Some extends { createdAt?: string }>(orders: readonly Some[]): Some | undefined {
  const timeOf = ({ createdAt }: Some) => (createdAt === undefined ? 0 : Date.parse(createdAt));
  const [latest] = orders.toSorted((one, other) => timeOf(other) - timeOf(one));
  return latest;
}

/** Open orders, listed first in the account. */
export function openOrders<Some extends { status: OrderStatus }>(orders: readonly Some[]): Some[] {
  return orders.filter(({ status }) => isOpen(status));
}

/** Ended orders, listed below the open ones in the account. */
export function previousOrders<Some extends { status: OrderStatus }>(orders: readonly Some[]): Some[] {
  return orders.filter(({ status }) => !isOpen(status));
}

/** True once the contract is signed; it then has a payment method. */
export const hasContract = (status: OrderStatus): boolean =>
  status === 'contractSigned' || status === 'deliveryInProgress' || status === 'completed';

/** The current month of a contract, from 1; the last one once its term is over. Days are ISO dates. */
export function monthOfContract(beganOn: string, today: string, termInMonths: number): number {
  let month = 1;
  while (month < termInMonths && addMonths(beganOn, month) <= today) month += 1;
  return month;
}
