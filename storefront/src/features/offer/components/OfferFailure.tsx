import { Button, type ButtonProps } from '@signdrive/design-system/button';
import { EmptyState } from '@signdrive/design-system/patterns';
import { offerCopy } from '../offer.copy.ts';

/** Prices that did not come, with the way to ask for them again. */
export function OfferFailure({ retry }: { retry: Omit<ButtonProps, 'children'> }) {
  return (
    <EmptyState
      headingLevel={2}
      icon="alert"
      title={offerCopy.failedTitle}
      text={offerCopy.failedText}
      actions={<Button {...retry}>{offerCopy.retry}</Button>}
    />
  );
}
