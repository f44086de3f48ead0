import { Heading, Stack, Text } from '@signdrive/design-system/layout';
import { PriceBreakdown } from '@signdrive/design-system/patterns';
import { Price } from '@signdrive/design-system/price';
import { separator } from '#/domain/values/text.ts';
import { estimateTotal } from '#/domain/comparison/readjustment.ts';
import { formatMoney, formatMonthlyKm, formatMonths } from '#/shared/text/format.ts';
import { totalLabel } from '#/shared/text/readjusted-total.ts';
import { checkoutCopy, summaryCopy } from '../checkout.copy.ts';
import type { OrderPlan } from '../placing/order-plan.ts';

/** The car, terms and price of a plan. */
export function PlanFacts({ plan: shown }: { plan: OrderPlan }) {
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={2} look="title">
          {`${shown.carName} ${shown.versionName}`}
        </Heading>
        <Text tone="muted">
          {[
            shown.colorName,
            formatMonths(shown.deadlineInMonths),
            formatMonthlyKm(shown.monthlyKm),
            shown.accessoryText,
          ]
            .filter(Boolean)
            .join(separator)}
        </Text>
      </Stack>
      <Price amountInCents={shown.monthlyInCents} period="month" size="large" isStale={shown.isPending} />
      <PriceBreakdown
        label={checkoutCopy.summary}
        look="compact"
        isStale={shown.isPending}
        groups={[
          {
            key: 'plan',
            lines: [
              // Without a coupon it is the price above.
              ...(shown.coupon
                ? [
                    { label: summaryCopy.monthly, amount: formatMoney(shown.fullMonthlyInCents) },
                    {
                      label: summaryCopy.coupon(shown.coupon.code),
                      amount: formatMoney(shown.discountInCents),
                      isDiscount: true,
                    },
                  ]
                : []),
              { label: summaryCopy.today, amount: formatMoney(0) },
              { label: summaryCopy.first, amount: summaryCopy.afterPickup },
            ],
          },
        ]}
        total={{
          label: totalLabel(shown.deadlineInMonths, shown.readjustment),
          amount: formatMoney(estimateTotal(shown, shown.readjustment ?? { percentAYear: 0 }).totalInCents),
        }}
      />
    </Stack>
  );
}
