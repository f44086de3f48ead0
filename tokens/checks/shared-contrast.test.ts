import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PairMeasure } from '../src/contrast.ts';
import { contrastReport, houseSlots } from '../src/theme/index.ts';
import { describeSharedFaults, findSharedFaults, isExplainedBy } from './shared-contrast.ts';
import { parseTokenDocument } from './token-document.ts';

const documentAt = (name: string) =>
  parseTokenDocument(`tokens/semantic/${name}`, readFileSync(new URL(`../semantic/${name}`, import.meta.url), 'utf8'));
const colors = documentAt('color.json');
const documents = { normal: [colors], more: [documentAt('color.contrast-more.json')] };
const lineIn = ({ text }: { text: string }, key: string) =>
  text.split('\n').findIndex((line) => line.trim().startsWith(`"${key}":`)) + 1;

/** Measurements of a theme in which these pairs fail. */
const themeWith = (theme: string, isLow: (pair: PairMeasure) => boolean) => ({
  theme,
  pairs: contrastReport(houseSlots).map((pair) => (isLow(pair) ? { ...pair, ratio: 1.5, isEnough: false } : pair)),
});
const tell = (reports: Parameters<typeof findSharedFaults>[0]) =>
  describeSharedFaults(findSharedFaults(reports), documents);

test('legible themes have no problem', () => {
  expect(tell([themeWith('house', () => false)])).toEqual([]);
});

test('a muted text without a brand colour is reported once at its line, for all its grounds and themes', () => {
  const isMuted = ({ foreground, contrast }: PairMeasure) => foreground === 'color-text-muted' && contrast === 'normal';
  const problems = tell([themeWith('house', isMuted), themeWith('viaduto', isMuted)]);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({
    file: 'tokens/semantic/color.json',
    line: lineIn(colors, 'text-muted'),
    token: 'color.text-muted',
  });
  expect(problems[0]?.message).toMatch(/^is 1\.50:1 on color-surface-canvas \(it needs 4\.5:1\).* and 5 more/);
});

test('a pair that fails only with more contrast is reported in that file', () => {
  const isMuted = ({ foreground, contrast }: PairMeasure) => foreground === 'color-text-muted' && contrast === 'more';
  expect(tell([themeWith('house', isMuted)])).toMatchObject([
    { file: 'tokens/semantic/color.contrast-more.json', token: 'color.text-muted' },
  ]);
});

test('a ground on which every text fails is reported instead of each text', () => {
  const isOnCanvas = ({ background }: PairMeasure) => background === 'color-surface-canvas';
  expect(tell([themeWith('house', isOnCanvas), themeWith('viaduto', isOnCanvas)])).toMatchObject([
    { token: 'color.surface-canvas' },
  ]);
});

test('a brand colour that fails in one brand is reported for that brand; one that fails in all is a semantic problem', () => {
  const isButton = ({ foreground }: PairMeasure) => foreground === 'color-action-text';
  const fine = themeWith('viaduto', () => false);
  expect(tell([themeWith('house', isButton), fine])).toEqual([]);
  expect(tell([themeWith('house', isButton), themeWith('viaduto', isButton)])).toMatchObject([
    { file: 'tokens/semantic/color.json', token: 'color.action-text' },
  ]);
});

test('no brand is reported for a problem that a semantic token explains', () => {
  const faults = findSharedFaults([themeWith('house', ({ foreground }) => foreground === 'color-text-muted')]);
  const [muted, link] = ['color-text-muted', 'color-text-link'].map((name) =>
    contrastReport(houseSlots).find(({ foreground }) => foreground === name),
  ) as [PairMeasure, PairMeasure];
  expect([muted, link].map(isExplainedBy(faults))).toEqual([true, false]);
});
