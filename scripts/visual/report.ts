import type { Picture } from './pictures.ts';

/** What became of one picture. */
export interface Verdict {
  picture: Picture;
  outcome: 'same' | 'changed' | 'new' | 'gone' | 'failed';
  /** Pixels that differ, of a changed picture. */
  pixels?: number;
  /** Why it could not be drawn. */
  reason?: string;
}

/** What the outcomes mean, in the order in which people want to see them. */
const headings = {
  failed: 'Could not be drawn',
  changed: 'Changed',
  gone: 'Gone',
  new: 'New',
} as const;

/** The pictures a verdict has beside it, by the folder they are in. */
const columns = {
  failed: [],
  changed: ['base', 'now', 'difference'],
  gone: ['base'],
  new: ['now'],
} as const satisfies Record<keyof typeof headings, readonly string[]>;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** One line for a picture that is not the same as before. */
export function describe({ picture, pixels, reason }: Verdict): string {
  if (reason !== undefined) return `${picture.name}: ${reason}`;
  return pixels === undefined ? picture.name : `${picture.name}: ${pixels} ${pixels === 1 ? 'pixel' : 'pixels'}`;
}

/** A plain page: each picture that changed beside what it was. */
export function writeReport(verdicts: readonly Verdict[], base: string): string {
  const sections = (Object.keys(headings) as (keyof typeof headings)[]).map((outcome) => {
    const found = verdicts.filter((verdict) => verdict.outcome === outcome);
    if (found.length === 0) return '';
    const articles = found.map((verdict) => {
      const pictures = columns[outcome].map(
        (column) =>
          `<figure><figcaption>${column}</figcaption><a href="${column}/${verdict.picture.key}.png"><img loading="lazy" alt="" src="${column}/${verdict.picture.key}.png"></a></figure>`,
      );
      return `<article><h3>${escape(describe(verdict))}</h3><div>${pictures.join('')}</div></article>`;
    });
    return `<section><h2>${headings[outcome]}: ${found.length}</h2>${articles.join('')}</section>`;
  });
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pictures against ${escape(base)}</title>
<style>
body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; color: #222; background: #fff; }
article { margin-block: 1.5rem; border-top: 1px solid #ccc; }
article > div { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 1rem; }
h3 { font-size: 1rem; }
figure { flex: 1 1 16rem; margin: 0; min-width: 0; }
img { max-width: 100%; border: 1px solid #ccc; background: repeating-conic-gradient(#eee 0 25%, #fff 0 50%) 0 0 / 1rem 1rem; }
</style>
<h1>Pictures against ${escape(base)}</h1>
<p>${verdicts.length} compared, ${verdicts.filter(({ outcome }) => outcome === 'same').length} the same.</p>
${sections.join('\n')}
</html>
`;
}
