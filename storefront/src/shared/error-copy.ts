/** The one map from failures to words (spec §8). Texts of the catalogue stand word for word. */
import type { AppErrorKind } from '#/api/app-error.ts';

export interface ErrorCopy {
  /** What happened. */
  what: string;
  /** What to do. */
  next: string;
}

/** A page or a part of it that could not be loaded. No money moves in a read, so none is mentioned. */
export const loadErrorCopy = {
  network: {
    what: 'Não conseguimos falar com o nosso serviço.',
    next: 'Verifique sua rede e tente novamente.',
  },
  timeout: {
    what: 'A resposta demorou mais do que devia.',
    next: 'Tente novamente em alguns instantes.',
  },
  unauthorized: {
    what: 'Sua sessão terminou.',
    next: 'Entre de novo para continuar de onde parou.',
  },
  notFound: {
    what: 'Não encontramos o que você procura.',
    next: 'O endereço mudou ou a oferta terminou. Veja os carros disponíveis.',
  },
  rejected: {
    what: 'Nosso serviço não aceitou a consulta.',
    next: 'Tente novamente mais tarde ou fale com a gente.',
  },
  contract: {
    what: 'A resposta do nosso serviço veio com erro.',
    next: 'O problema é na nossa consulta. Tente novamente mais tarde.',
  },
  unexpected: {
    what: 'Algo falhou nesta página.',
    next: 'Recarregue a página. Se continuar, fale com a gente.',
  },
} as const satisfies Record<AppErrorKind, ErrorCopy>;

/** Codes of the catalogue that are asserted and logged, never shown. */
export const failureCodes = {
  userProfile: 'Failed to fetch user profile',
  offers: 'Failed to fetch offers',
  orders: 'Failed to fetch orders',
  orderStatus: 'Failed to fetch order status',
  documents: 'Falha ao buscar documentos',
  documentStatus: 'Falha ao buscar o status do documento',
  documentSending: 'Falha ao enviar o documento',
  dealer: 'Failed to fetch dealer',
  offerConditions: 'Login failed',
  partnerStore: 'Loja não encontrada',
} as const;

export type FailureCode = keyof typeof failureCodes;

/** Code of a page script that did not arrive (loader time-out 120 s). */
export function chunkFailureCode(chunk: string | number): string {
  return `Loading chunk ${chunk} failed`;
}

/** What the visitor reads instead of the code, where more than one part of the store says it. */
export const failureCopy = {
  offers: {
    what: 'Não conseguimos carregar as ofertas.',
    next: 'Tente novamente em alguns instantes.',
  },
  offerConditions: {
    what: 'Não conseguimos carregar as condições da oferta.',
    next: 'Tente novamente em alguns instantes.',
  },
  partnerStore: { what: 'Loja não encontrada.', next: 'Você está na página inicial.' },
} as const satisfies Partial<Record<FailureCode, ErrorCopy>>;

/** Instead of `chunkFailureCode`. */
export const chunkFailureCopy: ErrorCopy = {
  what: 'Esta página não terminou de carregar.',
  next: 'Verifique sua rede e recarregue a página.',
};

/** The persistent toast of a failed simulation. */
export const simulationFailedCopy =
  'Ops! Parece que você está sem conexão com a internet. Verifique sua rede e tente novamente.';

/** The toast of a store check that failed; a check that answers "no" has none. */
export const storeNotFoundCopy = 'Loja não encontrada.';
