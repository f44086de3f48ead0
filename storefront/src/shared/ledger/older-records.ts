/**
 * Records of the version before the ledger: the sent order, burns and changes of orders. Each is converted to an intent
 * with its key, and is settled like any other. They expire after seven days: delete this file a week after the release.
 */
import type { Intent, IntentDetails, IntentKind } from '#/domain/order/intent.ts';
import { isRecord } from '#/domain/values/is-record.ts';

type Fields = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && (value as readonly unknown[]).every(isText);

/** @param name a record's key after the user's id */
export const isOlderRecord = (name: string) => /^(?:order|burn\/.+|order-change\/.+)$/.test(name);

/**
 * Converts a record of an older version to intents; to none if it is unreadable.
 * @param name the record's key after the user's id
 * @param now ISO time, used as the time of sending, which older records lack
 */
export function intentsOfOlder(userId: string, name: string, value: unknown, now: string): Intent[] {
  if (!isRecord(value) || !isText(value['idempotencyKey'])) return [];
  const key = value['idempotencyKey'];
  const intent = <Kind extends IntentKind>(kind: Kind, details: IntentDetails[Kind], own = key): Intent<Kind> => ({
    version: 1,
    userId,
    kind,
    details,
    key: own,
    state: 'unknown',
    createdAt: now,
    attempts: 1,
    rejections: 0,
    sentAt: isText(value['sentAt']) ? value['sentAt'] : now,
    failure: { kind: 'network' },
  });
  if (name === 'order') return orderOf(value).map((details) => intent('order', details));
  if (name.startsWith('burn/')) return burnOf(name, value).map((details) => intent('burn', details));
  return changeOf(value).flatMap(({ kind, details }) => [
    intent(kind, details),
    // Either half may be the one without a response.
    intent(
      'statusRemoval',
      { orderId: details.orderId, knownEntryIds: details.knownEntryIds, change: key },
      `${key}/removal`,
    ),
  ]);
}

function orderOf({ productId, knownOrderIds, wanted, coupon }: Fields): IntentDetails['order'][] {
  if (!isText(productId) || !areTexts(knownOrderIds)) return [];
  const { code, couponOfferId, discount } = isRecord(coupon) ? coupon : {};
  const isCoupon = isText(code) && isText(couponOfferId) && isRecord(discount);
  return [
    {
      slug: '',
      productId,
      plan: isText(wanted) ? wanted : '',
      knownOrderIds,
      ...(isCoupon && { coupon: coupon as NonNullable<IntentDetails['order']['coupon']> }),
    },
  ];
}

function burnOf(name: string, { code, couponOfferId, offerId }: Fields): IntentDetails['burn'][] {
  const isReadable = isText(code) && isText(couponOfferId) && isText(offerId);
  return isReadable ? [{ orderId: name.slice('burn/'.length), code, couponOfferId, offerId }] : [];
}

function changeOf({ orderId, kind, to, knownEntryIds }: Fields) {
  if (!isText(orderId) || !areTexts(knownEntryIds)) return [];
  const details = { orderId, knownEntryIds };
  if (kind === 'cancel' && to === 'cancelled') return [{ kind: 'cancellation', details: { ...details, to } } as const];
  if (kind !== 'resend' || (to !== 'created' && to !== 'resubmitting')) return [];
  return [{ kind: 'resend', details: { ...details, to } } as const];
}
