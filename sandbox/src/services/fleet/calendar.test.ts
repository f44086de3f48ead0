import { afterEach, describe, expect, it, vi } from 'vitest';
import { calendarDay, calendarDayAfter } from './calendar.ts';

afterEach(() => void vi.restoreAllMocks());

describe('the calendar of the fleet service', () => {
  it.each([
    ['2026-11-23T12:00:00Z', '2026-11-23'],
    ['2027-01-01T02:59:59Z', '2026-12-31'],
    ['2027-01-01T03:00:00Z', '2027-01-01'],
  ])('the instant %s is on the day %s in São Paulo', (instant, day) => {
    expect(calendarDay(new Date(instant))).toBe(day);
  });

  it('counts whole days forwards and backwards', () => {
    const instant = new Date('2026-12-31T12:00:00Z');
    expect([calendarDayAfter(instant, 1), calendarDayAfter(instant, -1)]).toEqual(['2027-01-01', '2026-12-30']);
  });

  it('does not depend on the order within a formatted date', () => {
    vi.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get').mockReturnValue(() => '11/23/2026');
    expect(calendarDay(new Date('2026-11-23T12:00:00Z'))).toBe('2026-11-23');
  });
});
