export const previewCopy = {
  label: 'Prévia de tema',
  running: ({ time }: { time: string }) => `Tema não publicado, só neste navegador, até ${time} (horário de Brasília).`,
  leave: 'Sair da prévia',
  ended: ({ time }: { time: string }) =>
    `A prévia do tema terminou às ${time} (horário de Brasília). Esta é a loja publicada.`,
  reopen: 'Abrir a prévia de novo',
} as const;
