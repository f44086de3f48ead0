import { configElementId } from '#/app/rendering/page-data.ts';
import { className } from './class-name.ts';

/** Requests under way and answered, by address: failed ones are forgotten, so that the next import asks again. */
const requests = new Map<string, Promise<string>>();
/** Components whose rules the document has. */
let known: Set<string> | undefined;
/** Sheets of whose rules the page lacks none. */
let complete: Set<string> | undefined;

/**
 * Imports a chunk, and hands it over once the rules of its components are there; without them it fails like a chunk that
 * can't be loaded.
 * The bundler calls it in place of each `import()`.
 * @param files what the chunk needs, itself included, relative to the importing file
 */
export async function preload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
  importer = '',
): Promise<Module> {
  const urls = files.map((file) => new URL(file, importer).href);
  for (const url of urls) if (!url.endsWith('.css')) preloadScript(url);
  const [module] = await Promise.all([load(), addRules(urls.filter(isMissing))]);
  return module;
}

async function addRules(sheets: readonly string[]) {
  const texts = await Promise.all(sheets.map(readSheet));
  if (texts.length > 0) adopt(texts.join(''));
}

function preloadScript(href: string) {
  if (requests.has(href)) return;
  requests.set(href, Promise.resolve(''));
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

function isMissing(url: string): boolean {
  complete ??= new Set(document.getElementById(configElementId)?.dataset['sheets']?.split(' '));
  // Every page has the entry's own style sheet in it, and no other chunk has one (`plugin.ts`).
  const sheet = /components-[^/]*\.css$/.exec(url)?.[0];
  return sheet !== undefined && !complete.has(sheet);
}

function readSheet(url: string): Promise<string> {
  const request =
    requests.get(url) ??
    fetch(url).then((response) => {
      if (!response.ok) throw new Error(`${response.status} ${url}`);
      return response.text();
    });
  requests.set(url, request);
  request.catch(() => requests.delete(url));
  return request;
}

/** Adds the rules that the document lacks. Those it has would come behind rules that are to win over them. */
function adopt(text: string) {
  known ??= new Set(
    document
      .querySelector('style[data-components]')
      ?.textContent.match(new RegExp(`(?<=\\.)${className.source}`, 'g')) ?? [],
  );
  const rules: string[] = [];
  for (const line of text.split('\n')) {
    const name = line.slice(2, line.indexOf('*/'));
    if (known.has(name)) continue;
    known.add(name);
    rules.push(line);
  }
  if (rules.join('') === '') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join(''));
  document.adoptedStyleSheets.push(sheet);
}
