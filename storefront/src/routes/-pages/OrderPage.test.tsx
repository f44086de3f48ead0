import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ServiceError } from '#/api/app-error.ts';
import { anOffer, someConditions } from '#/test-support/index.ts';
import { renderApp } from '#/test-support/render-app.tsx';

const step = '/ofertasvw/polo/assinar/entrar';
const nonsense = () => Promise.reject(new ServiceError({ kind: 'contract', where: 'x' }));
const failed = () => screen.findByText('O seu plano não carregou');
const retry = () => screen.getByRole('button', { name: /^Tenta/ });

describe('a plan that can’t be read is not one that isn’t there', () => {
  test.each([
    ['the catalogue', { catalog: { listOffers: nonsense } }, { catalog: { listOffers: async () => [anOffer()] } }],
    [
      'the conditions',
      { offer: { readConditions: nonsense } },
      { offer: { readConditions: async () => ({ conditions: someConditions() }) } },
    ],
  ])('%s: it is asked for again by the button that says so', async (_, broken, whole) => {
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

  test('nothing of the plan waits beside the button that asks for it again', async () => {
    const { ports, user } = renderApp(step, { ports: { catalog: { listOffers: nonsense } } });
    await failed();
    ports.answer({ catalog: { listOffers: () => new Promise(() => {}) } });
    await user.click(retry());
    expect(await screen.findByRole('button', { name: 'Tentando de novo' })).toHaveFocus();
    expect(screen.queryByText('Carregando o seu plano')).not.toBeInTheDocument();
  });

  test.each([
    ['the car isn’t on offer', { catalog: { listOffers: async () => [] } }],
    [
      'its conditions are gone',
      { offer: { readConditions: () => Promise.reject(new ServiceError({ kind: 'notFound' })) } },
    ],
  ])('%s: it leads to the car', async (_, ports) => {
    renderApp(step, { ports });
    await screen.findByText('Escolha o plano antes de assinar');
    expect(screen.getByRole('link', { name: 'Ver o carro' })).toHaveAttribute('href', '/ofertasvw/polo');
    expect(screen.queryByText('O seu plano não carregou')).not.toBeInTheDocument();
  });
});
