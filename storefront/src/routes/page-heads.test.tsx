import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#/test-support/render-app.tsx';

const ports = {
  content: { listFaqCategories: () => Promise.resolve([]), listFaqs: () => Promise.resolve([]) },
  dealers: { listDealers: () => Promise.resolve([]) },
};

test.each([
  ['/calculadoracomparativa', /^Assinar, financiar ou comprar à vista:/],
  ['/calculadora', /^Assinar, financiar ou comprar à vista:/],
  ['/clientes', /^Já é cliente\?/],
  ['/concessionaria', /^Onde retirar o carro por assinatura: endereços e telefones/],
  ['/concessionaria?uf=SP', /^Onde retirar o carro por assinatura em São Paulo \(SP\):/],
  ['/faq', /^O que está incluído, como se paga,/],
])('%s has its own description in its head', async (url, words) => {
  renderApp(url, { ports });
  await waitFor(() => {
    for (const name of ['name="description"', 'property="og:description"']) {
      expect(document.querySelector(`meta[${name}]`)).toHaveAttribute('content', expect.stringMatching(words));
    }
  });
});

test('the title of an order step names the step', async () => {
  renderApp('/ofertasvw/polo/assinar/entrar', { ports });
  await waitFor(() => expect(document.title).toBe('Sign & Drive | Assinar Polo: Login'));
});
