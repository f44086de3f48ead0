import { diffLines, type Access } from './access.ts';
import type { Picture } from './pictures.ts';

/** The result of one picture. */
export interface Verdict {
  picture: Picture;
  outcome: 'same' | 'changed' | 'new' | 'gone' | 'failed';
  /** Different pixels of a changed picture. */
  pixels?: number;
  /** Phrases and tab stops, in the trees that have the story. */
  access?: { base?: Access; now?: Access };
  /** Why the picture failed. */
  reason?: string;
}

/** Variables with different values, and the titles of the stories that read them; `undefined` if every story does. */
export interface TokenChange {
  variables: readonly string[];
  titles: readonly string[] | undefined;
}

/** Meaning of the results, in display order. */
const headings = {
  failed: 'Could not be drawn',
  changed: 'Changed',
  gone: 'Gone',
  new: 'New',
} as const;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const isDifferent = (base: readonly string[], now: readonly string[]) =>
  diffLines(base, now).some((line) => line.in !== 'both');
const namesOf = (access: Access) => access.stops.map(({ name }) => name);

/** One line for a changed picture. */
export function describe({ picture, outcome, pixels, access, reason }: Verdict): string {
  if (reason !== undefined) return `${picture.name}: ${reason}`;
  if (outcome !== 'changed') return picture.name;
  const { base, now } = access ?? {};
  const changes = [
    ...(pixels === undefined ? [] : [`${pixels} ${pixels === 1 ? 'pixel' : 'pixels'}`]),
    ...(base && now && isDifferent(base.spoken, now.spoken) ? ['read otherwise'] : []),
    ...(base && now && isDifferent(namesOf(base), namesOf(now)) ? ['another focus path'] : []),
  ];
  return `${picture.name}: ${changes.join(', ')}`;
}

const figure = (caption: string, shown: string, whole: string, key: string) =>
  `<figure><figcaption>${caption}</figcaption><a href="${whole}/${key}.png"><img loading="lazy" alt="" src="${shown}/${key}.png"></a></figure>`;

/** The pictures of a result: the changed part, if any, linked to the whole. */
function showPictures({ picture: { key }, outcome, pixels }: Verdict): string {
  if (outcome === 'changed') {
    if (pixels === undefined) return figure('now', 'now', 'now', key);
    return ['base', 'now', 'difference'].map((side) => figure(side, `${side}-crop`, side, key)).join('');
  }
  if (outcome === 'gone') return figure('base', 'base', 'base', key);
  return outcome === 'new' ? figure('now', 'now', 'now', key) : '';
}

const marks = { both: '', base: '−', now: '+' } as const;

/** A list of phrases as a diff; unchanged parts are collapsed. */
function showDiff(title: string, base: readonly string[], now: readonly string[]): string {
  const lines = diffLines(base, now);
  const changed = lines.filter((line) => line.in !== 'both').length;
  const items = lines.map((line) => `<li data-in="${line.in}"><b>${marks[line.in]}</b> ${escape(line.text)}</li>`);
  const summary = `${title}: ${changed === 0 ? 'no difference' : `${changed} different`}`;
  return `<details${changed > 0 ? ' open' : ''}><summary>${summary}</summary><ol>${items.join('')}</ol></details>`;
}

function showAccess({ picture: { key }, access }: Verdict): string {
  if (!access) return '';
  const { base, now } = access;
  const paths = (['base', 'now'] as const)
    .filter((side) => access[side]?.stops.length)
    .map((side) => figure(`${side}, focus path`, `${side}-focus`, `${side}-focus`, key));
  return [
    showDiff('Read aloud', base?.spoken ?? [], now?.spoken ?? []),
    showDiff('Focus path', base ? namesOf(base) : [], now ? namesOf(now) : []),
    paths.length > 0 ? `<details><summary>Stops of Tab</summary><div>${paths.join('')}</div></details>` : '',
  ].join('');
}

function showTokens({ variables, titles }: TokenChange): string {
  if (variables.length === 0) return '';
  const readers = titles === undefined ? 'every story' : titles.map(escape).join(', ') || 'no story';
  return `<section><h2>Changed tokens: ${variables.length}</h2><p><code>${variables.map(escape).join('</code>, <code>')}</code></p><p>Read by ${readers}.</p></section>`;
}

/** The report page: each changed story next to its former version, by its page in the manual. */
export function writeReport(
  verdicts: readonly Verdict[],
  base: string,
  tokens: TokenChange = { variables: [], titles: [] },
): string {
  const sections = (Object.keys(headings) as (keyof typeof headings)[]).map((outcome) => {
    const found = verdicts.filter((verdict) => verdict.outcome === outcome);
    if (found.length === 0) return '';
    const groups = [...Map.groupBy(found, ({ picture }) => picture.title)].map(([title, members]) => {
      const articles = members.map(
        (verdict) =>
          `<article><h4>${escape(describe(verdict))}</h4><div>${showPictures(verdict)}</div>${showAccess(verdict)}</article>`,
      );
      return `<section data-title="${escape(title)}"><h3>${escape(title)}</h3>${articles.join('')}</section>`;
    });
    return `<section><h2>${headings[outcome]}: ${found.length}</h2>${groups.join('')}</section>`;
  });
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pictures against ${escape(base)}</title>
<style>
body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; color: #222; background: #fff; }
article { margin-block: 1.5rem; border-top: 1px solid #ccc; }
article div { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 1rem; }
h4 { font-size: 1rem; margin-bottom: 0.5rem; }
figure { flex: 0 1 auto; margin: 0; min-width: 0; max-width: 100%; }
img { max-width: min(100%, 40rem); border: 1px solid #ccc; background: repeating-conic-gradient(#eee 0 25%, #fff 0 50%) 0 0 / 1rem 1rem; }
li[data-in=base] { background: #fde7e7; }
li[data-in=now] { background: #e3f5e6; }
[hidden] { display: none; }
</style>
<h1>Pictures against ${escape(base)}</h1>
<p>${verdicts.length} compared, ${verdicts.filter(({ outcome }) => outcome === 'same').length} the same.</p>
<p><label>Show only pages of the manual with <input type="search" placeholder="Components/Forms"></label></p>
${showTokens(tokens)}
${sections.join('\n')}
<script>
document.querySelector('input').addEventListener('input', ({ target }) => {
  for (const page of document.querySelectorAll('[data-title]')) {
    page.hidden = !page.dataset.title.toLowerCase().includes(target.value.toLowerCase());
  }
});
</script>
</html>
`;
}
