/** Rules for document files (spec §5, Uploads). Pure. */

const allowedExtensions = ['pdf', 'jpg', 'jpeg', 'png'] as const;
/** The types of a file input. File dialogs offer other types, too, so every file is checked. */
export const acceptedFiles = allowedExtensions.map((extension) => `.${extension}`).join(',');
/** 10 MB, after compression (product.md, Money and orders). */
export const maxFileInBytes = 10 * 1024 * 1024;
/** Number of leading bytes that identify a file type. */
export const signatureLength = 8;

/** Why a file is rejected. */
export type FileFault = 'type' | 'empty' | 'tooLarge' | 'content' | 'unreadable';

type Content = 'pdf' | 'jpeg' | 'png';
const contentOfExtension: Readonly<Record<(typeof allowedExtensions)[number], Content>> = {
  pdf: 'pdf',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
};

const signatures: Readonly<Record<Content, readonly number[]>> = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

function contentOf(fileName: string): Content | undefined {
  const extension = /\.([a-z]+)$/i.exec(fileName.trim())?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(contentOfExtension, extension)
    ? contentOfExtension[extension as keyof typeof contentOfExtension]
    : undefined;
}

/** True for a photo, which may be rotated and compressed before its size is checked. */
export const isPhoto = (fileName: string): boolean => ['jpeg', 'png'].includes(contentOf(fileName) ?? '');

/**
 * Validates a file: an allowed extension, the matching signature, not empty and not too large. Undefined if it is
 * valid.
 * @param start its first `signatureLength` bytes, fewer if it is shorter; absent: the signature is not checked
 */
export function findFileFault(
  file: { name: string; sizeInBytes: number },
  start?: ArrayLike<number>,
): FileFault | undefined {
  const content = contentOf(file.name);
  if (content === undefined) return 'type';
  if (file.sizeInBytes === 0) return 'empty';
  if (start && !signatures[content].every((byte, place) => start[place] === byte)) return 'content';
  return file.sizeInBytes > maxFileInBytes ? 'tooLarge' : undefined;
}

/** Validates a chosen file. A photo's size is checked after its reduction. */
export function findChosenFault(
  file: { name: string; sizeInBytes: number },
  start?: ArrayLike<number>,
): FileFault | undefined {
  const judged = isPhoto(file.name) ? { ...file, sizeInBytes: Math.min(file.sizeInBytes, 1) } : file;
  return findFileFault(judged, start);
}

/**
 * A safe file name for display and upload: no path, no control or bidirectional characters, 100 characters at most,
 * with its extension.
 */
export function safeFileName(name: string): string {
  const plain = (name.split(/[/\\]/).at(-1) ?? '').replaceAll(/[\p{C}<>:"|?*]/gu, '').trim();
  const named = plain.replace(/^\.+/, '') || 'documento';
  const [, stem = named, ending = ''] = /^(.*?)(\.[^.]{1,8})?$/u.exec(named) ?? [];
  return Array.from(stem).slice(0, 92).join('') + ending;
}
