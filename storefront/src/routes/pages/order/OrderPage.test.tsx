import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { anOffer, failing, someConditions } from '#/test-support/index.ts';
import { renderApp } from '#/test-support/render-app.tsx';

const step = '/ofertasvw/polo/assinar/entrar';
const nonsense = failing({ kind: 'contract', where: 'x' });
const failed = () => screen.findByText('O seu plano não carregou');
const retry = () => screen.getByRole('button', { name: /^Tenta/ });

describe('a plan that can’t be read is not reported as missing', () => {
  test.each([
    ['the catalogue', { catalog: { listOffers: nonsense } }, { catalog: { listOffers: async () => [anOffer()] } }],
    [
      'the conditions',
      { offer: { readConditions: nonsense } },
      { offer: { readConditions: async () => ({ conditions: someConditions() }) } },
    ],
  ])('%s: the plan can be retried by a button, and focus moves to the step', async (_, broken, whole) => {
    const { ports, user } = renderApp(step, { ports: broken });
    await failed();
    expect(screen.queryByText('Escolha o plano antes de assinar')).not.toBeInTheDocument();
    await user.click(retry());
    await screen.findByText('Ainda não deu certo.');
    expect(retry()).toHaveFocus();
    ports.answer(whole);
    await user.click(retry());
    expect(await screen.findByText('Alterar plano')).toBeInTheDocument();
    expect(document.getElementById('etapa')).toHaveFocus();
  });

  test('no placeholder of the plan is shown beside the retry button', async () => {
    const { ports, user } = renderApp(step, { ports: { catalog: { listOffers: nonsense } } });
    await failed();
    ports.answer({ catalog: { listOffers: () => new Promise(() => {}) } });
    await user.click(retry());
    expect(await screen.findByRole('button', { name: 'Tentando de novo' })).toHaveFocus();
    expect(screen.queryByText('Carregando o seu plano')).not.toBeInTheDocument();
  });

  test.each([
    ['the car isn’t on offer', { catalog: { listOffers: async () => [] } }],
    ['its conditions are gone', { offer: { readConditions: async () => ({ conditions: [] }) } }],
  ])('%s: the page links to the car', async (_, ports) => {
    renderApp(step, { ports });
    await screen.findByText('Escolha o plano antes de assinar');
    expect(screen.getByRole('link', { name: 'Ver o carro' })).toHaveAttribute('href', '/ofertasvw/polo');
    expect(screen.queryByText('O seu plano não carregou')).not.toBeInTheDocument();
  });
});

describe('another version in the URL', () => {
  const tsi = anOffer({ modelCode: 'PO2', model: 'TSI' });
  const both = { listOffers: async () => [anOffer(), tsi] };
  const conditionsOf =
    (answer: typeof nonsense) =>
    async ({ modelCode }: { modelCode: string }) =>
      modelCode === 'PO2' ? answer() : { conditions: someConditions() };
  const goToTsi = (router: ReturnType<typeof renderApp>['router']) =>
    act(async () => router.history.push(`${step}?versao=PO2&ano=${tsi.year}`));
  const opened = (answer: typeof nonsense) =>
    renderApp(step, { ports: { catalog: both, offer: { readConditions: conditionsOf(answer) } } });

  test('replaces the former plan even if it can’t be read', async () => {
    const { router, ports, user, url } = opened(nonsense);
    await screen.findByText('Alterar plano');
    await goToTsi(router);
    await failed();
    expect(screen.queryByText('Alterar plano')).not.toBeInTheDocument();
    ports.answer({ offer: { readConditions: async () => ({ conditions: someConditions() }) } });
    await user.click(retry());
    expect(await screen.findByRole('link', { name: 'Alterar plano' })).toHaveAttribute(
      'href',
      expect.stringContaining('versao=PO2'),
    );
    expect(url()).toContain('versao=PO2');
  });

  test('replaces the former plan while it loads', async () => {
    const { router } = opened(() => new Promise(() => {}));
    await screen.findByText('Alterar plano');
    await goToTsi(router);
    await waitFor(() => expect(screen.queryByText('Alterar plano')).not.toBeInTheDocument());
  });
});
