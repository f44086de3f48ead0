import { expect, it } from 'vitest';
import { listPictures, type Story } from './pictures.ts';

const story = (title: string, name: string, inline?: boolean): Story => ({
  id: `${title}--${name}`.toLowerCase().replaceAll(/[ /]/g, '-'),
  title,
  name,
  parameters: inline === undefined ? {} : { docs: { story: { inline } } },
});
const stories = [
  story('Componentes/Button', 'Primary'),
  story('Componentes/Dialog', 'Medium', false),
  story('Componentes/Dialog', 'Large', false),
  story('Sistema', 'Todos os componentes'),
  story('Sistema', 'Tudo, em cores forçadas'),
];
const namesOf = (only?: string) => listPictures(stories, ['viaduto'], only).map(({ name }) => name);

it('every story is seen on a phone and on a desk, in the house theme', () => {
  expect(namesOf('button')).toEqual(['Componentes/Button/Primary, 360 px', 'Componentes/Button/Primary, 1280 px']);
});

it('what shows every component is seen in each theme and mode', () => {
  expect(namesOf('Todos')).toEqual(
    ['', ', contrast', ', forced colours', ', viaduto', ', viaduto, contrast', ', viaduto, forced colours'].flatMap(
      (look) => [360, 1280].map((width) => `Sistema/Todos os componentes, ${width} px${look}`),
    ),
  );
});

it('a component that covers the page has its first story in each theme and mode', () => {
  expect(namesOf('dialog/medium')).toHaveLength(12);
  expect(namesOf('dialog/large')).toHaveLength(2);
});

it('no two pictures share a file', () => {
  const keys = listPictures(stories, ['viaduto', 'casa-andrade']).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
