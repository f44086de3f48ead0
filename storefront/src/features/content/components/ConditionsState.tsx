import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@signdrive/design-system/button';
import { Notice } from '@signdrive/design-system/patterns';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import { failureCopy } from '#/shared/error-copy.ts';
import { useRetry } from '#/shared/retry.ts';
import { contentCopy } from '../content.copy.ts';
import { conditionsAsked } from '../content.events.ts';
import { selectConditions } from '../content.selectors.ts';

export interface ConditionsStateProps {
  /** Id of what holds the conditions, and is there before they are. */
  placeId: string;
  /** Asks for them again. @default as an offer's page does */
  onRetry?: () => void;
}

/** In the place of the offers' conditions while they are on their way, and where they didn't come. */
export function ConditionsState({ placeId, onRetry }: ConditionsStateProps) {
  const dispatch = useDispatch();
  const { status } = useSelector(selectConditions);
  const retry = useRetry(status, onRetry ?? (() => void dispatch(conditionsAsked())), placeId);
  if (retry.isShown) {
    return (
      <Notice tone="warning" title={failureCopy.offerConditions.what}>
        <Button variant="secondary" size="small" {...retry.button}>
          {contentCopy.retry}
        </Button>
      </Notice>
    );
  }
  if (status !== 'loading') return null;
  return (
    <SkeletonGroup>
      <Skeleton lines={3} />
    </SkeletonGroup>
  );
}
