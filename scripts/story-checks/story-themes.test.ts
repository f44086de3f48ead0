import { expect, it } from 'vitest';
import { readStoryThemes } from './story-themes.ts';

it.each([
  [undefined, 'shipped'],
  ['shipped', 'shipped'],
  ['made', 'made'],
])('STORY_THEMES=%s selects the %s themes', (name, themes) => {
  expect(readStoryThemes(name)).toBe(themes);
});

it('an unknown value of STORY_THEMES is rejected', () => {
  expect(() => readStoryThemes('makes')).toThrow('STORY_THEMES is "makes": it must be "made", or "shipped"');
});
