import { Fragment } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@signdrive/design-system/button';
import { Notice } from '@signdrive/design-system/patterns';
import type { AppError } from '#/api/app-error.ts';
import { retryLabel } from '#/shared/failures/error-copy.ts';
import { serverMessageOf } from '#/shared/failures/server-message.ts';
import {
  cancelOrderAsked,
  orderMoved,
  orderWithoutStatus,
  resendDocumentsAsked,
  selectOrderChange,
  type OrderChange,
  type OrderChangeKind,
} from '../order-changes.slice.ts';

/** Texts of a change's result: what happened, and what to do next. */
const orderChangeCopy = {
  cancel: {
    changing: 'Cancelando pedido',
    done: 'Pedido cancelado',
    doneText: 'Nada foi cobrado. Se mudar de ideia, é só fazer outro pedido.',
    refused: 'O pedido não foi cancelado',
    refusedText: 'O cancelamento não foi feito. Tente de novo em instantes.',
    movedText: 'A situação do pedido mudou enquanto isso. Confira como ele está agora.',
    withoutStatusText:
      'O cancelamento foi recusado várias vezes, e a situação do pedido ficou em aberto. Fale com a gente por “Contato”.',
    unfinished: 'Seu pedido ainda está sendo cancelado',
    unfinishedText:
      'A confirmação não chegou. Continuamos tentando automaticamente, também na sua próxima visita. Se quiser, tente agora.',
    awaitedText:
      'A resposta está demorando. Em até dois minutos conferimos de novo, e só então enviamos outra vez. Você não precisa fazer nada.',
  },
  resend: {
    changing: 'Reenviando documentos',
    done: 'Documentos reenviados',
    doneText: 'A análise recomeça com os novos arquivos. Você não precisa fazer mais nada por enquanto.',
    refused: 'O pedido não voltou para a análise',
    refusedText: 'Seus arquivos estão guardados. Tente de novo em instantes.',
    movedText:
      'Seus arquivos estão guardados, mas a situação do pedido mudou enquanto isso. Confira como ele está agora.',
    withoutStatusText:
      'Seus arquivos estão guardados, mas o reenvio foi recusado várias vezes, e a situação do pedido ficou em aberto. Fale com a gente por “Contato”.',
    unfinished: 'Seus documentos ainda estão sendo reenviados',
    unfinishedText:
      'Seus arquivos estão guardados, mas a confirmação não chegou. Continuamos tentando automaticamente, também na sua próxima visita.',
    awaitedText:
      'Seus arquivos estão guardados, mas a resposta está demorando. Em até dois minutos conferimos de novo, e só então enviamos outra vez. Você não precisa fazer nada.',
  },
} as const satisfies Record<OrderChangeKind, Record<string, string>>;

export interface OrderChangeNoticeProps {
  orderId: string;
  /** Whether a busy button beside it already shows and announces that the change is under way. @default false */
  hasBusyButton?: boolean;
}

const asks = { cancel: cancelOrderAsked, resend: resendDocumentsAsked } as const;

/**
 * Progress of an order's change, with a retry if it stopped. Announced when it changes: each status has a new notice,
 * because a dialog that closes still hides the page when the status changes.
 */
export function OrderChangeNotice({ orderId, hasBusyButton = false }: OrderChangeNoticeProps) {
  const dispatch = useDispatch();
  const change = useSelector(selectOrderChange(orderId));
  const isHidden = hasBusyButton && change.status === 'changing';
  if (isHidden) return null;
  return <Fragment key={change.status}>{noticeOf(change, () => dispatch(asks[kindOf(change)]({ orderId })))}</Fragment>;
}

const kindOf = (change: OrderChange) => (change.status === 'idle' ? 'cancel' : change.kind);

function noticeOf(change: OrderChange, onRetry: () => void) {
  if (change.status === 'idle') return null;
  const words = orderChangeCopy[change.kind];
  if (change.status === 'changing') return <Notice announce="polite" title={words.changing} />;
  if (change.status === 'done') {
    return (
      <Notice announce="assertive" tone="success" title={words.done}>
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
      announce="assertive"
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

/** Message of a rejection, without a retry, which would be rejected, too. */
function reasonOf(
  error: AppError,
  { movedText, withoutStatusText }: { movedText: string; withoutStatusText: string },
): string | undefined {
  const code = error.kind === 'rejected' ? error.code : undefined;
  if (code === orderWithoutStatus) return withoutStatusText;
  return code === orderMoved ? movedText : serverMessageOf(error);
}
