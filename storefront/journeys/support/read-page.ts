/**
 * What is wrong with a page's HTML, as the server sent it; of a whole page nothing. Read without a browser: thousands of
 * pages a minute.
 */
export function faultsOfPage(html: string): string[] {
  // Scripts carry the state, in which such words are values; a script's own text is nobody's to read.
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
