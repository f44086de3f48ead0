/** Home and an offer page render their sections in the order of the specification (§2.6). */
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aCarPage, anOffer } from '#/test-support/index.ts';
import { renderApp } from '#/test-support/render-app.tsx';

/** The header and the visible titles of the sections on a wide screen, in the order of the markup. */
function visibleSections(): string[] {
  const parts = [...document.querySelectorAll<HTMLElement>('body header, main h1, main h2:not(summary *)')];
  for (const part of parts) expect(part).toBeVisible();
  return parts.map(({ tagName, textContent }) => (tagName === 'HEADER' ? 'header' : textContent));
}

test('an offer page has every section of the specification in its order', async () => {
  const nivus = anOffer({ name: 'Nivus', slug: 'nivus', modelCode: 'NI1' });
  const middleBanner = { title: 'Sem letra miúda', text: 'O preço inclui tudo.' };
  renderApp('/ofertasvw/polo', {
    ports: {
      catalog: { listOffers: () => Promise.resolve([anOffer(), nivus]) },
      content: { readCarPage: () => Promise.resolve(aCarPage({ middleBanner })) },
    },
  });
  const sections = [
    ['application header', 'header'],
    ['offer banner', 'Polo'],
    ['offer simulation', 'A sua assinatura'],
    ['ours: the true cost of the simulation', 'Quanto custa de verdade'],
    ['related offers', 'Na mesma faixa de preço ou categoria'],
    ['benefits', 'O que vem junto'],
    ['middle banner', 'Sem letra miúda'],
    ['details', 'O Polo por dentro'],
    ['details: the facts of the vehicle', 'Ficha técnica'],
    ['details: standard items', 'Equipamentos'],
    ['comparative', 'Assinar ou comprar?'],
    ['steps', 'Daqui até a chave'],
    ['offers list', 'Todos os carros'],
    ['FAQ', 'Dúvidas sobre o Polo'],
    ['ours: the fine print', 'Condições da oferta'],
  ] as const;
  await waitFor(() => expect(visibleSections()).toEqual(sections.map(([, title]) => title)));
});

test('home has every section of the specification in its order', async () => {
  renderApp('/');
  const sections = [
    ['application header', 'header'],
    ['home banner', 'Um carro zero. Uma conta só.'],
    ['home steps', 'Do clique à chave'],
    ['ours: the offers', 'Carros para assinar'],
    ['home about', 'O que está na conta'],
    ['compare-and-sign', 'Compare antes de assinar'],
    ['ours: the FAQ', 'Dúvidas comuns'],
  ] as const;
  await waitFor(() => expect(visibleSections()).toEqual(sections.map(([, title]) => title)));
  expect(document.title).toBe('Sign & Drive | Assine um carro');
  expect(document.documentElement).toHaveAttribute('lang', 'pt-BR');
});
