import { Notice } from '@signdrive/design-system/patterns';
import { useCheckout } from '../checkout.slice.ts';
import type { ReviewedPart } from '../checkout.state.ts';
import { paymentCopy } from './steps.copy.ts';

/** Tells that a confirmation led back to this step, because this part had changed meanwhile. */
export function ReviewChange({ part }: { part: ReviewedPart }) {
  const isChanged = useCheckout(({ placing }) => placing.status === 'reviewChanged' && placing.part === part);
  const { title, text } = paymentCopy.reviewChanged[part];
  return (
    isChanged && (
      <Notice tone="warning" announce="assertive" title={title}>
        {text}
      </Notice>
    )
  );
}
