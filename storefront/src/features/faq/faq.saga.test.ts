import { beforeEach, expect, test, vi } from 'vitest';
import { ServiceError } from '#/api/app-error.ts';
import { loadFailed } from '#/shared/failures/load-failed.ts';
import { aText, startStore } from '#/test-support/index.ts';
import { loadFaq } from './faq.saga.ts';
import { selectFaq } from './faq.slice.ts';

beforeEach(() => void vi.useFakeTimers());

const categories = [
  { id: 7, name: 'Assinatura', slug: 'assinatura' },
  { id: 8, name: 'Cobrança', slug: 'cobranca' },
];
const answer = (categoryId?: number) => [
  { title: `Pergunta ${categoryId}`, content: aText('Resposta'), categoryId: categoryId ?? 0 },
];

test('all questions are read, in the order of the categories', async () => {
  const { run, ports, store } = startStore({
    ports: {
      content: {
        listFaqCategories: () => Promise.resolve(categories),
        listFaqs: ({ categoryId }) => Promise.resolve(answer(categoryId)),
      },
    },
  });
  await run(loadFaq, ports);
  const faq = selectFaq(store.getState());
  expect(faq.status === 'success' && faq.data.map(({ id, questions }) => [id, questions[0]?.question])).toEqual([
    ['assinatura', 'Pergunta 7'],
    ['cobranca', 'Pergunta 8'],
  ]);
  expect(ports.callsOf('content.listFaqs').map(({ args }) => args[0])).toEqual([
    { categoryId: 7, limit: 50 },
    { categoryId: 8, limit: 50 },
  ]);
});

test.each([
  ['pages: the questions beyond the fiftieth are read', 2, 120, [1, 2, 3]],
  ['a full last page: one more page is read, which is empty', 2, 100, [1, 2, 3]],
  ['a service without pages: its repeated page is read once and dropped', 0, 50, [1, 2]],
])('with %s', async (_, isPaged, count, pages) => {
  const questions = Array.from({ length: count }, (__, index) => ({
    title: `Pergunta ${index}`,
    content: aText('Resposta'),
    categoryId: 7,
  }));
  const { run, ports, store } = startStore({
    ports: {
      content: {
        listFaqCategories: () => Promise.resolve(categories.slice(0, 1)),
        listFaqs: async ({ page = 1 }) => (isPaged ? questions.slice((page - 1) * 50, page * 50) : questions),
      },
    },
  });
  await run(loadFaq, ports);
  const faq = selectFaq(store.getState());
  expect(faq.status === 'success' && faq.data[0]?.questions).toHaveLength(count);
  expect(ports.callsOf('content.listFaqs').map(({ args }) => (args[0] as { page?: number }).page ?? 1)).toEqual(pages);
});

test('loaded questions are not requested again', async () => {
  const { run, ports } = startStore({ ports: { content: { listFaqCategories: () => Promise.resolve([]) } } });
  await run(loadFaq, ports);
  await run(loadFaq, ports);
  expect(ports.calls).toHaveLength(1);
});

test('one category that fails for good fails the whole list, because a search would miss questions', async () => {
  const { run, ports, store, eventsOf } = startStore({
    ports: {
      content: {
        listFaqCategories: () => Promise.resolve(categories),
        listFaqs: ({ categoryId }) =>
          categoryId === 8
            ? Promise.reject(new ServiceError({ kind: 'notFound' }))
            : Promise.resolve(answer(categoryId)),
      },
    },
  });
  await run(loadFaq, ports);
  expect(selectFaq(store.getState())).toEqual({ status: 'error', error: { kind: 'notFound' } });
  expect(eventsOf(loadFailed.type)).toEqual([loadFailed({ slice: 'faq', error: { kind: 'notFound' } })]);
});
