import type { OrderChangeKind } from './order-changes.slice.ts';

/** What is said of a change: what happened, and what to do. */
export const orderChangeCopy = {
  cancel: {
    changing: 'Cancelando pedido',
    done: 'Pedido cancelado',
    doneText: 'Nada foi cobrado. Se mudar de ideia, é só fazer outro pedido.',
    refused: 'O pedido não foi cancelado',
    refusedText: 'O pedido continua como estava. Tente de novo em instantes.',
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
