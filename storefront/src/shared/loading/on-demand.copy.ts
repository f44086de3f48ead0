/** Texts while a part is loading, and when it failed to load. */
export const onDemandCopy = {
  opening: 'Abrindo…',
  failed: 'Não conseguimos abrir',
  failedNext: 'Verifique sua rede e tente de novo.',
} as const;
