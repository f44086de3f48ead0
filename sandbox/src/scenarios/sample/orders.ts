import type { OrderStatusCode, OrderType, PaymentType } from '../../../contract/orders.ts';
import { calendarDayAfter } from '../../services/fleet/calendar.ts';
import { messages } from '../../services/fleet/orders/life.ts';
import type { orders, orderStatuses } from '../../services/fleet/orders/state.ts';
import { combinationsOf, productIdOf } from '../../services/vehicle/rules.ts';
import { hoursBefore } from './uploads.ts';
import { sampleVersions } from './versions.ts';

/** A sample order: its dates are relative to the start of the world. */
export interface SampleOrder {
  id: number;
  userId: number;
  productId: string;
  locationId: number;
  typePayment: PaymentType;
  /** @default 500 */
  typeOrder?: OrderType;
  /** Its statuses, oldest first, with their age in hours. */
  statuses: readonly (readonly [status: OrderStatusCode, hoursAgo: number])[];
  /** Days from the start of the world; `was` is the previous window, until `changedHoursAgo`. */
  delivery?: {
    fromDay: number;
    toDay: number;
    was?: { fromDay: number; toDay: number; reason: string; changedHoursAgo: number };
  };
}

export function toOrderRows(samples: readonly SampleOrder[], now: Date): (typeof orders.$inferInsert)[] {
  return samples.map(({ id, userId, productId, locationId, typePayment, typeOrder = 500, statuses, delivery }) => ({
    id,
    userId,
    productId,
    locationId,
    typeOrder,
    typePayment,
    payment: typePayment === 1 ? { token: `exemplo-${id}`, identificationPayment: `exemplo-${id}` } : {},
    accessories: [],
    optionals: [],
    couponCode: null,
    monthlyInCents: priceOf(productId),
    at: hoursBefore(now, statuses[0]?.[1] ?? 0),
    deliveryWindow: delivery ? toWindow(delivery, now) : null,
  }));
}

function toWindow({ fromDay, toDay, was }: NonNullable<SampleOrder['delivery']>, now: Date) {
  const days = (window: { fromDay: number; toDay: number }) => ({
    from: calendarDayAfter(now, window.fromDay),
    to: calendarDayAfter(now, window.toDay),
  });
  const changes = was ? [{ ...days(was), reason: was.reason, dateCreated: hoursBefore(now, was.changedHoursAgo) }] : [];
  return { ...days({ fromDay, toDay }), changes };
}

export function toStatusRows(samples: readonly SampleOrder[], now: Date): (typeof orderStatuses.$inferInsert)[] {
  return samples.flatMap(({ id, statuses }) =>
    statuses.map(([status, hoursAgo]) => ({
      orderId: id,
      status,
      description: messages[status],
      at: hoursBefore(now, hoursAgo),
    })),
  );
}

function priceOf(productId: string): number {
  const prices = sampleVersions().flatMap((version) =>
    combinationsOf(version)
      .filter((combination) => productIdOf(version, combination) === productId)
      .map(({ monthlyInCents }) => monthlyInCents),
  );
  const [price] = prices;
  if (price === undefined) throw new Error(`No sample offer has the productId ${productId}`);
  return price;
}
