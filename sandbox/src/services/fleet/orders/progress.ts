import { orderStatusCodes as code, type OrderStatusCode } from '../../../../contract/orders.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Database } from '../../../kernel/database.ts';
import { calendarDayAfter } from '../calendar.ts';
import { incomeInCents } from '../customers/rules.ts';
import { readCustomer } from '../customers/state.ts';
import { beginReview, concludeReview, isReviewPassed } from '../documents/review.ts';
import { beginContract, contractStatus } from './cards.ts';
import { messages, stepsFrom, type Condition, type Step } from './life.ts';
import { changeOrder, insertEntry, readEntries, readOrders, type StatusEntry, type StoredOrder } from './state.ts';

/** Required income of a contract, in instalments. */
const incomeFactor = 3;

/**
 * Applies all due transitions of the clock, each dated when it was due. Called before orders are read, so that no
 * background job is needed.
 */
export async function settleOrders({ database, clock }: Kernel, userId?: number): Promise<void> {
  await database.write(async () => {
    const list = await readOrders(database, userId);
    const entries = await readEntries(
      database,
      list.map(({ id }) => id),
    );
    for (const order of list) await settleOrder(database, order, entries.get(order.id)?.at(-1), clock.now());
  });
}

async function settleOrder(database: Database, order: StoredOrder, last: StatusEntry | undefined, now: Date) {
  // A removed status waits for the owner's next post.
  let current = last?.withdrawnAt === null ? { status: last.status, at: last.at } : undefined;
  while (current) {
    const step = await nextStep(database, order, current.status);
    const due = new Date(new Date(current.at).getTime() + (step?.afterMs ?? 0));
    if (!step || due > now) return;
    current = { status: step.to, at: due.toISOString() };
    await enterStatus(database, order, current.status, current.at);
  }
}

async function nextStep(database: Database, order: StoredOrder, status: OrderStatusCode): Promise<Step | undefined> {
  for (const step of stepsFrom(status)) {
    if (step.afterMs === undefined) continue;
    if (step.when === undefined || (await conditions[step.when](database, order))) return step;
  }
  return undefined;
}

const conditions: Record<Condition, (database: Database, order: StoredOrder) => Promise<boolean>> = {
  documentsPass: (database, { userId }) => isReviewPassed(database, userId),
  async incomeSuffices(database, { userId, monthlyInCents }) {
    const customer = await readCustomer(database, userId);
    return customer !== undefined && incomeInCents(customer) >= incomeFactor * monthlyInCents;
  },
};

/** Part of a write: a new entry, and its effects on documents, delivery and contract. */
export async function enterStatus(
  database: Database,
  order: StoredOrder,
  status: OrderStatusCode,
  at: string,
  description: string = messages[status],
): Promise<void> {
  await insertEntry(database, { orderId: order.id, status, description, at });
  if (status === code.DocumentAnalysis) await beginReview(database, order.userId);
  if (status === code.DocumentsApproved || status === code.DocumentsRejected) {
    await concludeReview(database, order.userId, at);
  }
  if (status === contractStatus) await beginContract(database, order);
  if (status === code.CreditApproved) await changeOrder(database, order.id, { deliveryWindow: deliveryFrom(at) });
}

/** The first pickup window: between the twelfth and the sixteenth day. */
function deliveryFrom(at: string) {
  const instant = new Date(at);
  return { from: calendarDayAfter(instant, 12), to: calendarDayAfter(instant, 16), changes: [] };
}
