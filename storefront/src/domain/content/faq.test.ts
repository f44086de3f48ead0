import { expect, test } from 'vitest';
import type { FaqItem } from './content.ts';
import { groupQuestions } from './faq.ts';

const item = (title: string): FaqItem => ({ title, content: [], categoryId: 1 });
const ids = (groups: ReturnType<typeof groupQuestions>) =>
  groups.flatMap(({ id, questions }) => [id, ...questions.map((question) => question.id)]);

test('a question has an anchor made of its category and its text', () => {
  const [group] = groupQuestions([
    { category: { id: 1, name: 'Preço', slug: 'preco' }, items: [item('Quanto custa o km além da franquia?')] },
  ]);
  expect(group).toMatchObject({ id: 'preco', title: 'Preço' });
  expect(group?.questions[0]?.id).toBe('preco-quanto-custa-o-km-alem-da-franquia');
});

test('repeated questions, and categories with the same slug, have unique anchors', () => {
  const category = { id: 1, name: 'Preço', slug: 'preco' };
  const groups = groupQuestions([
    { category, items: [item('E agora?'), item('E agora')] },
    { category: { ...category, id: 2 }, items: [item('E agora?')] },
  ]);
  expect(ids(groups)).toEqual(['preco', 'preco-e-agora', 'preco-e-agora-2', 'preco-2', 'preco-2-e-agora']);
  expect(new Set(ids(groups)).size).toBe(5);
});

test('a category without a question is left out', () => {
  expect(groupQuestions([{ category: { id: 1, name: 'Preço', slug: 'preco' }, items: [] }])).toEqual([]);
});
