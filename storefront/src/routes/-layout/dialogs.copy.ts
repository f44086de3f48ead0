/** What is said while a dialog over the page is on its way, and when it didn't come. */
export const pageDialogsCopy = {
  opening: 'Abrindo…',
  failed: 'Não conseguimos abrir',
  failedNext: 'Verifique sua rede e tente de novo.',
} as const;
