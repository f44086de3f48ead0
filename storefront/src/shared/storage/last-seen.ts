/** A viewed item for the list on the offline page: texts formatted at that time. */
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

/** Key of the user whose records may be shown on this device: the service worker can't read local storage. */
export const seenOwnerKey = '~owner';

/** Keys start with the owner, so that log-out can delete all of a user's records. */
export const seenKey = (owner: string, { section, path }: Pick<SeenRecord, 'section' | 'path'>): string =>
  `${owner}/${section}/${path}`;

/** Whether a stored value is valid; another version may have written it. */
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
