/** A story as Storybook tells of it. */
export interface Story {
  id: string;
  title: string;
  name: string;
  parameters: { docs?: { story?: { inline?: boolean } } };
}

/** Settings of the device that a page answers. */
export type Mode = 'contrast' | 'forced colours';

export interface Picture {
  /** Unique, and fit to be a file's name. */
  key: string;
  /** What people read: the story, its width, and whatever is not the house's everyday look. */
  name: string;
  storyId: string;
  width: number;
  height: number;
  /** Partner whose theme it wears; absent for the house. */
  partner?: string;
  mode?: Mode;
}

/** A phone and a desk, in CSS pixels. */
const windows = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
] as const;
const modes: readonly (Mode | undefined)[] = [undefined, 'contrast', 'forced colours'];

/** Title and names of the stories that show every component and every pattern. */
const everything = { title: 'System/Overview', names: ['Components', 'Patterns'] };

/**
 * The stories to see in every theme and mode: those that show everything, and the first of each component that covers
 * the page and so can't stand among the others.
 */
function pickForModes(stories: readonly Story[]): ReadonlySet<string> {
  const covering = stories.filter(({ parameters }) => parameters.docs?.story?.inline === false);
  const firstOfEach = new Map(covering.toReversed().map((story) => [story.title, story.id]));
  const all = stories.filter(({ title, name }) => title === everything.title && everything.names.includes(name));
  return new Set([...firstOfEach.values(), ...all.map(({ id }) => id)]);
}

/**
 * Every picture of a tree's stories: each in the house theme at two widths, and what shows everything in all themes,
 * with more contrast and in forced colours.
 * @param only part of a title, name or id; the case doesn't count
 */
export function listPictures(stories: readonly Story[], partners: readonly string[], only = ''): Picture[] {
  const inModes = pickForModes(stories);
  const isWanted = ({ id, title, name }: Story) =>
    [id, `${title}/${name}`].some((text) => text.toLowerCase().includes(only.toLowerCase()));
  return stories.filter(isWanted).flatMap((story) => {
    const looks = inModes.has(story.id)
      ? [undefined, ...partners].flatMap((partner) => modes.map((mode) => ({ partner, mode })))
      : [{ partner: undefined, mode: undefined }];
    return looks.flatMap(({ partner, mode }) =>
      windows.map(({ width, height }): Picture => {
        const look = [partner, mode].filter((part) => part !== undefined);
        return {
          key: [story.id, String(width), ...look].join('.').replaceAll(' ', '-'),
          name: [`${story.title}/${story.name}`, `${width} px`, ...look].join(', '),
          storyId: story.id,
          width,
          height,
          ...(partner !== undefined && { partner }),
          ...(mode !== undefined && { mode }),
        };
      }),
    );
  });
}
