import { configElementId } from '#/app/rendering/page-data.ts';
import { newReleaseEvent } from '#/routes/start-up.ts';
import { className } from './class-name.ts';

/** Time for a chunk's files and its import (spec §8): a browser waits for a response without limit. */
const timeoutInMs = 120_000;

/** Requests by URL. Failed ones are deleted, so that the next import repeats them. */
const requests = new Map<string, Promise<string>>();
/** Scripts that the page preloads itself. */
let preloaded: Set<string> | undefined;
/** Components whose rules the document has. */
let known: Set<string> | undefined;
/** Sheets whose rules are all in the page. */
let complete: Set<string> | undefined;

/**
 * Imports a chunk after its scripts and the rules of its components have been fetched. If a file can't be fetched in
 * time, it fails like an import, and the next call repeats the request. The bundler calls it instead of each `import()`.
 *
 * `import()` alone can't be repeated: Chrome before 156, Firefox before 154 and Safari keep a failed module until the
 * page is reloaded (https://github.com/whatwg/html/pull/10327). So the scripts are in the HTTP cache before the import.
 * @param files all files of the chunk with its static imports, relative to the importing file (`vite.config.ts`)
 */
export async function preload<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
  importer = '',
): Promise<Module> {
  const urls = files.map((file) => new URL(file, importer).href);
  const sheets = urls.filter(isMissing);
  const timeout = AbortSignal.timeout(timeoutInMs);
  const fetchInTime = (url: string) => fetchOnce(url, timeout);
  const [rules] = await Promise.all([
    Promise.all(sheets.map(fetchInTime)),
    Promise.all(urls.filter(isNewScript).map(fetchInTime)),
  ]);
  if (rules.length > 0) adopt(rules.join(''));
  // The import fetches what the page preloads itself.
  const expired = new Promise<never>((_, reject) =>
    timeout.addEventListener('abort', () => reject(failureOf(urls.join(' '), timeout.reason))),
  );
  return Promise.race([load(), expired]);
}

function isNewScript(url: string): boolean {
  preloaded ??= new Set(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) => href),
  );
  return !url.endsWith('.css') && !preloaded.has(url);
}

function isMissing(url: string): boolean {
  complete ??= new Set(document.getElementById(configElementId)?.dataset['sheets']?.split(' '));
  // Every page has the entry's own style sheet in it, and no other chunk has one (`plugin.ts`).
  const sheet = /components-[^/]*\.css$/.exec(url)?.[0];
  return sheet !== undefined && !complete.has(sheet);
}

function fetchOnce(url: string, timeout: AbortSignal): Promise<string> {
  const request = requests.get(url) ?? fetchText(url, timeout);
  requests.set(url, request);
  return request;
}

/** Text of a style sheet. The HTTP cache holds a script once its response has been read. */
async function fetchText(url: string, signal: AbortSignal): Promise<string> {
  try {
    const response = await fetch(url, { signal });
    if (response.status === 404) dispatchEvent(new Event(newReleaseEvent));
    if (!response.ok) throw new Error(`Status ${response.status}`);
    const text = await response.text();
    return url.endsWith('.css') ? text : '';
  } catch (cause) {
    requests.delete(url);
    throw failureOf(url, cause);
  }
}

/** An error with Chromium's message, which `page-script.ts` recognises. */
const failureOf = (url: string, cause: unknown) =>
  new TypeError(`Failed to fetch dynamically imported module: ${url}`, { cause });

/** Adds the rules that the document lacks. A repeated rule would override those that extend it. */
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
