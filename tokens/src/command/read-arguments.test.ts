import { expect, test } from 'vitest';
import { WrongUse } from './command-problem.ts';
import { readArguments } from './read-arguments.ts';

const asked = ['new', 'novo', '--color', '#ffe600'];

test('options are accepted before and after the slug, with or without an equals sign', () => {
  expect(readArguments(['--radius=0.5', ...asked, '--logo', 'No vo', '--force'])).toEqual({
    values: { color: '#ffe600', radius: '0.5', logo: 'No vo', force: true },
    positionals: ['new', 'novo'],
  });
});

test('a value that begins with a dash is accepted', () => {
  expect(readArguments([...asked, '--radius', '-1']).values.radius).toBe('-1');
  expect(readArguments([...asked, '--logo', '--']).values.logo).toBe('--');
});

const options = ['color', 'name', 'accent', 'display-font', 'radius', 'logo', 'out', 'from', 'slug', 'as', 'contrast'];

test.each(options)('--%s without a value, or with an empty one, lists its allowed values', (option) => {
  const takes = new RegExp(`^--${option} takes an? [^\\n]+\\.$|^--${option} takes the [^\\n]+\\.$`);
  expect(() => readArguments(['new', 'novo', `--${option}`])).toThrow(takes);
  expect(() => readArguments(['new', 'novo', `--${option}`, '--force'])).toThrow(takes);
  expect(() => readArguments(['new', 'novo', `--${option}`, ' '])).toThrow(takes);
});

test.each([
  ['an option twice', [...asked, '--color', '#000'], '--color stands there twice: give it once.'],
  ['an option it doesn’t know', [...asked, '--colour', 'x'], "Unknown option '--colour'."],
  ['a slug with a dash', ['new', '-1', '--color', '#000'], "Unknown option '-1'."],
] as const)('%s is refused in a sentence', (_, given, sentence) => {
  expect(() => readArguments(given)).toThrow(new WrongUse(sentence));
});
