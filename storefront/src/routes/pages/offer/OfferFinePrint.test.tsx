import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { focusedPart, comesToSee } from '#/test-support/page-assertions.ts';
import { anOffer, aText, failing, neverAnswers } from '#/test-support/index.ts';
import { renderApp } from '#/test-support/render-app.tsx';

const notFound = failing({ kind: 'notFound' });
const texts = [
  { title: 'Validade', body: aText('Os preços valem enquanto aparecem aqui.') },
  { title: 'Quilometragem', body: aText('A franquia acumula.') },
];
/** The catalogue's "offer-conditions failure" (spec §8) is a code; this is the displayed text. */
const failed = 'Não conseguimos carregar as condições da oferta.';

describe('the conditions of the offers', () => {
  test('are shown below an offer, after its own, with a link to all of them', async () => {
    renderApp('/ofertasvw/polo', {
      ports: {
        catalog: { listOffers: () => Promise.resolve([anOffer({ legalText: 'Revisões Planejadas: R$ 1.000,00.' })]) },
        content: { readConditions: () => Promise.resolve(texts) },
      },
    });
    const heading = await screen.findByRole('heading', { level: 2, name: 'Condições da oferta' });
    const section = within(heading.closest('section') ?? document.body);
    expect(await section.findByText('Validade')).toBeVisible();
    expect(
      [...document.querySelectorAll('#condicoes summary:not(:has(h2))')].map((question) => question.textContent),
    ).toEqual(['Desta oferta', 'Validade', 'Quilometragem']);
    expect(section.getByRole('link', { name: 'Condições Legais' })).toHaveAttribute('href', '/condicoes-legais');
  });

  test('that fail to load show a message below the offer’s own, and load on retry', async () => {
    const { ports, user } = renderApp('/ofertasvw/polo', {
      ports: {
        catalog: { listOffers: () => Promise.resolve([anOffer({ legalText: 'Só desta oferta.' })]) },
        content: { readConditions: notFound },
      },
    });
    await comesToSee('Não conseguimos carregar as condições da oferta.');
    expect(screen.queryByText('Login failed')).not.toBeInTheDocument();
    expect(screen.getByText('Desta oferta')).toBeVisible();
    ports.answer({ content: { readConditions: () => Promise.resolve(texts) } });
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('Validade')).toBeVisible();
    expect(screen.queryByText(failed)).not.toBeInTheDocument();
    expect(document.activeElement).toHaveAttribute('id', 'condicoes');
  });

  test('are complete on the page of the legal conditions, even if its text fails to load', async () => {
    renderApp('/condicoes-legais', {
      ports: { content: { readPage: notFound, readConditions: () => Promise.resolve(texts) } },
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'Validade' })).toBeVisible();
    expect(screen.getByText('A franquia acumula.')).toBeVisible();
    expect(screen.getByText('Este texto não carregou')).toBeVisible();
  });

  test('that fail to load leave the page of the legal conditions its text', async () => {
    renderApp('/condicoes-legais', {
      ports: {
        content: {
          readPage: () => Promise.resolve({ title: 'Condições Legais', body: aText('O texto da página.'), seo: {} }),
          readConditions: notFound,
        },
      },
    });
    expect(await screen.findByText('O texto da página.')).toBeVisible();
    expect(screen.getByText(failed)).toBeVisible();
  });
});

describe('the list of all cars', () => {
  const taos = anOffer({ name: 'Taos', slug: 'taos', modelCode: 'TA1' });
  const listOffers = () => Promise.resolve([anOffer(), taos]);
  const rows = () =>
    within(screen.getByRole('list', { name: 'Todos os carros' }))
      .getAllByRole('link')
      .map((row) => row.textContent.replaceAll('\u00a0', ' '));
  const onOffer = ['Polo R$ 2.000,00/mês', 'Taos R$ 2.000,00/mês'];

  test('ends with the cars that have a page and no offer', async () => {
    const registered = [
      { title: 'Fox', slug: 'fox' },
      { title: 'Polo', slug: 'polo' },
    ];
    renderApp('/ofertasvw/polo', {
      ports: { catalog: { listOffers, listRegisteredCars: () => Promise.resolve(registered) } },
    });
    await screen.findByRole('link', { name: /^Fox/ });
    expect(rows()).toEqual([...onOffer, 'Fox Sem disponibilidade no momento.']);
    expect(screen.getByRole('link', { name: /^Fox/ })).toHaveAttribute('href', '/ofertasvw/fox');
  });

  test.each([
    ['fail to load', notFound],
    ['are slow', neverAnswers],
  ])('contains only the cars on offer if the others %s, without a message', async (_, listRegisteredCars) => {
    const { ports } = renderApp('/ofertasvw/polo', { ports: { catalog: { listOffers, listRegisteredCars } } });
    await screen.findByRole('list', { name: 'Todos os carros' });
    await waitFor(() => expect(ports.callsOf('catalog.listRegisteredCars')).toHaveLength(1));
    expect(rows()).toEqual(onOffer);
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).not.toBeInTheDocument();
  });
});

test('choosing an unavailable version removes the plan, and focus moves to the message in its place', async () => {
  const other = anOffer({ model: 'Highline', modelCode: 'PO2' });
  const { ports, user } = renderApp('/ofertasvw/polo', {
    ports: { catalog: { listOffers: () => Promise.resolve([anOffer(), other]) } },
  });
  await screen.findByRole('radiogroup', { name: 'Prazo' });
  ports.answer({ offer: { readConditions: () => Promise.resolve({ conditions: [] }) } });
  await user.click(screen.getByRole('radio', { name: /Highline/ }));
  const heading = await screen.findByRole('heading', { level: 2, name: 'Polo sem disponibilidade' });
  await waitFor(() => expect(focusedPart()).toContainElement(heading));
  expect(document.activeElement).toHaveAttribute('id', 'plano-e-preco');
});
