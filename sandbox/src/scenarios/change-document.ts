import type { Collection, Document } from '../services/content/state.ts';

/** Copies documents with one of them changed. */
export function withBody(
  documents: readonly Document[],
  collection: Collection,
  slug: string,
  change: (body: Record<string, unknown>) => Record<string, unknown>,
): Document[] {
  return documents.map((document) =>
    document.collection === collection && document.slug === slug
      ? { ...document, body: change(document.body) }
      : document,
  );
}

/** Changes every text of a value, except keys, numbers and the named fields. */
export function mapTexts(value: unknown, change: (text: string, field: string) => string, field = ''): unknown {
  if (typeof value === 'string') return change(value, field);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change, field));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapTexts(item, change, name)]));
}
