import { expect, it } from 'vitest';
import type { Picture } from './pictures.ts';
import { describe as say, writeReport, type Verdict } from './report.ts';

const picture = (key: string): Picture => ({
  key,
  name: `Components/<${key}>, 360 px`,
  storyId: key,
  width: 360,
  height: 740,
});
const verdicts: Verdict[] = [
  { picture: picture('same'), outcome: 'same' },
  { picture: picture('changed'), outcome: 'changed', pixels: 1 },
  { picture: picture('new'), outcome: 'new' },
  { picture: picture('gone'), outcome: 'gone' },
  { picture: picture('failed'), outcome: 'failed', reason: 'it broke' },
];

it('a line names the picture and how much of it changed, or why there is none', () => {
  expect(verdicts.map(say)).toEqual([
    'Components/<same>, 360 px',
    'Components/<changed>, 360 px: 1 pixel',
    'Components/<new>, 360 px',
    'Components/<gone>, 360 px',
    'Components/<failed>, 360 px: it broke',
  ]);
});

it('the page shows before, after and difference of each changed picture only', () => {
  const page = writeReport(verdicts, 'main');
  const shown = [...page.matchAll(/<img[^>]* src="(?<file>[^"]+)"/g)].map((match) => match.groups?.['file']);
  expect(shown).toEqual([
    'base/changed.png',
    'now/changed.png',
    'difference/changed.png',
    'base/gone.png',
    'now/new.png',
  ]);
  expect(page).toContain('Components/&lt;failed&gt;, 360 px: it broke');
  expect(page).toContain('5 compared, 1 the same.');
});
