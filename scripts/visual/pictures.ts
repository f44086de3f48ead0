/** A story in Storybook's index. */
export interface Story {
  id: string;
  title: string;
  name: string;
  parameters: { docs?: { story?: { inline?: boolean } } };
}

/** Emulated media features. */
export type Mode = 'contrast' | 'forced colours';

export interface Picture {
  /** Unique, and valid as a file name. */
  key: string;
  /** Displayed name: the story, its width, and any theme or mode other than the default. */
  name: string;
  storyId: string;
  /** Title of the story's page in the manual. */
  title: string;
  width: number;
  height: number;
  /** Partner of the theme; absent for the house. */
  partner?: string;
  mode?: Mode;
}

/** Widths of a phone, a tablet and a desktop, in CSS pixels. */
const windows = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
] as const;
const modes: readonly (Mode | undefined)[] = [undefined, 'contrast', 'forced colours'];

/** Filter of stories. Case is ignored, and so are hyphens in names: `error-summary` is the folder of ErrorSummary. */
export interface Filter {
  /** Parts of titles, names or ids: a story needs one of them. */
  only?: readonly string[];
  /** Prefixes of titles: `Components/Forms`. A story needs one of them. */
  groups?: readonly string[];
}

const bare = (text: string) => text.toLowerCase().replaceAll('-', '');
const has = (text: string, part: string) => bare(text).includes(bare(part));

/** Title and names of the stories that show every component and every pattern. */
const everything = { title: 'System/Overview', names: ['Components', 'Patterns'] };

/**
 * The stories for every theme and mode: those that show everything, and the first of each component that covers the
 * page and so can't be part of the others.
 */
function pickForModes(stories: readonly Story[]): ReadonlySet<string> {
  const covering = stories.filter(({ parameters }) => parameters.docs?.story?.inline === false);
  const firstOfEach = new Map(covering.toReversed().map((story) => [story.title, story.id]));
  const all = stories.filter(({ title, name }) => title === everything.title && everything.names.includes(name));
  return new Set([...firstOfEach.values(), ...all.map(({ id }) => id)]);
}

/**
 * All pictures of a tree's stories: each in the house theme at three widths, and the overview stories in all themes,
 * with more contrast and in forced colours.
 */
export function listPictures(
  stories: readonly Story[],
  partners: readonly string[],
  { only = [], groups = [] }: Filter = {},
): Picture[] {
  const inModes = pickForModes(stories);
  const isNamed = ({ id, title, name }: Story) =>
    only.length === 0 || only.some((part) => [id, `${title}/${name}`].some((text) => has(text, part)));
  const isInGroup = ({ title }: Story) =>
    groups.length === 0 || groups.some((group) => `${title}/`.toLowerCase().startsWith(`${group.toLowerCase()}/`));
  const isWanted = (story: Story) => isNamed(story) && isInGroup(story);
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
          title: story.title,
          width,
          height,
          ...(partner !== undefined && { partner }),
          ...(mode !== undefined && { mode }),
        };
      }),
    );
  });
}
