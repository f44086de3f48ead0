import { useDispatch, useSelector } from 'react-redux';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import { failureCopy } from '#/shared/failures/error-copy.ts';
import { FailedNotice, useRetry } from '#/shared/failures/FailedContent.tsx';
import { conditionsAsked, selectConditions, type ContentRoot } from '../content.slice.ts';

export interface ConditionsStateProps {
  /** Id of the section, which is rendered before the conditions. */
  placeId: string;
  /** Retries the load. @default the one of an offer's page */
  onRetry?: () => void;
}

/** Placeholder of the conditions while they load, and their failure. */
export function ConditionsState({ placeId, onRetry }: ConditionsStateProps) {
  const dispatch = useDispatch();
  const status = useSelector((state: ContentRoot) => selectConditions(state).status);
  const retry = useRetry(status, onRetry ?? (() => void dispatch(conditionsAsked())), placeId);
  if (retry.isShown) {
    return (
      <FailedNotice retry={retry} title={failureCopy.offerConditions.what} text={failureCopy.offerConditions.next} />
    );
  }
  if (status !== 'loading') return null;
  return (
    <SkeletonGroup>
      <Skeleton lines={3} />
    </SkeletonGroup>
  );
}
