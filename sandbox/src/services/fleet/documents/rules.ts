import { uploadLimits } from '../../../../contract/documents.ts';
import { Refusal } from '../../../kernel/refusal.ts';

/** A valid file. */
export interface CheckedFile {
  fileName: string;
  contentType: string;
  bytes: Buffer;
}

type Content = 'pdf' | 'jpg' | 'png';

/** Signature of each format. */
const signatures: Record<Content, Buffer> = {
  pdf: Buffer.from('%PDF-'),
  jpg: Buffer.from([0xff, 0xd8, 0xff]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
};

const contentTypes: Record<Content, string> = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' };

/** Expected type of a file extension. */
const promises: Readonly<Record<string, Content>> = { pdf: 'pdf', jpg: 'jpg', jpeg: 'jpg', png: 'png' };

/**
 * Validates a file by name, size and actual content (spec §5, Uploads).
 * @param name as it was sent; absent: derived from the content
 * @throws Refusal 422, or 413 above 10 MB
 */
export function checkFile(name: string | undefined, bytes: Buffer): CheckedFile {
  const fileName = name === undefined ? undefined : harmlessName(name);
  const promised = fileName === undefined ? undefined : promises[endingOf(fileName)];
  if (fileName !== undefined && promised === undefined) {
    throw new Refusal(
      422,
      'file_type',
      `Tipo de arquivo não permitido: ${fileName}. Formatos permitidos: ${uploadLimits.formats.join(', ')}.`,
    );
  }
  if (bytes.length === 0) throw new Refusal(422, 'file_empty', 'O arquivo está vazio.');
  if (bytes.length > uploadLimits.maxBytes) throw new Refusal(413, 'file_too_large', 'O arquivo passa de 10 MB.');
  const content = contentOf(bytes);
  if (content === undefined || (promised !== undefined && promised !== content)) {
    throw new Refusal(422, 'file_content', 'O conteúdo do arquivo não é o que o nome diz. Envie um PDF, JPG ou PNG.');
  }
  return { fileName: fileName ?? `documento.${content}`, contentType: contentTypes[content], bytes };
}

function contentOf(bytes: Buffer): Content | undefined {
  return (Object.keys(signatures) as Content[]).find((content) => {
    const signature = signatures[content];
    return bytes.subarray(0, signature.length).equals(signature);
  });
}

const longestStem = 100;

/** The last part of a path, without characters that break headers, folders or the text direction. */
export function harmlessName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}<>:"|?*%]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[. ]+/, '')
    .trim();
  const ending = endingOf(plain);
  if (ending === '') return plain.slice(0, longestStem) || 'arquivo';
  const stem = plain
    .slice(0, -ending.length - 1)
    .slice(0, longestStem)
    .trim();
  return `${stem || 'arquivo'}.${ending}`;
}

function endingOf(name: string): string {
  const [, ending = ''] = /\.([^.]{1,10})$/.exec(name) ?? [];
  return ending.toLowerCase();
}

/**
 * Decodes `File` of a JSON body.
 * @throws Refusal 400 for anything but base64
 */
export function fromBase64(text: string): Buffer {
  const [, encoded = text] = /^data:[\w.+/-]*;base64,(.*)$/s.exec(text) ?? [];
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(encoded)) {
    throw new Refusal(400, 'file_missing', 'File is the content in base64');
  }
  return Buffer.from(encoded, 'base64');
}

/**
 * Headers for downloading bytes under a name, never for displaying them inline.
 * @see https://www.rfc-editor.org/rfc/rfc6266
 */
export function downloadHeaders(fileName: string): Record<string, string> {
  const plain = fileName.replaceAll(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(fileName).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return {
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  };
}
