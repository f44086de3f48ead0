import { expect, it } from 'vitest';
import { headerAfterScroll, headerAtRest, type HeaderPlace } from './header-place.ts';

type Scroll = readonly [position: number, documentHeight: number];

const scrolled = (scrolls: readonly Scroll[]) =>
  scrolls.reduce((before, [position, height]) => headerAfterScroll(before, position, height), headerAtRest).place;

const scrolledThrough = (positions: readonly number[]) => scrolled(positions.map((position) => [position, 3000]));

it.each<[string, readonly number[], HeaderPlace]>([
  ['a page that is not scrolled keeps it', [0], 'top'],
  ['up to 30 px the page counts as not scrolled', [30], 'top'],
  ['past 30 px, downwards, it hides', [31], 'hidden'],
  ['further down it stays hidden', [40, 400], 'hidden'],
  ['4 px upwards are no movement', [400, 396], 'hidden'],
  ['5 px upwards are one', [400, 395], 'fixed'],
  ['small steps upwards add up', [400, 397, 394], 'fixed'],
  ['4 px downwards are no movement either', [400, 300, 304], 'fixed'],
  ['5 px downwards hide it again', [400, 300, 305], 'hidden'],
  ['small steps downwards add up', [400, 300, 303, 306], 'hidden'],
  ['back within 30 px it is in its own place', [400, 300, 30], 'top'],
  ['a step over the 30 px that is no movement leaves it there', [28, 32], 'top'],
  ['something above the header scrolls away first', [-200, -120, 20], 'top'],
  ['pulled past the start of the page, it is in its place', [400, -40], 'top'],
])('%s', (_, positions, place) => {
  expect(scrolledThrough(positions)).toBe(place);
});

it.each<[string, readonly Scroll[], HeaderPlace]>([
  [
    'a section above that shrinks keeps the header hidden',
    [
      [400, 3000],
      [340, 2940],
    ],
    'hidden',
  ],
  [
    'a section above that grows keeps the header fixed',
    [
      [400, 3000],
      [300, 3000],
      [360, 3060],
    ],
    'fixed',
  ],
  [
    'the next scroll of the visitor counts from there',
    [
      [400, 3000],
      [340, 2940],
      [334, 2940],
    ],
    'fixed',
  ],
  [
    'a jump from the start of a page that has grown hides the header',
    [
      [10, 3000],
      [1200, 3400],
    ],
    'hidden',
  ],
  [
    'a page that shrinks up to its start shows the header in the flow',
    [
      [400, 3000],
      [20, 900],
    ],
    'top',
  ],
])('%s', (_, scrolls, place) => {
  expect(scrolled(scrolls)).toBe(place);
});
