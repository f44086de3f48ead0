/** Whether a file's name or type is in an `accept` list: ".pdf,.jpg", "image/*". Without a list every file is. */
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

/** An `accept` list as it is read: "pdf, jpg". */
export const formatsOf = (accept: string | undefined): string =>
  partsOf(accept)
    .map((part) => part.replace(/^\./, ''))
    .join(', ');

/** A file's name without control characters, which can reverse the text around it. */
export const plainName = ({ name }: File): string => name.replaceAll(/[\p{Cc}\p{Cf}]/gu, '');

const partsOf = (accept = ''): string[] =>
  accept
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');
