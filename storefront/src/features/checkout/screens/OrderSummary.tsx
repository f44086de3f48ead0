import { createElement } from 'react';
import { styled } from 'styled-components';
import { CarDrawing } from '@signdrive/design-system/car-picture';
import { Stack } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';
import { GroundLine } from '@signdrive/design-system/patterns';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import { unknownPaint } from '#/domain/offer/offer.ts';
import type { PageStep } from '#/domain/order/order-steps.ts';
import { useOnDemand } from '#/shared/loading/use-on-demand.ts';
import { checkoutCopy, summaryCopy } from '../checkout.copy.ts';
import { useCheckout } from '../checkout.slice.ts';
import type { OrderPlan } from '../placing/order-plan.ts';
import { PlanFacts } from './PlanFacts.tsx';

const loadFinishedSteps = async () => (await import('../steps/FinishedSteps.tsx')).FinishedSteps;

interface OrderSummaryProps {
  slug: string;
  plan: OrderPlan | 'loading';
  /** The step on the page. */
  step: PageStep;
  hrefOf: (step: PageStep) => string;
  /** True when the plan can't be changed any more. */
  isFixed: boolean;
}

/** The order so far: the plan and the choices of the finished steps. */
export function OrderSummary({ slug, plan, step, hrefOf, isFixed }: OrderSummaryProps) {
  const opening = useCheckout((state) => state.opening);
  // The last step reviews them itself.
  const hasFinished = opening.status === 'ready' && step !== 'payment' && step !== 'login';
  // The step works without them: they appear when their chunk can be fetched.
  const FinishedSteps = useOnDemand(loadFinishedSteps, hasFinished);
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
      {FinishedSteps && createElement(FinishedSteps, { step, hrefOf })}
    </Box>
  );
}

function Plan({ slug, plan: shown, isFixed }: { slug: string; plan: OrderPlan; isFixed: boolean }) {
  return (
    <Stack gap={4}>
      <GroundLine isWideOnly>
        <CarDrawing model={slug} paint={shown.colorHex ?? unknownPaint} />
      </GroundLine>
      <PlanFacts plan={shown} />
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

/* On a small screen the bar is the box. */
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
