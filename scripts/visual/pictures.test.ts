import { expect, it } from 'vitest';
import { listPictures, type Story } from './pictures.ts';

const story = (title: string, name: string, inline?: boolean): Story => ({
  id: `${title}--${name}`.toLowerCase().replaceAll(/[ /]/g, '-'),
  title,
  name,
  parameters: inline === undefined ? {} : { docs: { story: { inline } } },
});
const stories = [
  story('Components/Button', 'Primary'),
  story('Components/Dialog', 'Medium', false),
  story('Components/Dialog', 'Large', false),
  story('System/Overview', 'Components'),
  story('System/Overview', 'Everything In Forced Colors'),
];
const namesOf = (...only: string[]) => listPictures(stories, ['viaduto'], { only }).map(({ name }) => name);

it('every story has pictures of a phone, a tablet and a desktop, in the house theme', () => {
  expect(namesOf('button')).toEqual([360, 768, 1280].map((width) => `Components/Button/Primary, ${width} px`));
});

it('several names choose the stories of each', () => {
  expect(namesOf('button', 'dialog/large')).toHaveLength(6);
});

it('the name of a component’s folder chooses its stories', () => {
  const stepLine = story('Patterns/StepLine', 'Default');
  expect(listPictures([...stories, stepLine], [], { only: ['step-line'] })).toHaveLength(3);
});

it('a group chooses the stories below its title, and not those of a title with the same prefix', () => {
  const titlesOf = (group: string) => new Set(listPictures(stories, [], { groups: [group] }).map(({ title }) => title));
  expect([...titlesOf('components')]).toEqual(['Components/Button', 'Components/Dialog']);
  expect([...titlesOf('Components/But')]).toEqual([]);
});

it('stories that show every component have a picture in each theme and mode', () => {
  expect(namesOf('overview/components')).toEqual(
    ['', ', contrast', ', forced colours', ', viaduto', ', viaduto, contrast', ', viaduto, forced colours'].flatMap(
      (look) => [360, 768, 1280].map((width) => `System/Overview/Components, ${width} px${look}`),
    ),
  );
});

it('a component that covers the page has its first story in each theme and mode', () => {
  expect(namesOf('dialog/medium')).toHaveLength(18);
  expect(namesOf('dialog/large')).toHaveLength(3);
});

it('no two pictures share a file', () => {
  const keys = listPictures(stories, ['viaduto', 'casa-andrade']).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
