import { Problem } from '../problem.ts';

/** Themes of a story: the shipped partners', or those made from difficult colours. */
export type StoryThemes = 'shipped' | 'made';

/** Reads the environment variable `STORY_THEMES`. */
export function readStoryThemes(name = 'shipped'): StoryThemes {
  if (name === 'shipped' || name === 'made') return name;
  throw new Problem(`STORY_THEMES is "${name}": it must be "made", or "shipped" (the default).`);
}
