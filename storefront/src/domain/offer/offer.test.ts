import { describe, expect, test } from 'vitest';
import {
  bodyTypeNamed,
  hasFastDelivery,
  isAvailableWith,
  isListedAsAvailable,
  isSameOffer,
  isWithinDeadlineLimit,
} from './offer.ts';

describe('availability', () => {
  test.each([
    [true, 'Em até 30 dias.', true],
    [true, '', true],
    [true, 'Sem disponibilidade.', false],
    [false, 'Em até 30 dias.', false],
    [false, 'Sem disponibilidade.', false],
    [true, 'Sem disponibilidade', true],
    [true, 'sem disponibilidade.', true],
  ])('with isAvailable %s and delivery text "%s" is %s', (isAvailable, deadlineInfo, expected) => {
    expect(isListedAsAvailable({ isAvailable, deadlineInfo })).toBe(expected);
  });

  test.each([
    [[{}], 'Em até 30 dias.', true],
    [[], 'Em até 30 dias.', false],
    [[{}], 'Sem disponibilidade.', false],
  ])('with conditions %j and delivery text "%s" is %s', (conditions, deadlineInfo, expected) => {
    expect(isAvailableWith({ deadlineInfo }, conditions)).toBe(expected);
  });

  test.each([
    [true, false, true],
    [true, true, true],
    [false, true, true],
    [false, false, false],
  ])('is within the limit for electric %s and limit flag %s: %s', (isElectric, isDeadlineWithinLimit, expected) => {
    expect(isWithinDeadlineLimit({ isElectric, isDeadlineWithinLimit: isDeadlineWithinLimit })).toBe(expected);
  });

  test.each([
    ['7 dias úteis em SP/ABC, em até 15 dias interior de SP e em 30 dias demais regiões.', true],
    ['7 dias úteis em SP/ABC, em até 15 dias interior de SP e em 30 dias demais regiões', false],
    ['7 dias úteis em SP/ABC', false],
    ['', false],
  ])('is fast delivery for the text "%s": %s', (deadlineInfo, expected) => {
    expect(hasFastDelivery(deadlineInfo)).toBe(expected);
  });
});

describe('identity', () => {
  const tCross = { modelCode: 'BF12', year: 2026, hasShield: false };
  test.each([
    [{}, true],
    [{ modelCode: 'BF13' }, false],
    [{ year: 2027 }, false],
    [{ hasShield: true }, false],
  ])('with %j is the same offer: %s', (difference, expected) => {
    expect(isSameOffer(tCross, { ...tCross, ...difference })).toBe(expected);
  });
});

test.each([
  ['SUVW', 'suvw'],
  ['Hatch', 'hatch'],
  ['Sedan', 'sedan'],
  ['Pick-up', 'pickup'],
  ['Elétrico', 'electric'],
  ['Minivan', 'minivan'],
  ['Conversível', 'unknown'],
  ['toString', 'unknown'],
  ['', 'unknown'],
])('the service\'s category "%s" is %s', (name, bodyType) => {
  expect(bodyTypeNamed(name)).toBe(bodyType);
});
