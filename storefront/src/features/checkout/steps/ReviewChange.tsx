import { Notice } from '@signdrive/design-system/patterns';
import { useCheckout } from '../checkout.slice.ts';
import type { ReviewedPart } from '../checkout.state.ts';
import { paymentCopy } from './steps.copy.ts';

interface ReviewChangeProps {
  /** The part that differs from the review. */
  part: ReviewedPart;
}

/** Tells that a confirmation found a change, and that nothing was ordered. */
export function ReviewChangeNotice({ part }: ReviewChangeProps) {
  const { title, text } = paymentCopy.reviewChanged[part];
  return (
    <Notice tone="warning" announce="assertive" title={title}>
      {text}
    </Notice>
  );
}

/** The notice on the step to which the confirmation led back, because this part had changed meanwhile. */
export function ReviewChange({ part }: ReviewChangeProps) {
  const isChanged = useCheckout(({ placing }) => placing.status === 'reviewChanged' && placing.part === part);
  return isChanged && <ReviewChangeNotice part={part} />;
}
