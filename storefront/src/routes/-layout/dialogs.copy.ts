/** Texts while a dialog is loading, and when it failed to load. */
export const pageDialogsCopy = {
  opening: 'Abrindo…',
  failed: 'Não conseguimos abrir',
  failedNext: 'Verifique sua rede e tente de novo.',
} as const;
