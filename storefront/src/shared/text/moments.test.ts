import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatDate, formatDateTime, formatTime, isoDateOf, today } from './moments.ts';

afterEach(() => void vi.restoreAllMocks());

describe('times are formatted in the time zone of São Paulo', () => {
  it.each([
    ['2026-11-18T13:12:00Z', '18\u00a0nov\u00a02026, 10:12'],
    ['2026-11-18T13:12:00.000-03:00', '18\u00a0nov\u00a02026, 13:12'],
    ['2027-01-01T02:59:00Z', '31\u00a0dez\u00a02026, 23:59'],
    ['2027-03-05T03:00:00Z', '5\u00a0mar\u00a02027, 00:00'],
    ['2026-05-09T15:00:00Z', '9\u00a0mai\u00a02026, 12:00'],
  ])('the time %s is formatted as %s', (moment, text) => {
    expect(formatDateTime(moment)).toBe(text);
    expect([formatDate(moment), formatTime(moment)]).toEqual(text.split(', '));
  });

  it.each([
    ['2026-11-23T12:00:00Z', '2026-11-23'],
    ['2027-01-01T02:59:59.999Z', '2026-12-31'],
    ['2027-01-01T03:00:00Z', '2027-01-01'],
  ])('the ISO date of %s is %s', (moment, date) => {
    expect(isoDateOf(new Date(moment))).toBe(date);
  });
});

describe('with an engine that orders formatted dates as MM/DD/YYYY', () => {
  beforeEach(() => {
    vi.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get').mockReturnValue(() => '11/23/2026');
    vi.useFakeTimers({ now: new Date('2026-11-23T15:04:00Z') });
  });

  it('today is still an ISO date', () => {
    expect(today()).toBe('2026-11-23');
  });

  it('a time is still formatted as pt-BR text', () => {
    expect(formatDateTime('2026-11-23T15:04:00Z')).toBe('23\u00a0nov\u00a02026, 12:04');
  });
});
