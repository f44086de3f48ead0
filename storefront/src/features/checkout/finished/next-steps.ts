/** The steps after a placed order, with the dates that follow from the service and from the offer's texts. */
import type { OrderProgressRow } from '@signdrive/design-system/patterns';
import { addDays } from '#/domain/calendar/days.ts';
import { calendarFile, type CalendarDay } from '#/domain/calendar/calendar-file.ts';
import { dealerAddress } from '#/domain/place/dealer.ts';
import { deliveryDeadline } from '#/domain/order/delivery-deadline.ts';
import { formatDay, formatDateTime, isoDateOf } from '#/shared/text/moments.ts';
import { formatOrderId } from '#/shared/text/order-number.ts';
import { brandName } from '#/shared/page/page-head.ts';
import type { AgreedOrder } from '../checkout.state.ts';
import { nextStepsCopy as copy } from '../steps/placed.copy.ts';

/** Last days of the steps, `YYYY-MM-DD`; absent where the date is unknown. */
interface Deadlines {
  documents?: string | undefined;
  contract?: string | undefined;
  pickup?: string | undefined;
}

function deadlinesOf(agreed: AgreedOrder | undefined): Deadlines {
  const { plan, details } = agreed ?? {};
  if (!plan || !details) return {};
  const { periods, dealer, confirmedAt } = details;
  const orderedOn = isoDateOf(new Date(confirmedAt));
  return {
    documents: periods && addDays(orderedOn, periods.documentsDays),
    contract: periods && addDays(orderedOn, periods.contractDays),
    pickup: deliveryDeadline(plan.deliveryText ?? '', { orderedOn, dealer }),
  };
}

const dated = (day: string | undefined): Pick<OrderProgressRow, 'dateText' | 'dateTime'> =>
  day === undefined ? {} : { dateText: copy.by(formatDay(day)), dateTime: day };

export interface NextSteps {
  rows: readonly OrderProgressRow[];
  /** Days worth an entry in the visitor's calendar. */
  days: readonly CalendarDay[];
}

export function nextStepsOf(orderId: string, agreed: AgreedOrder | undefined): NextSteps {
  const { plan, details } = agreed ?? {};
  const { documents, contract, pickup } = deadlinesOf(agreed);
  const text = plan?.deliveryText;
  const rows: OrderProgressRow[] = [
    {
      id: 'received',
      label: copy.received,
      state: 'completed',
      ...(details && { dateText: formatDateTime(details.confirmedAt), dateTime: details.confirmedAt }),
    },
    { id: 'documents', label: copy.documents, state: 'current', ...dated(documents), note: copy.documentsNote },
    {
      id: 'contract',
      label: copy.contract,
      state: 'pending',
      ...dated(contract),
      note: copy.contractNote + (details?.periods ? copy.signing(details.periods.signingDays) : ''),
    },
    {
      id: 'pickup',
      label: copy.pickup,
      state: 'pending',
      ...dated(pickup),
      note: (pickup !== undefined && text !== undefined ? copy.deliveryText(text) : '') + copy.pickupNote,
    },
    {
      id: 'payment',
      label: copy.payment,
      state: 'pending',
      dateText: copy.afterPickup,
      ...(details && { note: copy.paymentNote[details.payment] }),
    },
  ];
  const event = (name: string, day: string | undefined, title: string): CalendarDay[] =>
    day === undefined
      ? []
      : [{ id: `pedido-${orderId}-${name}`, day, title, text: copy.calendarText(formatOrderId(orderId)) }];
  const place = details && `${details.dealer.name}, ${dealerAddress(details.dealer)}`;
  const carName = plan?.carName ?? '';
  return {
    rows,
    days: [
      ...event('contrato', contract, copy.calendarContract(carName)),
      ...event('retirada', pickup, copy.calendarPickup(carName)).map((day) => ({ ...day, ...(place && { place }) })),
    ],
  };
}

export const calendarOf = ({ days }: NextSteps, { details }: AgreedOrder): string =>
  calendarFile(days, { name: brandName, madeAt: new Date(details?.confirmedAt ?? 0).toISOString() });
