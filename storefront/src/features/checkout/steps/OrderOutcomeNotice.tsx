import { Button, ButtonLink } from '@signdrive/design-system/button';
import { Notice } from '@signdrive/design-system/patterns';
import { formatMoney } from '#/shared/text/format.ts';
import type { Retry } from '#/shared/failures/FailedContent.tsx';
import { ReviewChangeNotice } from './ReviewChange.tsx';
import { outcomeCopy, paymentCopy } from './steps.copy.ts';
import { useLastOutcome } from './use-messages.ts';
import { cardMissing } from '../checkout.events.ts';
import type { Placing } from '../checkout.state.ts';
import { atPrice, type OrderPlan } from '../placing/order-plan.ts';

interface OrderOutcomeNoticeProps {
  placing: Placing;
  /** The ordered plan, at the price that was shown. */
  plan: OrderPlan;
  /** True while a response is awaited. The last outcome stays on the page meanwhile. */
  isBusy: boolean;
  /** Looks again for an order whose outcome is unknown. The notice stays meanwhile. */
  check: Retry;
}

/** The outcome of a confirmation that placed no order: one of the three wordings, or a new price to confirm. */
export function OrderOutcomeNotice({ placing, plan, isBusy, check }: OrderOutcomeNoticeProps) {
  const hasOutcome = ['priceChanged', 'reviewChanged', 'failed'].includes(placing.status);
  const { outcome, key } = useLastOutcome(hasOutcome ? placing : undefined, isBusy);
  if (outcome?.status === 'priceChanged' && !check.isShown) {
    return (
      <Notice key={key} tone="warning" announce="assertive" title={paymentCopy.priceChanged}>
        {paymentCopy.priceChangedText(
          formatMoney(atPrice(plan, outcome.fromInCents).monthlyInCents),
          formatMoney(atPrice(plan, outcome.toInCents).monthlyInCents),
        )}
      </Notice>
    );
  }
  if (outcome?.status === 'reviewChanged' && !check.isShown) {
    return <ReviewChangeNotice key={key} part={outcome.part} />;
  }
  if (check.isShown) {
    const { title, text } = outcomeCopy.beingChecked;
    return (
      <Notice
        tone="warning"
        announce="assertive"
        title={title}
        actions={
          <>
            <Button variant="secondary" size="small" {...check.button} busyLabel={outcomeCopy.verifying}>
              {outcomeCopy.checkAgain}
            </Button>
            <ButtonLink variant="secondary" size="small" href="/conta/status-pedido">
              {outcomeCopy.follow}
            </ButtonLink>
          </>
        }
      >
        {text}
      </Notice>
    );
  }
  if (outcome?.status !== 'failed') return null;
  const { title, text } = outcomeCopy.nothingHappened;
  const { error } = outcome;
  // No request was sent. A service's own message is in a toast (spec §8).
  const isCardMissing = error.kind === 'rejected' && error.code === cardMissing;
  return (
    <Notice key={key} tone="danger" announce="assertive" title={title}>
      {isCardMissing ? `${outcomeCopy.cardMissing} ${text}` : text}
    </Notice>
  );
}
