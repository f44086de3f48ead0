import { expect, test } from 'vitest';
import { idleShare, type Times } from './rest.ts';

const times = (part: Partial<Times>): Times => ({ user: 0, nice: 0, sys: 0, irq: 0, idle: 0, ...part });

test('the idle share is the mean over all processors', () => {
  const before = [times({ user: 500, idle: 1000 }), times({ sys: 100, idle: 2000 })];
  const after = [times({ user: 500, idle: 2000 }), times({ user: 200, sys: 500, nice: 200, irq: 100, idle: 2100 })];
  expect(idleShare(before, after)).toBeCloseTo(0.55);
});

test('two readings at the same moment have an idle share of 1', () => {
  const now = [times({ user: 5, idle: 7 })];
  expect(idleShare(now, now)).toBe(1);
});
