import { expect, test } from 'vitest';
import { shareableUrl } from './shareable-url.ts';

const page = 'https://loja.example/ofertasvw/polo';

test.each([
  [`${page}?prazo=24&km=1000&utm_source=x&utm_campaign=y`, `${page}?prazo=24&km=1000`],
  [`${page}?utm_medium=x`, page],
  [`${page}?token=abc&itens=Pacote+Conforto#custo`, `${page}?itens=Pacote+Conforto`],
  [page, page],
  [`${page}?`, page],
  [`${page}#plano`, page],
])('%s is shared as %s', (url, shared) => {
  expect(shareableUrl(url)).toBe(shared);
});
