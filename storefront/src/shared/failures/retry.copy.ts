/** Label of every retry button. */
export const retryLabel = 'Tentar de novo';
export const retryBusyLabel = 'Tentando de novo';
/** For screen readers only: visually the button shows that the retry has ended. */
export const failedAgain = 'Ainda não deu certo.';
