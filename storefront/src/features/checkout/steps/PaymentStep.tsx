import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { DescriptionList } from '@signdrive/design-system/description-list';
import { Form, SubmitButton } from '@signdrive/design-system/form';
import { Cluster, Heading, Stack, Text } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';
import { ErrorSummary, Notice } from '@signdrive/design-system/patterns';
import type { PaymentKind } from '#/domain/order/order-request.ts';
import type { PageStep } from '#/domain/order/order-steps.ts';
import { isSameValue } from '#/domain/values/same-value.ts';
import type { LateRoot } from '#/shared/loading/late-state.ts';
import { formatMoney } from '#/shared/text/format.ts';
import { useFocusFallback, useRetry } from '#/shared/failures/FailedContent.tsx';
import { finishedRows, reviewCopy } from '../finished/finished-rows.ts';
import { isUnderWay } from '../placing/order-life.ts';
import { proposalOf } from '../placing/order-proposal.ts';
import { paymentCopy } from './steps.copy.ts';
import { verificationAsked } from '../checkout.events.ts';
import { draftChanged, orderConfirmed, selectCheckout, useCheckout } from '../checkout.slice.ts';
import type { Placing } from '../checkout.state.ts';
import { atPrice, type OrderPlan } from '../placing/order-plan.ts';
import { OrderOutcomeNotice } from './OrderOutcomeNotice.tsx';
import { loadPlacedOrder } from './PlacedNotOpened.tsx';
import { StepActions } from './StepEnd.tsx';

/** Status of the card that may pay the order. */
export type CardOfOrder = 'none' | 'underWay' | 'registered';

/**
 * An order is confirmed only with a coupon that is valid for its person, or without one. `typed`: a code was typed, but
 * not entered.
 */
export type CouponOfOrder = 'settled' | 'typed' | 'checking' | 'unsettled';

export interface PaymentStepProps {
  plan: OrderPlan;
  /** @default 'settled' */
  coupon?: CouponOfOrder;
  /** The coupon with its remove button; beside this step's form, because it may contain a form. */
  couponEntry?: ReactNode;
  hrefOf: (step: PageStep) => string;
  /** Leads to the previous step. */
  back: ReactNode;
  card: CardOfOrder;
  /** The ways to pay. The form shows messages at the field of that name. */
  renderMethods: (choice: {
    name: string;
    value: PaymentKind | undefined;
    onChange: (value: PaymentKind) => void;
  }) => ReactNode;
  /** The section in which a card is entered. */
  renderCard: (holder: { document: string; userId: string }) => ReactNode;
}

const busyLabels = { checking: paymentCopy.checking, sending: paymentCopy.sending, verifying: paymentCopy.verifying };

/** Region of the outcome, which gets the focus when the button is gone. */
const outcomePlace = 'resultado-do-pedido';

/** Retry of the reading while the outcome is unknown. */
function checkOf(placing: Placing) {
  if (placing.status === 'verifying') return 'loading';
  return placing.status === 'failed' && placing.outcome === 'beingChecked' ? 'error' : 'idle';
}

