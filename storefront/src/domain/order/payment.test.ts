import { describe, expect, test } from 'vitest';
import {
  contractNumberOf,
  isMethodChangeable,
  matchedSegment,
  usableCard,
  type CardAttempt,
  type Segment,
} from './payment.ts';

const attempt = (changes: Partial<CardAttempt> = {}): CardAttempt => ({
  initDigits: '4111',
  endDigits: '1111',
  isAuthorised: true,
  isRefused: false,
  token: 'token-1',
  ...changes,
});
const bare: CardAttempt = { initDigits: '4111', endDigits: '1111', isAuthorised: true, isRefused: false };

describe('the card to subscribe with', () => {
  test.each([
    ['authorised', attempt(), true],
    ['stored without refusal', attempt({ isAuthorised: false }), true],
    ['authorised, whatever was refused before', attempt({ isRefused: true }), true],
    ['refused', attempt({ isAuthorised: false, isRefused: true }), false],
    ['without a reference for later charges', bare, false],
    ['with an empty reference', attempt({ token: '' }), false],
  ])('is one that is %s: %#', (_, card, isUsable) => {
    expect(usableCard([card])).toBe(isUsable ? card : undefined);
  });

  test('is the newest usable one', () => {
    const history = [attempt({ isAuthorised: false, isRefused: true }), attempt({ token: 'new' }), attempt()];
    expect(usableCard(history)?.token).toBe('new');
    expect(usableCard([])).toBeUndefined();
  });
});

describe('the contract of an account', () => {
  const segment = (fleetId: number): Segment => ({ ibratanId: 1, fleetId, prefix: `P${fleetId}` });

  test.each([
    [[9], 'P9'],
    [[1, 11], 'P11'],
    [[24, 9], 'P24'],
    [[1, 2, 10, 19], undefined],
    [[], undefined],
  ])('with the segments %j has the prefix %s', (fleetIds, prefix) => {
    expect(matchedSegment(fleetIds.map(segment))?.prefix).toBe(prefix);
  });

  test("has its segment and order as number, or the account's own", () => {
    expect(contractNumberOf('31', segment(9))).toBe('P931');
    expect(contractNumberOf('31')).toBe('SDI31');
  });

  test.each([
    [true, 19, true],
    [true, 36, true],
    [true, 40, false],
    [false, 19, false],
  ])('with completed %s and payment method %i can be changed: %s', (isCompleted, methodId, isChangeable) => {
    expect(isMethodChangeable({ isCompleted, methodId })).toBe(isChangeable);
  });
});
