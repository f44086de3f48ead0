import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roundPosition, formatCoordinates, parseCoordinates } from './location.ts';

const positions = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('a position', () => {
  test.each([
    [
      { latitude: -23.550_52, longitude: -46.633_31 },
      { latitude: -23.55, longitude: -46.63 },
    ],
    [
      { latitude: -0.001, longitude: 179.999 },
      { latitude: 0, longitude: 180 },
    ],
    [{ latitude: 90.01, longitude: 0 }, undefined],
    [{ latitude: 0, longitude: -181 }, undefined],
    [{ latitude: Number.NaN, longitude: 0 }, undefined],
  ])('%o is stored as %o', (position, expected) => {
    expect(roundPosition(position)).toEqual(expected);
  });

  test('loses a kilometre at most, and nothing more the second time', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const rounded = roundPosition(position);
        if (!rounded) throw new Error('A position on the globe was rejected');
        expect(Math.abs(rounded.latitude - position.latitude)).toBeLessThanOrEqual(0.005_000_1);
        expect(Math.abs(rounded.longitude - position.longitude)).toBeLessThanOrEqual(0.005_000_1);
        expect(roundPosition(rounded)).toEqual(rounded);
      }),
    );
  });

  test('is read back as it was written', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const rounded = roundPosition(position);
        expect(rounded && parseCoordinates(formatCoordinates(rounded))).toEqual(rounded);
      }),
    );
  });

  test.each(['', '-23.55', '-23.55;-46.63', 'a,b', '-91,0', '0,181', '1e1,2', ' 1,2', '1,2,3', 'Infinity,0', '--1,0'])(
    'is not read from "%s"',
    (written) => {
      expect(parseCoordinates(written)).toBeUndefined();
    },
  );
});
