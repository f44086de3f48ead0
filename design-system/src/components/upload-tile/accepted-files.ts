import type { Messages } from '../../foundations/messages/messages.ts';

/**
 * Whether a file's name or type matches an `accept` list: ".pdf,.jpg", "image/*". Without a list every file matches.
 */
export function isAccepted({ name, type }: File, accept: string | undefined): boolean {
  const wanted = partsOf(accept);
  return (
    wanted.length === 0 ||
    wanted.some((part) => {
      if (part.startsWith('.')) return name.toLowerCase().endsWith(part);
      return part.endsWith('/*') ? type.startsWith(part.slice(0, -1)) : type === part;
    })
  );
}

/** Formats an `accept` list for display: "imagens, pdf". */
export const formatsOf = (accept: string | undefined, words: Messages['uploadTile']): string =>
  partsOf(accept)
    .map((part) => (part === 'image/*' ? words.images : part.replace(/\/\*$/, '').replace(/^(?:\.|.*\/)/, '')))
    .join(', ');

/** Removes control characters from a file's name: some reverse the text around them. */
export const plainName = ({ name }: File): string => name.replaceAll(/[\p{Cc}\p{Cf}]/gu, '');

function partsOf(accept = ''): string[] {
  const parts = accept.split(',').map((part) => part.trim().toLowerCase());
  return parts.includes('*/*') ? [] : parts.filter((part) => part !== '');
}
