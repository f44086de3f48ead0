/** An order as its owner follows it. What the specification has no field for is optional (decision 0010). */
import { isActive, isOpen, type OrderInList, type OrderStatus } from './order-status.ts';

/** Whoever has to do something for an order to go on. */
export type OrderActor = 'customer' | 'store' | 'dealer';

/** Days the car can be picked up; YYYY-MM-DD. */
export interface DayRange {
  from: string;
  to: string;
}

/** When the car can be picked up. */
export interface DeliveryWindow extends DayRange {
  /** Windows that held before, oldest first. */
  changes: readonly (DayRange & {
    /** In the service's words: "por causa do transporte". */
    reason: string;
    /** ISO moment of the change. */
    changedAt: string;
  })[];
}

/** A paper of an order, to download. */
export interface OrderFile {
  /** Names it to the service. */
  id: string;
  kind: 'summary' | 'contractDraft' | 'contract' | 'receipt';
  fileName: string;
  sizeInBytes: number;
  /** ISO moment. */
  createdAt: string;
}

/** `clearing`: paid, and on its way through the banks. */
export type InstallmentStatus = 'open' | 'clearing' | 'paid' | 'refused';

/** One month of a plan. */
export interface Installment {
  id: string;
  /** The month it is for, YYYY-MM. */
  month: string;
  /** YYYY-MM-DD. */
  dueDate: string;
  amountInCents: number;
  status: InstallmentStatus;
  /** YYYY-MM-DD. */
  paidAt?: string;
  /** Digits of the bank slip, as they are typed at the bank. */
  boletoLine?: string;
}

/** How an order is paid (spec §9, Payment method ids). */
export type OrderPayment = 'card' | 'boleto';

export interface Order extends OrderInList {
  payment?: OrderPayment;
  /** Agreed when it was ordered. */
  monthlyInCents?: number;
  nextActor?: OrderActor;
  /** ISO moment the order expires when the customer does nothing. */
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

/** True where nothing more happens by itself: there is nothing to wait for. */
export const isFinal = (status: OrderStatus): boolean => final.has(status);

/** Orders that have a plan to show. */
export function ordersWithPlan<Some extends { status: OrderStatus }>(orders: readonly Some[]): Some[] {
  return orders.filter(({ status }) => isActive(status));
}

/** The newest order by its date (spec §2.5). Orders without a date rank last, in the service's order. */
export function latestOrder<Some extends { createdAt?: string }>(orders: readonly Some[]): Some | undefined {
  const [latest] = orders.toSorted((one, other) => (other.createdAt ?? '').localeCompare(one.createdAt ?? ''));
  return latest;
}

/** Orders that go on, as the account lists them first. */
export function openOrders<Some extends { status: OrderStatus }>(orders: readonly Some[]): Some[] {
  return orders.filter(({ status }) => isOpen(status));
}

/** Orders that are over, as the account lists them below: what the open ones leave. */
export function previousOrders<Some extends { status: OrderStatus }>(orders: readonly Some[]): Some[] {
  return orders.filter(({ status }) => !isOpen(status));
}

/** From the signature on there is a contract, which is paid in some way. */
export const hasContract = (status: OrderStatus): boolean =>
  status === 'contractSigned' || status === 'deliveryInProgress' || status === 'completed';

/** The month of a contract one is in, from 1; the last one once its term is over. */
export function monthOfContract(beganAt: string, now: string, termInMonths: number): number {
  const [began, today] = [new Date(beganAt), new Date(now)];
  const whole =
    (today.getUTCFullYear() - began.getUTCFullYear()) * 12 +
    (today.getUTCMonth() - began.getUTCMonth()) -
    (today.getUTCDate() < began.getUTCDate() ? 1 : 0);
  return Math.min(Math.max(whole, 0) + 1, termInMonths);
}

/** So many months after a moment; the last day of a month stays one. ISO moment. */
export function monthsAfter(moment: string, months: number): string {
  const date = new Date(moment);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.toISOString();
}
