/** Maps failures to texts (spec §8). Texts of the catalogue are word for word. */
import type { AppErrorKind } from '#/api/app-error.ts';

export interface ErrorCopy {
  /** The failure. */
  what: string;
  /** The next action. */
  next: string;
}

/** Failure to load a page or section. Reads move no money, so none is mentioned. */
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

/** Code of a page script that failed to load (loader timeout 120 s). */
export function chunkFailureCode(chunk: string | number): string {
  return `Loading chunk ${chunk} failed`;
}

/** Shown instead of a code (`load-failed.ts`), where several sections share the text. */
export const failureCopy = {
  offers: {
    what: 'Não conseguimos carregar as ofertas.',
    next: 'Tente novamente em alguns instantes.',
  },
  offerConditions: {
    what: 'Não conseguimos carregar as condições da oferta.',
    next: 'Tente novamente em alguns instantes.',
  },
} as const satisfies Record<string, ErrorCopy>;

/** Shown instead of `chunkFailureCode`. */
export const chunkFailureCopy: ErrorCopy = {
  what: 'Esta página não terminou de carregar.',
  next: 'Verifique sua rede e recarregue a página.',
};

/** The persistent toast of a failed simulation. */
export const simulationFailedCopy =
  'Ops! Parece que você está sem conexão com a internet. Verifique sua rede e tente novamente.';

/** The toast of a failed store check; a negative result has none. */
export const storeNotFoundCopy = 'Loja não encontrada.';

/** Label of every retry button. */
export const retryLabel = 'Tentar de novo';
export const retryBusyLabel = 'Tentando de novo';
/** For screen readers only: visually the button shows that the retry has ended. */
export const failedAgain = 'Ainda não deu certo.';
