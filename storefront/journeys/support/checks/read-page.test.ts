import { expect, it } from 'vitest';
import { faultsOfPage } from './read-page.ts';

const page = (main: string, rest = '<footer><a href="/">Home</a></footer>') =>
  `<!doctype html><html><head><title>undefined</title></head><body>${main}${rest}<script>let a = undefined, b = NaN;</script></body></html>`;

it.each([
  [page('<main><h1>Ofertas</h1></main>'), []],
  [page('<main><h1>Ofertas</h1></main>', ''), ['no way on']],
  [page('<main> <div></div> </main>'), ['0 headings of level 1', 'an empty main']],
  [page('<h1>Ofertas</h1>'), ['an empty main']],
  [page('<main><h1>Ofertas</h1><h1>Outra</h1></main>'), ['2 headings of level 1']],
  [
    page('<main><h1>Ofertas de undefined</h1><p>R$ NaN</p><p>[object Object]</p></main>'),
    ['undefined', 'NaN', '[object'],
  ],
])('%#: faultsOfPage finds a page’s faults without a browser', (html, faults) => {
  expect(faultsOfPage(html)).toEqual(faults);
});
