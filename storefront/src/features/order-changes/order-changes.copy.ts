import type { OrderChangeKind } from './order-changes.slice.ts';

/** What is said of a change: what happened, and what to do. */
export const orderChangeCopy = {
  cancel: {
    changing: 'Cancelando pedido',
    done: 'Pedido cancelado',
    doneText: 'Nada foi cobrado. Se mudar de ideia, é só fazer outro pedido.',
    refused: 'O pedido não foi cancelado',
    refusedText: 'O pedido continua como estava. Tente de novo em instantes.',
    unfinished: 'Estamos verificando o cancelamento',
    unfinishedText:
      'A confirmação não chegou. Tente de novo agora, ou volte mais tarde: terminamos sozinhos na sua próxima visita.',
  },
  resend: {
    changing: 'Reenviando documentos',
    done: 'Documentos reenviados',
    doneText: 'A análise recomeça com os novos arquivos. Você não precisa fazer mais nada por enquanto.',
    refused: 'O pedido não voltou para a análise',
    refusedText: 'Seus arquivos estão guardados. Tente de novo em instantes.',
    unfinished: 'Estamos verificando o reenvio',
    unfinishedText:
      'Seus arquivos estão guardados, mas a confirmação não chegou. Tente de novo agora, ou volte mais tarde: terminamos sozinhos na sua próxima visita.',
  },
} as const satisfies Record<OrderChangeKind, Record<string, string>>;
