import { orderStatusCodes as code, paymentTypes, type Installment } from '../../../../contract/orders.ts';
import type { Database } from '../../../kernel/database.ts';
import { readContract, type Contract } from '../../payment/state.ts';
import { toReais } from '../../vehicle/money.ts';
import { calendarDay, calendarDayAfter } from '../calendar.ts';
import { contractNumberOf } from './cards.ts';
import type { StatusEntry, StoredOrder } from './state.ts';

/** The monthly payments of a plan. They are not stored: they follow from the order, its contract and the clock. */
const rhythm = {
  /** From the delivery to the first due date. */
  firstDueAfterDays: 10,
  /** How long before its due date a month is listed. */
  listedBeforeDays: 35,
  /** The sample customer pays this early. */
  paidBeforeDays: 2,
  /** Three business days on any weekday. */
  clearingDays: 5,
} as const;

const bankSlip = 19;
/** Last digits of the sample card that banks reject. */
const refusedCard = '0002';
const dayInMs = 86_400_000;

/** The current payment method of an order. */
export interface Payer {
  isBankSlip: boolean;
  isRefused: boolean;
}

export async function readPayer(database: Database, order: StoredOrder): Promise<Payer> {
  const contract: Contract | undefined = await readContract(database, contractNumberOf(order.id));
  return {
    isBankSlip: contract ? contract.methodId === bankSlip : order.typePayment === paymentTypes.bankSlip,
    isRefused: contract?.cardSummary === refusedCard,
  };
}

/** Listed months, newest first: since the delivery, and one ahead before it. */
export function installmentsOf(
  order: StoredOrder,
  history: readonly StatusEntry[],
  { payer, now }: { payer: Payer; now: Date },
): Installment[] {
  const first = firstDue(order, history);
  const last = history.at(-1)?.status;
  if (first === undefined || last === code.Cancelled || last === code.Expired) return [];
  const isDelivered = history.some(({ status }) => status === code.Completed);
  const found: Installment[] = [];
  for (let month = 0; ; month += 1) {
    const due = monthsAfter(first, month);
    const isListed = now.getTime() >= due.getTime() - rhythm.listedBeforeDays * dayInMs;
    if (!(isListed || month === 0) || (month > 0 && !isDelivered)) break;
    found.unshift(installment(order, due, { payer, now, isDelivered }));
  }
  // The bank rejects only the newest charge: after earlier rejections the contract would have ended.
  const due = found.findIndex(({ status }) => status !== 'OPEN');
  return payer.isRefused ? found.map((entry, place) => (place === due ? refused(entry) : entry)) : found;
}

function firstDue(order: StoredOrder, history: readonly StatusEntry[]): Date | undefined {
  const delivered = history.find(({ status }) => status === code.Completed)?.at;
  const expected =
    history.some(({ status }) => status === code.DeliveryInProgress) && order.deliveryWindow
      ? `${order.deliveryWindow.to}T15:00:00Z`
      : undefined;
  const from = delivered ?? expected;
  return from === undefined ? undefined : new Date(new Date(from).getTime() + rhythm.firstDueAfterDays * dayInMs);
}

function monthsAfter(first: Date, months: number): Date {
  const due = new Date(first);
  due.setUTCDate(1);
  due.setUTCMonth(due.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(due.getUTCFullYear(), due.getUTCMonth() + 1, 0)).getUTCDate();
  due.setUTCDate(Math.min(first.getUTCDate(), lastDay));
  return due;
}

function installment(
  order: StoredOrder,
  due: Date,
  { payer, now, isDelivered }: { payer: Payer; now: Date; isDelivered: boolean },
): Installment {
  const paid = new Date(due.getTime() - (payer.isBankSlip ? rhythm.paidBeforeDays * dayInMs : 0));
  const isPaid = isDelivered && now >= paid;
  const isClearing = isPaid && payer.isBankSlip && now.getTime() < paid.getTime() + rhythm.clearingDays * dayInMs;
  const month = calendarDay(due).slice(0, 7);
  return {
    id: `${order.id}-${month}`,
    month,
    dueDate: calendarDay(due),
    value: toReais(order.monthlyInCents),
    status: isClearing ? 'CLEARING' : isPaid ? 'PAID' : 'OPEN',
    ...(isPaid && { paidAt: calendarDay(paid) }),
    ...(payer.isBankSlip && !isPaid && { digitableLine: sampleLine(order, due) }),
  };
}

function refused({ id, month, dueDate, value }: Installment): Installment {
  return { id, month, dueDate, value, status: 'REFUSED' };
}

/** Payment line of a fictional bank, with valid check digits. */
function sampleLine(order: StoredOrder, due: Date): string {
  const fields = [
    '000900000',
    `00${String(order.id).padStart(8, '0')}`,
    `${calendarDayAfter(due, 0).replaceAll('-', '')}00`,
  ];
  const [one = '', two = '', three = ''] = fields.map((field) => field + checkDigit(field));
  const value = String(order.monthlyInCents).padStart(10, '0');
  const cut = (field: string) => `${field.slice(0, 5)}.${field.slice(5)}`;
  return `${cut(one)} ${cut(two)} ${cut(three)} 1 0000${value}`;
}

/** Modulo 10, as used by bank slips. */
function checkDigit(field: string): number {
  const sum = field
    .split('')
    .toReversed()
    .reduce((total, digit, place) => {
      const weighed = Number(digit) * (place % 2 === 0 ? 2 : 1);
      return total + (weighed > 9 ? weighed - 9 : weighed);
    }, 0);
  return (10 - (sum % 10)) % 10;
}
