import type { FileFault } from '#/domain/customer/document-files.ts';
import { formatFileSize } from '../text/format.ts';

/** A file as its tile displays it. */
export const fileOnTile = ({ name, sizeInBytes }: { name: string; sizeInBytes?: number | undefined }) => ({
  name,
  ...(sizeInBytes !== undefined && { detail: formatFileSize(sizeInBytes) }),
});

/** Texts about an upload, in an order and in the account. */
export const uploadCopy = {
  faults: {
    type: (file: string) => `Tipo de arquivo não permitido: ${file}. Formatos permitidos: pdf, jpg, jpeg, png.`,
    empty: (file: string) => `O arquivo ${file} está vazio. Escolha outro.`,
    tooLarge: (file: string) => `O arquivo ${file} tem mais de 10 MB. Escolha um menor ou tire uma foto.`,
    content: (file: string) => `O conteúdo de ${file} não é de um PDF, JPG ou PNG. Escolha outro arquivo.`,
    unreadable: (file: string) => `Não foi possível ler o arquivo ${file}. Escolha de novo, ou escolha outro.`,
  } satisfies Record<FileFault, (file: string) => string>,
  failed: 'Erro ao enviar documento.',
  unknown: 'Ainda não sabemos se este documento chegou. Tente de novo: conferimos antes de enviar outra vez.',
  /** The upload was lost with its page. */
  interrupted: {
    unknown:
      'Ainda não sabemos se este documento chegou. Estamos conferindo: aguarde, ou escolha o arquivo de novo se preferir.',
    failed: 'O envio foi interrompido, e o documento não chegou. Escolha o arquivo de novo.',
  },
} as const;
