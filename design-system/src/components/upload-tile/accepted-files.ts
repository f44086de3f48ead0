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

/** Formats an `accept` list for display: "pdf, jpg". */
export const formatsOf = (accept: string | undefined): string =>
  partsOf(accept)
    .map((part) => part.replace(/^\./, ''))
    .join(', ');

/** Removes control characters from a file's name: some reverse the text around them. */
export const plainName = ({ name }: File): string => name.replaceAll(/[\p{Cc}\p{Cf}]/gu, '');

const partsOf = (accept = ''): string[] =>
  accept
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');
