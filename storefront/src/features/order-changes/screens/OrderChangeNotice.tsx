import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@signdrive/design-system/button';
import { Notice } from '@signdrive/design-system/patterns';
import type { AppError } from '#/api/app-error.ts';
import { retryLabel } from '#/shared/failures/error-copy.ts';
import { serverMessageOf } from '#/shared/failures/server-message.ts';
import { orderChangeCopy } from '../order-changes.copy.ts';
import {
  cancelOrderAsked,
  orderMoved,
  orderWithoutStatus,
  resendDocumentsAsked,
  selectOrderChange,
  type OrderChange,
} from '../order-changes.slice.ts';

export interface OrderChangeNoticeProps {
  orderId: string;
}

const asks = { cancel: cancelOrderAsked, resend: resendDocumentsAsked } as const;

/** How far a change of the order is, and the way on where it stopped. Heard as it changes. */
export function OrderChangeNotice({ orderId }: OrderChangeNoticeProps) {
  const dispatch = useDispatch();
  const change = useSelector(selectOrderChange(orderId));
  return <div role="status">{noticeOf(change, () => dispatch(asks[kindOf(change)]({ orderId })))}</div>;
}

const kindOf = (change: OrderChange) => (change.status === 'idle' ? 'cancel' : change.kind);

function noticeOf(change: OrderChange, onRetry: () => void) {
  if (change.status === 'idle') return null;
  const words = orderChangeCopy[change.kind];
  if (change.status === 'changing') return <Notice title={words.changing} />;
  if (change.status === 'done') {
    return (
      <Notice tone="success" title={words.done}>
        {words.doneText}
      </Notice>
    );
  }
  const { error } = change;
  const isRefused = change.status === 'refused';
  const isAwaited = change.status === 'unfinished' && change.isAwaited;
  const said = isRefused ? reasonOf(error, words) : isAwaited ? words.awaitedText : undefined;
  return (
    <Notice
      tone={isRefused ? 'danger' : 'warning'}
      title={isRefused ? words.refused : words.unfinished}
      actions={
        said === undefined ? (
          <Button variant="secondary" size="small" onPress={onRetry}>
            {retryLabel}
          </Button>
        ) : undefined
      }
    >
      {said ?? (isRefused ? words.refusedText : words.unfinishedText)}
    </Notice>
  );
}

/** The reason of a refusal: a retry would be refused, too. */
function reasonOf(
  error: AppError,
  { movedText, withoutStatusText }: { movedText: string; withoutStatusText: string },
): string | undefined {
  const code = error.kind === 'rejected' ? error.code : undefined;
  if (code === orderWithoutStatus) return withoutStatusText;
  return code === orderMoved ? movedText : serverMessageOf(error);
}
