/** Something a visitor has looked at, as the page without a connection lists it: words that were formatted then. */
export interface SeenRecord {
  version: 1;
  section: 'offers' | 'orders';
  title: string;
  /** One line: a price, a state. */
  detail: string;
  /** Below the site's base path, without a leading slash. */
  path: string;
  /** Milliseconds since 1970. */
  seenAt: number;
}

/** Key of whose records may be shown on this device: the worker can't read local storage. */
export const seenOwnerKey = '~owner';

/** Keys start with whose they are: all of somebody's go at log-out. */
export const seenKey = (owner: string, { section, path }: Pick<SeenRecord, 'section' | 'path'>): string =>
  `${owner}/${section}/${path}`;

/** What this program wrote; anything else is nobody's. */
export function isSeenRecord(value: unknown): value is SeenRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { version, section, title, detail, path, seenAt } = value as Partial<SeenRecord>;
  return (
    version === 1 &&
    (section === 'offers' || section === 'orders') &&
    typeof title === 'string' &&
    typeof detail === 'string' &&
    typeof path === 'string' &&
    typeof seenAt === 'number'
  );
}
