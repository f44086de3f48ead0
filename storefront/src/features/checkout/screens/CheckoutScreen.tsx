import { useCallback, useEffect, type ComponentType, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { ButtonLink } from '@signdrive/design-system/button';
import { Heading, Page, Section, Stack, Text } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';
import { EmptyState } from '@signdrive/design-system/patterns';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import { Stepper } from '@signdrive/design-system/stepper';
import { separator } from '#/domain/values/text.ts';
import {
  mayEnter,
  labelOfStep,
  orderSteps,
  stateOfStep,
  stepBefore,
  type PageStep,
} from '#/domain/order/order-steps.ts';
import { loadErrorCopy } from '#/shared/failures/error-copy.ts';
import { FailedState, useRetry, type Retry } from '#/shared/failures/FailedContent.tsx';
import { useEachVisit } from '#/shared/page/use-each-visit.ts';
import { formatMoney, formatMonths } from '#/shared/text/format.ts';
import { formatDateTime } from '#/shared/text/moments.ts';
import { OnDemand } from '#/shared/loading/OnDemand.tsx';
import { checkoutCopy, summaryCopy, titleCopy } from '../checkout.copy.ts';
import { openingRetried, orderSeen, stepOpened } from '../checkout.events.ts';
import { atPrice, type OrderPlan } from '../placing/order-plan.ts';
import { dueStepOf } from '../checkout.gate.ts';
import { useCheckout } from '../checkout.slice.ts';
import { isUnderWay } from '../placing/order-life.ts';
import { loadPlacedOrder, PlacedNotOpened } from '../steps/PlacedNotOpened.tsx';
import type { CheckoutState } from '../checkout.state.ts';
import type { PaymentStepProps } from '../steps/PaymentStep.tsx';
import { OrderColumns } from './OrderColumns.tsx';
import { OrderSummary } from './OrderSummary.tsx';

type LoadStep = () => Promise<ComponentType<Pick<PaymentStepProps, 'back' | 'hrefOf' | 'plan'>>>;

/** The steps with a form of their own, each loaded when it is entered. */
const loadSteps: Record<Exclude<PageStep, 'payment'>, LoadStep> = {
  login: async () => (await import('../steps/LoginStep.tsx')).LoginStep,
  personalData: async () => (await import('../steps/PersonalStep.tsx')).PersonalStep,
  address: async () => (await import('../steps/AddressStep.tsx')).AddressStep,
  documentation: async () => (await import('../steps/DocumentsStep.tsx')).DocumentsStep,
  pickup: async () => (await import('../steps/PickupStep.tsx')).PickupStep,
};

export interface CheckoutScreenProps {
  slug: string;
  step: PageStep;
  /** The plan of the URL; undefined if it isn't on offer. */
  plan: OrderPlan | 'loading' | 'failed' | undefined;
  /** Reads the plan again after a failure. */
  onPlanRetry: () => void;
  /** URL of a step, with the plan in it. */
  hrefOf: (step: PageStep) => string;
  /** Imports the last step, with the ways to pay in it; the same function in every render. */
  loadPaymentStep: LoadStep;
}

/** One step of an order, beside the finished steps and the plan (spec §2.7). */
export function CheckoutScreen({ slug, step, plan, onPlanRetry, hrefOf, loadPaymentStep }: CheckoutScreenProps) {
  const dispatch = useDispatch();
  const placing = useCheckout((state) => state.placing);
  const placed = useCheckout((state) => state.placed);
  const due = useCheckout(dueStepOf);
  const isBusy = useCheckout(isUnderWay);
  useEffect(() => {
    dispatch(stepOpened({ slug, step }));
  }, [dispatch, slug, step]);
  useEachVisit(useCallback(() => void dispatch(orderSeen()), [dispatch]));

  const { title, lead } = titleCopy[step];
  const known = typeof plan === 'string' ? undefined : plan;
  const planRetry = useRetry(loadOf(plan), onPlanRetry, contentId);
  const planHref = known?.href ?? `/ofertasvw/${slug}`;
  const before = stepBefore(step);
  // A newly read price replaces the shown one.
  const current = known && placing.status === 'priceChanged' ? atPrice(known, placing.toInCents) : known;
  if (placed) {
    const isOfThisCar = placed.slug === slug;
    return (
      <Section isFirst>
        <Page>
          <div id={contentId}>
            {step === 'payment' ? (
              <OnDemand
                load={loadPlacedOrder}
                props={{ another: isOfThisCar ? undefined : known }}
                fallback={<Waiting />}
                openerId={contentId}
                renderFailure={(retry) => <PlacedNotOpened orderId={placed.orderId} retry={retry} />}
              />
            ) : (
              <Waiting />
            )}
          </div>
        </Page>
      </Section>
    );
  }
  return (
    <Section isFirst>
      <Page>
        <Stack gap={7}>
          <div data-keeps-clear>
            <Stepper
              label={checkoutCopy.steps}
              steps={orderSteps.map((name) => {
                const stepState = stateOfStep(due, name);
                const isPage = name !== 'model' && name !== 'configuration';
                return {
                  id: name,
                  label: labelOfStep(name),
                  state: stepState === 'upcoming' ? 'blocked' : stepState,
                  isCurrent: name === step,
                  ...(name !== 'login' && !isBusy && { href: isPage ? hrefOf(name) : planHref }),
                };
              })}
            />
          </div>
          <OrderColumns
            summaryLabel={checkoutCopy.summary}
            bar={barOf(current)}
            summary={
              plan &&
              !planRetry.isShown && (
                <OrderSummary slug={slug} plan={current ?? 'loading'} {...{ step, hrefOf }} isFixed={isBusy} />
              )
            }
          >
            <Stack gap={6}>
              <Stack gap={2}>
                {/* A heading that had focus and only changes its text is not announced. */}
                <Heading key={step} level={1} look="headline">
                  {title}
                </Heading>
                <Text look="lead">{lead}</Text>
              </Stack>
              <div id={contentId}>
                <StepContent
                  {...{ slug, step, plan, planRetry, hrefOf, loadPaymentStep }}
                  back={
                    <Link
                      href={before ? hrefOf(before) : planHref}
                      look="standalone"
                      icon="arrow-left"
                      iconPosition="start"
                    >
                      {before ? checkoutCopy.back : checkoutCopy.backToPlan}
                    </Link>
                  }
                />
              </div>
              <Foot>
                <DraftSaved />
                <Text look="small" tone="muted">
                  {checkoutCopy.privacy} <Link href="/politica-de-privacidade">{checkoutCopy.privacyLink}</Link>
                </Text>
              </Foot>
            </Stack>
          </OrderColumns>
        </Stack>
      </Page>
    </Section>
  );
}

function DraftSaved() {
  const savedAt = useCheckout((state) => state.draftSavedAt);
  return (
    savedAt !== undefined && (
      <Text look="small" tone="muted">
        {checkoutCopy.saved(formatDateTime(savedAt))}
      </Text>
    )
  );
}

/** The order in two lines, for the bar of a small screen. */
function barOf(plan: OrderPlan | undefined) {
  if (!plan) return undefined;
  const { carName, deadlineInMonths, monthlyInCents } = plan;
  return {
    name: `${carName}${separator}${formatMonths(deadlineInMonths)}`,
    price: `${formatMoney(monthlyInCents)}${summaryCopy.perMonth}`,
    open: summaryCopy.open,
    close: summaryCopy.close,
  };
}

interface StepContentProps extends Omit<CheckoutScreenProps, 'onPlanRetry'> {
  planRetry: Retry;
  back: ReactNode;
}

/** The load that a plan or an opening has reached, for its retry. */
const loadOf = (state: CheckoutScreenProps['plan'] | CheckoutState['opening']['status']) =>
  state === 'failed' ? 'error' : state === 'loading' || state === 'opening' ? 'loading' : 'success';

const contentId = 'etapa';

function StepContent({ slug, step, plan, planRetry, hrefOf, loadPaymentStep, back }: StepContentProps) {
  const dispatch = useDispatch();
  const opening = useCheckout((state) => state.opening);
  const orderer = useCheckout((state) => state.orderer);
  const due = useCheckout(dueStepOf);
  const { status } = opening;
  const retry = useRetry(loadOf(status), () => void dispatch(openingRetried()), contentId);
  if (planRetry.isShown) {
    return (
      <FailedState
        retry={planRetry}
        headingLevel={2}
        title={checkoutCopy.planFailed}
        text={checkoutCopy.planFailedText}
      />
    );
  }
  if (plan === undefined) {
    return (
      <EmptyState
        title={checkoutCopy.noPlan}
        text={checkoutCopy.noPlanText}
        headingLevel={2}
        actions={<ButtonLink href={`/ofertasvw/${slug}`}>{checkoutCopy.noPlanLink}</ButtonLink>}
      />
    );
  }
  const error = opening.status === 'failed' ? opening.error : opening.status === 'opening' && opening.after;
  if (error && retry.isShown) {
    const { what, next } = loadErrorCopy[error.kind];
    return <FailedState retry={retry} headingLevel={2} title={checkoutCopy.openingFailed} text={`${what} ${next}`} />;
  }
  // The URL may still name a step that isn't due.
  const isDue = step === 'login' ? status === 'anonymous' : status === 'ready' && mayEnter(due, step);
  if (typeof plan === 'string' || !isDue) return <Waiting />;
  // Fields contain one person's input: another person gets new ones.
  const key = `${step} ${orderer?.user.id ?? ''}`;
  return (
    <OnDemand
      key={key}
      fallback={<Waiting />}
      openerId={contentId}
      load={step === 'payment' ? loadPaymentStep : loadSteps[step]}
      props={{ plan, hrefOf, back }}
    />
  );
}

function Waiting() {
  return (
    <SkeletonGroup label={checkoutCopy.opening}>
      <Stack gap={4}>
        <Skeleton look="control" />
        <Skeleton look="control" />
        <Skeleton look="control" width="medium" />
      </Stack>
    </SkeletonGroup>
  );
}

/*
 * It comes with the step: below a skeleton it would be pushed away. Meanwhile it is higher than any step, so that a reload
 * keeps the scroll position, and no footer appears in the step's place. Without script the skeleton remains.
 */
const Foot = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  :has(> div > [aria-hidden][aria-busy]) + & {
    display: none;
  }
  @media screen and (scripting: enabled) {
    :has(> div > [aria-hidden][aria-busy]) + & {
      display: block;
      height: 400svh;
      visibility: hidden;
    }
    :root:has(&):has(div > div > [aria-hidden][aria-busy]) footer {
      display: none;
    }
  }
`;
