import { expect, test } from 'vitest';
import { findBrandShapeProblems, slotRules } from './brand-shape.ts';
import { parseTokenDocument } from './token-document.ts';

const problemsOf = (tokens: object, kind: 'brand' | 'partner' = 'partner') =>
  findBrandShapeProblems(parseTokenDocument('slots.json', JSON.stringify(tokens)), kind);

test('a brand has thirteen slots', () => {
  expect(Object.keys(slotRules)).toHaveLength(13);
});

test('a partner may set one slot and leave the rest to the house', () => {
  expect(problemsOf({ brand: { radius: { $type: 'dimension', $value: { value: 0, unit: 'rem' } } } })).toEqual([]);
});

test('a whole brand misses what it leaves out', () => {
  expect(problemsOf({ brand: { 'neutral-hue': { $value: 165 } } }, 'brand')).toHaveLength(12);
});

test.each([
  ['a slot that does not exist', { brand: { 'font-body': { $value: '{base.font.archivo}' } } }],
  ['a semantic token', { color: { text: { $value: '{base.mata.900}' } } }],
  ['a font we do not ship', { brand: { 'font-display': { $value: ['Comic Sans MS'] } } }],
  ['a colour in hex', { brand: { action: { $value: '#ff0000' } } }],
  ['a hue over a turn', { brand: { 'neutral-hue': { $value: 720 } } }],
  ['a radius in px', { brand: { radius: { $value: { value: 4, unit: 'px' } } } }],
])('a partner that sets %s is refused', (_, tokens) => {
  expect(problemsOf(tokens)).toHaveLength(1);
});
