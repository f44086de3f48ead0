/** Texts of the catalogue that no page's own test covers, each shown after its cause. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { orderStatuses, orderStatusOf } from '#/domain/order/order-status.ts';
import {
  aDealer,
  aFleetOffer,
  anOrder,
  aUser,
  failing,
  fakeStorage,
  neverAnswers,
  type Answers,
} from '#/test-support/index.ts';
import { renderApp } from '#/test-support/render-app.tsx';
import { comesToSee } from '#/test-support/page-assertions.ts';

const network = failing({ kind: 'network' });

/** An account page of a logged-in user. */
function openAccount(page: string, answers: Answers) {
  return renderApp(`/conta/${page}`, {
    storage: fakeStorage({ local: { id: '1001', token: 'token' } }),
    ports: {
      fleetOffer: { readOffer: () => Promise.resolve(aFleetOffer()) },
      dealers: { readLocation: () => Promise.resolve(aDealer()), readDealer: () => Promise.resolve(aDealer()) },
      ...answers,
      identity: { readUser: () => Promise.resolve(aUser()), ...answers.identity },
    },
  });
}

const messages = [
  { code: -1, seen: 'Pedido Expirado' },
  { code: 0, seen: 'Pedido Cancelado' },
  { code: 1, seen: 'Pedido Criado, aguarde a análise dos documentos' },
  { code: 2, seen: 'Cadastro em validação' },
  { code: 3, seen: 'Cadastro validado, aguarde análise de crédito' },
  { code: 4, seen: 'Cadastro não validado, reprovado na análise antifraude' },
  { code: 5, seen: 'Aguardando análise de crédito' },
  { code: 6, seen: 'Análise de crédito aprovada, aguarde o envio do contrato' },
  { code: 7, seen: 'Análise de crédito reprovada' },
  { code: 8, seen: 'Identificamos algo errado no seu pedido, refaça o pedido novamente' },
  { code: 9, seen: 'Aguardando assinatura de contrato' },
  { code: 10, seen: 'Detectamos a assinatura do contrato, aguarde a conclusão do pedido' },
  { code: 11, seen: 'Pedido concluído' },
  { code: 12, seen: 'Pedido em análise de documentos' },
  { code: 13, seen: 'Documentos aprovados' },
  {
    code: 14,
    seen: 'Por favor, tente cadastrar os documentos novamente. Confira as instruções de cada documento antes de enviá-lo',
  },
  { code: 15, seen: 'Aguardando envio de contrato' },
  {
    code: 16,
    seen: 'Detectamos que faltam informações para criação do contrato, por favor entre em contato',
  },
  { code: 17, seen: 'Veículo em processo de entrega' },
  { code: 18, seen: 'Reenviando pedido' },
  { code: 20, seen: 'Seu crédito foi aprovado com sucesso' },
] as const;

test('the list of messages has every status', () => {
  expect(messages.map(({ code }) => orderStatusOf(code))).toEqual(orderStatuses);
});

test.each(messages)('an order in status $code shows “$seen”', async ({ code, seen }) => {
  const createdAt = '2026-11-18T12:00:00Z';
  openAccount('status-pedido', {
    orders: {
      listOrders: () => Promise.resolve([anOrder({ status: orderStatusOf(code) })]),
      readHistory: () => Promise.resolve([{ id: '1', code, description: '', createdAt }]),
    },
  });
  await comesToSee(seen);
});

test.each([
  { seen: 'Atualizando dados...', labels: [], button: 'Salvar dados' },
  { seen: 'Atualizando senha...', labels: ['Nova senha', 'Confirme a nova senha'], button: 'Alterar senha' },
] as const)('during a change of the account “$seen” is shown', async ({ seen, labels, button }) => {
  const { user } = openAccount('minha-conta', {
    identity: { updateUser: neverAnswers },
    orders: { listOrders: () => Promise.resolve([]) },
    customers: { readCustomer: () => Promise.resolve(undefined) },
  });
  for (const label of labels) {
    await user.type(await screen.findByLabelText(label, { selector: 'input[name]' }), 'Nova#Senha1');
  }
  await user.click(await screen.findByRole('button', { name: button }));
  await comesToSee(seen);
});

test('a store that couldn’t be looked up leads home and shows a message', async () => {
  const { url } = renderApp('/viaduto', { ports: { store: { readPartner: network } } });
  await comesToSee('Loja não encontrada.');
  expect(url()).toBe('/');
});
