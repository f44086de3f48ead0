/** Texts about an upload that was lost with its page, in an order and in the account. */
export const interruptedCopy = {
  unknown:
    'Ainda não sabemos se este documento chegou. Estamos conferindo: aguarde, ou escolha o arquivo de novo se preferir.',
  lost: 'O envio foi interrompido, e o documento não chegou. Escolha o arquivo de novo.',
} as const;
