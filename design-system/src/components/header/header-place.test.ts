import { expect, it } from 'vitest';
import { headerAfterScroll, headerAtRest, type HeaderPlace } from './header-place.ts';

const scrolledThrough = (positions: readonly number[]) => positions.reduce(headerAfterScroll, headerAtRest).place;

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
