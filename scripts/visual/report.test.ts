import { expect, it } from 'vitest';
import type { Picture } from './pictures.ts';
import { describe as say, writeReport, type Verdict } from './report.ts';

const picture = (key: string): Picture => ({
  key,
  name: `Components/<${key}>, 360 px`,
  storyId: key,
  title: 'Components/Group',
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

it('a line names the picture and its difference, or why there is none', () => {
  expect(verdicts.map(say)).toEqual([
    'Components/<same>, 360 px',
    'Components/<changed>, 360 px: 1 pixel',
    'Components/<new>, 360 px',
    'Components/<gone>, 360 px',
    'Components/<failed>, 360 px: it broke',
  ]);
});

it('the page shows the changed part before, after and as difference, with links to the whole pictures', () => {
  const page = writeReport(verdicts, 'main');
  const shown = [...page.matchAll(/<img[^>]* src="(?<file>[^"]+)"/g)].map((match) => match.groups?.['file']);
  expect(shown).toEqual([
    'base-crop/changed.png',
    'now-crop/changed.png',
    'difference-crop/changed.png',
    'base/gone.png',
    'now/new.png',
  ]);
  expect(page).toContain('href="base/changed.png"');
  expect(page).toContain('Components/&lt;failed&gt;, 360 px: it broke');
  expect(page).toContain('5 compared, 1 the same.');
});

const access = (spoken: string[], stops: string[]) => ({
  spoken,
  stops: stops.map((name) => ({ name, left: 0, top: 0 })),
});
const unheard: Verdict = {
  picture: picture('unheard'),
  outcome: 'changed',
  access: {
    base: access(['button, Enviar'], ['button "Enviar"']),
    now: access(['button, Mandar'], ['button "Mandar"']),
  },
};

it('a story with the same picture but other phrases is listed with the changes', () => {
  expect(say(unheard)).toBe('Components/<unheard>, 360 px: read otherwise, another focus path');
  const page = writeReport([unheard], 'main');
  expect(page).toContain('<li data-in="base"><b>−</b> button, Enviar</li>');
  expect(page).toContain('<li data-in="now"><b>+</b> button, Mandar</li>');
  expect(page).toContain('src="now-focus/unheard.png"');
});

it('changed tokens are listed with the pages that read them', () => {
  const tokens = { variables: ['--radius-card'], titles: ['Components/Content/Card'] };
  expect(writeReport([], 'main', tokens)).toContain('Read by Components/Content/Card.');
  expect(writeReport([], 'main', { ...tokens, titles: undefined })).toContain('Read by every story.');
  expect(writeReport([], 'main')).not.toContain('Changed tokens');
});
