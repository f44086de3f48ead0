import { LRUCache } from 'lru-cache';
import memoizeOne from 'memoize-one';
import type { AssetManifest } from '../server/contract.ts';
import type { PageStyles } from '../src/app/rendering/page-styles.tsx';
import { table } from './built-table.ts';
import { className } from './class-name.ts';

const rows = new Map(table.map((row) => [row.name, row]));

const classNames = new RegExp(className, 'g');

/** A component and all whose rules must be there for its own. */
function addWithNeeds(name: string, found: Set<string>) {
  if (found.has(name)) return;
  found.add(name);
  for (const needed of rows.get(name)?.needs ?? []) addWithNeeds(needed, found);
}

type Styles = ReturnType<PageStyles['finish']>;

/** Pages of one route have the same components, so a few results serve all pages. Each has up to 60 KB. */
const maxResults = 50;

/** Results by scripts and class names. A process has one manifest. */
const resultsFor = memoizeOne((_assets: AssetManifest) => new LRUCache<string, Styles>({ max: maxResults }));

/** The styles of a page in a release: those of what it shows, and of what its first scripts may show. */
export function createPageStyles(): PageStyles {
  return {
    collect: (children) => children,
    finish(assets, scripts, markup) {
      const rendered = [...new Set(markup.toString('latin1').match(classNames))];
      const results = resultsFor(assets);
      const key = [...scripts, ...rendered].join(' ');
      const styles = results.get(key) ?? stylesOf(assets, scripts, rendered);
      results.set(key, styles);
      return styles;
    },
  };
}

function stylesOf(
  { sheets, entry, entryImports }: AssetManifest,
  scripts: readonly string[],
  rendered: readonly string[],
): Styles {
  const first = [entry, ...entryImports, ...scripts].flatMap((file) => sheets?.[file]?.names ?? []);
  const names = new Set<string>();
  for (const name of [...rendered, ...first]) addWithNeeds(name, names);
  return {
    text: table.map(({ name, rules }) => (names.has(name) ? rules : '')).join(''),
    attributes: ' data-components',
    sheets: wholeSheets(sheets, names),
  };
}

/** Sheets of which a page has every rule, so that the browser doesn't load them. */
function wholeSheets(sheets: AssetManifest['sheets'] = {}, names: ReadonlySet<string>): string[] {
  return Object.values(sheets)
    .filter((sheet) => sheet.names.every((name) => names.has(name)))
    .map(({ file }) => file);
}