/** Step 8: the way to pay, the review of the order, and the confirmation. */
export function PaymentStep({
  plan,
  coupon = 'settled',
  couponEntry,
  hrefOf,
  back,
  card,
  renderMethods,
  renderCard,
}: PaymentStepProps) {
  const dispatch = useDispatch();
  const store = useStore<LateRoot>();
  const orderer = useCheckout((state) => state.orderer);
  const placing = useCheckout((state) => state.placing);
  const method = useCheckout((state) => state.draft.payment);
  const isBusy = useCheckout(isUnderWay);
  const rows = useCheckout((state) => finishedRows(state, hrefOf), isSameValue);
  const check = useRetry(checkOf(placing), () => void dispatch(verificationAsked()), outcomePlace);
  const confirmation = useFocusFallback(outcomePlace);
  const missing = faultOf(method, card);
  // A message disappears with the choice that answers it. Faults of that choice are shown at the confirmation.
  const [said, setSaid] = useState<string>();
  const [told, setTold] = useState<CouponOfOrder>('settled');
  // The message follows the check, and ends with other input, which it would interrupt.
  if (told !== 'settled' && told !== coupon) setTold(coupon === 'typed' ? 'settled' : coupon);
  const messages = said !== undefined && said === missing ? { payment: said } : {};
  // Loaded before the confirmation, so that a lost connection can't hide the placed order.
  useEffect(() => void loadPlacedOrder().catch(() => undefined), []);
  if (!orderer) return null;
  const { user } = orderer;

  const isUnknown = check.isShown;
  const agreed = placing.status === 'priceChanged' ? atPrice(plan, placing.toInCents) : plan;

  function submit() {
    setSaid(missing);
    setTold(coupon);
    if (method === undefined || missing !== undefined || coupon !== 'settled' || isUnknown) return;
    const proposal = proposalOf(selectCheckout(store.getState()), { plan: agreed, payment: method });
    if (proposal) dispatch(orderConfirmed(proposal));
  }

  return (
    <Stack gap={6}>
      {couponEntry && <div inert={isBusy}>{couponEntry}</div>}
      <Form errors={messages} onSubmit={submit} isSending={isBusy}>
        <Stack gap={6}>
          <ErrorSummary />
          <Stack gap={5}>
            {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the radios in it have the focus */}
            <div onKeyDown={confirmByButtonOnly}>
              {renderMethods({
                name: 'payment',
                value: method,
                onChange: (chosen) => void (!isBusy && dispatch(draftChanged({ payment: chosen }))),
              })}
            </div>
            {(method === 'card' || card === 'underWay') && (
              <div inert={isBusy}>{renderCard({ document: user.document, userId: user.id })}</div>
            )}
          </Stack>
          <Stack gap={3}>
            <Heading level={2} look="title">
              {reviewCopy.title}
            </Heading>
            <DescriptionList rows={rows} />
          </Stack>
          <Stack gap={2}>
            <Text>{paymentCopy.nothingNow}</Text>
            <Terms />
          </Stack>
          <div id={outcomePlace}>
            {told !== 'settled' && (
              <Notice tone="danger" announce="assertive" title={paymentCopy.couponUnsettled}>
                {paymentCopy.coupon[told]}
              </Notice>
            )}
            <OrderOutcomeNotice placing={placing} plan={plan} isBusy={isBusy} check={check} />
          </div>
          <StepActions back={!isBusy && back}>
            {!isUnknown && (
              <SubmitButton
                ref={confirmation}
                isBlock
                sendingLabel={
                  busyLabels[
                    placing.status === 'checking' || placing.status === 'verifying' ? placing.status : 'sending'
                  ]
                }
              >
                {placing.status === 'priceChanged'
                  ? paymentCopy.accept(formatMoney(agreed.monthlyInCents))
                  : paymentCopy.confirm}
              </SubmitButton>
            )}
          </StepActions>
        </Stack>
      </Form>
    </Stack>
  );
}

/** Enter in a radio would submit the form: the visitor only wants to choose, and an order is binding. */
function confirmByButtonOnly(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}

/**
 * Links to the terms that the confirmation accepts. They open in another tab, so that no input is lost. A text fragment
 * scrolls to the right of withdrawal, because texts of the content service have no ids.
 */
function Terms() {
  const { text, terms, conditions, withdrawal } = paymentCopy.terms;
  return (
    <div>
      <Text>{text}</Text>
      <Cluster>
        <Link href="/termos-de-uso" look="standalone" isExternal>
          {terms}
        </Link>
        <Link href="/condicoes-legais" look="standalone" isExternal>
          {conditions}
        </Link>
        <Link href="/termos-de-uso#:~:text=Direito%20de%20arrependimento" look="standalone" isExternal>
          {withdrawal}
        </Link>
      </Cluster>
    </div>
  );
}

/** The message about what is still missing. */
function faultOf(method: PaymentKind | undefined, card: CardOfOrder): string | undefined {
  if (method === undefined) return paymentCopy.missing;
  // Storing a card charges nothing, so a pending card doesn't block a boleto.
  if (method === 'boleto' || card === 'registered') return undefined;
  return card === 'underWay' ? paymentCopy.cardUnderWay : paymentCopy.cardMissing;
}
