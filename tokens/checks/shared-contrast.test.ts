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

/** What a theme would measure with these pairs too low. */
const themeWith = (theme: string, isLow: (pair: PairMeasure) => boolean) => ({
  theme,
  pairs: contrastReport(houseSlots).map((pair) => (isLow(pair) ? { ...pair, ratio: 1.5, isEnough: false } : pair)),
});
const tell = (reports: Parameters<typeof findSharedFaults>[0]) =>
  describeSharedFaults(findSharedFaults(reports), documents);

test('themes that can be read have no fault', () => {
  expect(tell([themeWith('house', () => false)])).toEqual([]);
});

test('a muted text that no brand touches is told at its line, once for all its grounds and themes', () => {
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

test('what is wrong only where more contrast is asked for is told in the file that answers it', () => {
  const isMuted = ({ foreground, contrast }: PairMeasure) => foreground === 'color-text-muted' && contrast === 'more';
  expect(tell([themeWith('house', isMuted)])).toMatchObject([
    { file: 'tokens/semantic/color.contrast-more.json', token: 'color.text-muted' },
  ]);
});

test('a ground that nothing can be read on is blamed, not each ink', () => {
  const isOnCanvas = ({ background }: PairMeasure) => background === 'color-surface-canvas';
  expect(tell([themeWith('house', isOnCanvas), themeWith('viaduto', isOnCanvas)])).toMatchObject([
    { token: 'color.surface-canvas' },
  ]);
});

test('a brand colour that fails in one brand is that brand’s fault; in every brand it is the meaning’s', () => {
  const isButton = ({ foreground }: PairMeasure) => foreground === 'color-action-text';
  const fine = themeWith('viaduto', () => false);
  expect(tell([themeWith('house', isButton), fine])).toEqual([]);
  expect(tell([themeWith('house', isButton), themeWith('viaduto', isButton)])).toMatchObject([
    { file: 'tokens/semantic/color.json', token: 'color.action-text' },
  ]);
});

test('no brand is blamed for what a wrong meaning explains', () => {
  const faults = findSharedFaults([themeWith('house', ({ foreground }) => foreground === 'color-text-muted')]);
  const [muted, link] = ['color-text-muted', 'color-text-link'].map((name) =>
    contrastReport(houseSlots).find(({ foreground }) => foreground === name),
  ) as [PairMeasure, PairMeasure];
  expect([muted, link].map(isExplainedBy(faults))).toEqual([true, false]);
});
