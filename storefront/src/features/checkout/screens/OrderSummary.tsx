import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { CarDrawing } from '@signdrive/design-system/car-picture';
import { Heading, Stack, Text } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';
import { GroundLine, PriceBreakdown } from '@signdrive/design-system/patterns';
import { Price } from '@signdrive/design-system/price';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import { between } from '#/domain/between.ts';
import type { PageStep } from '#/domain/order-steps.ts';
import { formatMoney, formatMonthlyKm, formatMonths } from '#/shared/format.ts';
import { checkoutCopy, summaryCopy } from '../checkout.copy.ts';
import { selectCheckout } from '../checkout.slice.ts';
import type { OrderPlan } from '../order-plan.ts';

const FinishedSteps = lazy(async () => ({ default: (await import('../steps/FinishedSteps.tsx')).FinishedSteps }));

interface OrderSummaryProps {
  slug: string;
  plan: OrderPlan | 'loading';
  /** The step on the page. */
  step: PageStep;
  hrefOf: (step: PageStep) => string;
  /** The plan can't be changed any more. */
  isFixed: boolean;
}

/** The order so far: the plan, and what the finished steps have decided. */
export function OrderSummary({ slug, plan, step, hrefOf, isFixed }: OrderSummaryProps) {
  const { opening } = useSelector(selectCheckout);
  // The last step reviews them itself.
  const hasFinished = opening.status === 'ready' && step !== 'payment' && step !== 'login';
  return (
    <Box>
      {plan === 'loading' ? (
        <SkeletonGroup label={summaryCopy.loading}>
          <Stack gap={4}>
            <Skeleton look="title" width="medium" />
            <Skeleton look="price" width="medium" />
            <Skeleton lines={3} />
          </Stack>
        </SkeletonGroup>
      ) : (
        <Plan slug={slug} plan={plan} isFixed={isFixed} />
      )}
      {hasFinished && (
        <Suspense>
          <FinishedSteps step={step} hrefOf={hrefOf} />
        </Suspense>
      )}
    </Box>
  );
}

function Plan({ slug, plan: shown, isFixed }: { slug: string; plan: OrderPlan; isFixed: boolean }) {
  return (
    <Stack gap={4}>
      <GroundLine isWideOnly>
        <CarDrawing model={slug} {...(shown.colorHex !== undefined && { paint: shown.colorHex })} />
      </GroundLine>
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
            .join(between)}
        </Text>
      </Stack>
      <Price
        amountInCents={shown.monthlyInCents}
        period={summaryCopy.perMonth}
        size="large"
        isStale={shown.isPending}
      />
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
        total={{ label: summaryCopy.total(shown.deadlineInMonths), amount: formatMoney(shown.totalInCents) }}
      />
      {!isFixed && (
        <div data-screen>
          <Link href={shown.href} look="standalone" icon="pencil" iconPosition="start">
            {checkoutCopy.changePlan}
          </Link>
        </div>
      )}
    </Stack>
  );
}

/* In the bar of a small screen the bar itself is the box. */
const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  background: var(--color-surface-raised);
  :not([data-folds]) > * > & {
    padding: var(--space-5);
    border-radius: var(--radius-panel);
  }
  @media (min-width: 64rem) {
    padding: var(--space-6);
    border-radius: var(--radius-panel);
  }
`;
