import { expect, test } from 'vitest';
import { isFinal, openOrders, previousOrders } from '#/domain/order/order.ts';
import { groupOfStatus, orderStatuses, orderStatusOf, type StatusEntry } from '#/domain/order/order-status.ts';
import { messageOf } from './orders.copy.ts';
import { progressRows } from './progress-rows.ts';

const entry = (code: number, place: number): StatusEntry => ({
  id: String(place),
  code,
  description: '',
  createdAt: `2026-11-${String(place + 1).padStart(2, '0')}T12:00:00Z`,
});

/** r received, a registration analysis, c credit analysis, s signing, d concluded, p pickup; ✓ done, • now, – ahead, × stopped. */
const marks = { completed: '✓', current: '•', pending: '–', stopped: '×' } as const;
const letters = {
  received: 'r',
  registrationAnalysis: 'a',
  creditAnalysis: 'c',
  contractSigning: 's',
  concluded: 'd',
  availableForPickup: 'p',
} as Readonly<Record<string, string>>;

/** The history of an order up to that status. */
const upTo = {
  documents: [1, 12],
  validation: [1, 12, 13, 2],
  credit: [1, 12, 13, 2, 3, 5],
  contract: [1, 12, 13, 2, 3, 5, 6, 20, 15, 9],
};

test.each([
  // code, message (spec §8), group (spec §4), in the list of, over?, entries before it, progress
  [-1, 'Pedido Expirado', 'error', 'previous', true, upTo.documents, 'r✓ ×'],
  [0, 'Pedido Cancelado', 'error', 'previous', true, upTo.credit, 'r✓ a✓ ×'],
  [1, 'Pedido Criado, aguarde a análise dos documentos', 'completed', 'open', false, [], 'r✓ a• c– s– d– p–'],
  [2, 'Cadastro em validação', 'pending', 'open', false, upTo.documents, 'r✓ a• c– s– d– p–'],
  [
    3,
    'Cadastro validado, aguarde análise de crédito',
    'completed',
    'open',
    false,
    upTo.validation,
    'r✓ a✓ c• s– d– p–',
  ],
  [4, 'Cadastro não validado, reprovado na análise antifraude', 'error', 'open', true, upTo.validation, 'r✓ ×'],
  [5, 'Aguardando análise de crédito', 'pending', 'open', false, [...upTo.validation, 3], 'r✓ a✓ c• s– d– p–'],
  [
    6,
    'Análise de crédito aprovada, aguarde o envio do contrato',
    'completed',
    'open',
    false,
    upTo.credit,
    'r✓ a✓ c• s– d– p–',
  ],
  [7, 'Análise de crédito reprovada', 'error', 'open', true, upTo.credit, 'r✓ a✓ ×'],
  [8, 'Identificamos algo errado no seu pedido, refaça o pedido novamente', 'error', 'open', true, [1], 'r✓ ×'],
  [9, 'Aguardando assinatura de contrato', 'pending', 'open', false, [...upTo.credit, 6, 20, 15], 'r✓ a✓ c✓ s• d– p–'],
  [
    10,
    'Detectamos a assinatura do contrato, aguarde a conclusão do pedido',
    'completed',
    'open',
    false,
    upTo.contract,
    'r✓ a✓ c✓ s✓ d• p–',
  ],
  [11, 'Pedido concluído', 'completed', 'previous', true, [...upTo.contract, 10, 17], 'r✓ a✓ c✓ s✓ d✓ p✓'],
  [12, 'Pedido em análise de documentos', 'pending', 'open', false, [1], 'r✓ a• c– s– d– p–'],
  [13, 'Documentos aprovados', 'completed', 'open', false, upTo.documents, 'r✓ a• c– s– d– p–'],
  [
    14,
    'Por favor, tente cadastrar os documentos novamente. Confira as instruções de cada documento antes de enviá-lo',
    'error',
    'open',
    false,
    upTo.documents,
    'r✓ ×',
  ],
  [15, 'Aguardando envio de contrato', 'pending', 'open', false, [...upTo.credit, 6, 20], 'r✓ a✓ c✓ s• d– p–'],
  [
    16,
    'Detectamos que faltam informações para criação do contrato, por favor entre em contato',
    'error',
    'open',
    false,
    [...upTo.credit, 6, 20, 15],
    'r✓ a✓ c✓ ×',
  ],
  [17, 'Veículo em processo de entrega', 'pending', 'open', false, [...upTo.contract, 10], 'r✓ a✓ c✓ s✓ d• p✓'],
  [18, 'Reenviando pedido', 'pending', 'open', false, upTo.documents, 'r✓ a• c– s– d– p–'],
  [20, 'Seu crédito foi aprovado com sucesso', 'completed', 'open', false, [...upTo.credit, 6], 'r✓ a✓ c✓ s• d– p–'],
] as const)(
  'an order in %d says “%s”, in the group %s, among the %s; over: %s',
  (code, message, group, list, isOver, before, progress) => {
    const status = orderStatusOf(code);
    const rows = progressRows({ status }, [...before, code].map(entry));
    expect(messageOf(status)).toBe(message);
    expect(groupOfStatus(status)).toBe(group);
    expect([openOrders([{ status }]).length, previousOrders([{ status }]).length]).toEqual(
      list === 'open' ? [1, 0] : [0, 1],
    );
    expect(isFinal(status)).toBe(isOver);
    expect(rows.map(({ id, state }) => `${letters[id] ?? ''}${marks[state]}`).join(' ')).toBe(progress);
    // The current or stopped step has the message of the status.
    const now = rows.find(({ state }) => state === 'current' || state === 'stopped');
    expect(now === undefined ? message : now.note).toBe(message);
  },
);

test('a failed order whose history lacks a step has its message once, where it stopped', () => {
  const rows = progressRows({ status: 'creditRejected' }, [1, 20, 7].map(entry));
  expect(rows.map(({ id, state }) => `${letters[id] ?? ''}${marks[state]}`).join(' ')).toBe('r✓ a– c✓ ×');
  expect(rows.filter(({ note }) => note !== undefined)).toHaveLength(1);
});

test('each of the 21 statuses has a row of the table, and an unknown status has none', () => {
  expect(orderStatuses).toHaveLength(21);
  expect(new Set(orderStatuses.map(messageOf)).size).toBe(21);
  expect(messageOf('unknown')).toBeUndefined();
});

test('a step is dated by its own entry, and what is expected by its days', () => {
  const delivery = { from: '2026-11-30', to: '2026-12-04', changes: [] };
  const rows = progressRows({ status: 'created', delivery }, [entry(1, 17)]);
  expect(rows[0]).toMatchObject({ dateText: '18\u00a0nov\u00a02026, 09:00', dateTime: '2026-11-18T12:00:00Z' });
  expect(rows.at(-1)).toMatchObject({ id: 'availableForPickup', dateText: 'Previsto: 30\u00a0nov a 4\u00a0dez' });
});
