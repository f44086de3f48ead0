/**
 * Faults in a page's HTML from the server; empty for a complete page. It needs no browser and checks thousands of pages
 * a minute.
 */
export function faultsOfPage(html: string): string[] {
  // Scripts contain the state, where such texts are values, and visitors don't see them.
  const seen = html.replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '');
  const main = wordsOf(/<main\b[^>]*>([\s\S]*?)<\/main>/.exec(seen)?.[1] ?? '');
  const words = wordsOf(seen.slice(seen.indexOf('<body')));
  const headings = seen.match(/<h1\b/g)?.length ?? 0;
  return [
    ...(headings === 1 ? [] : [`${headings} headings of level 1`]),
    ...(main === '' ? ['an empty main'] : []),
    ...(/<a\b[^>]*\bhref="/.test(seen.slice(seen.indexOf('<body'))) ? [] : ['no way on']),
    ...['undefined', 'NaN', '[object', 'Invalid Date'].filter((word) => words.includes(word)),
  ];
}

const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
