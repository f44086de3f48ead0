/** Of whatever may be tried again. */
export const retryLabel = 'Tentar de novo';
export const retryBusyLabel = 'Tentando de novo';
/** Heard only: who sees the button sees that it has come back. */
export const failedAgain = 'Ainda não deu certo.';
