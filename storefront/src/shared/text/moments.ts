/**
 * Times in the time zone of São Paulo, as ISO dates and as pt-BR text. Texts are composed from `formatToParts`, because
 * order and separators of `format()` differ between engines. For `en-CA` V8 returns `2026-11-23` and WebKitGTK
 * `11/23/2026`.
 */
import { nbsp, once } from './format.ts';

const timeZone = 'America/Sao_Paulo';

const isoFormat = once(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);
const textFormat = once(
  () =>
    new Intl.DateTimeFormat('pt-BR', {
      timeZone,
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

type Parts = Record<'year' | 'month' | 'day' | 'hour' | 'minute', string>;

const partsOf = (format: Intl.DateTimeFormat, moment: Date): Parts => {
  const found = format.formatToParts(moment).map(({ type, value }) => [type, value]);
  return Object.fromEntries(found) as Parts;
};

/** The date of a time, `YYYY-MM-DD`. */
export function isoDateOf(moment: Date): string {
  const { year, month, day } = partsOf(isoFormat(), moment);
  return `${year}-${month}-${day}`;
}

/** The current date, `YYYY-MM-DD`. */
export const today = (): string => isoDateOf(new Date());

/**
 * `{ day: '18', month: 'nov', year: '2026', hour: '10', minute: '12' }`.
 * @param moment ISO string.
 */
export function textPartsOf(moment: string): Parts {
  const parts = partsOf(textFormat(), new Date(moment));
  return { ...parts, month: parts.month.replace('.', '') };
}

/**
 * `18 nov 2026`, which stays in one line.
 * @param moment ISO string.
 */
export function formatDate(moment: string): string {
  const { day, month, year } = textPartsOf(moment);
  return [day, month, year].join(nbsp);
}

/**
 * `18 nov 2026, 10:12`.
 * @param moment ISO string.
 */
export function formatDateTime(moment: string): string {
  return `${formatDate(moment)}, ${formatTime(moment)}`;
}

/**
 * `10:12`.
 * @param moment ISO string.
 */
export function formatTime(moment: string): string {
  const { hour, minute } = textPartsOf(moment);
  return `${hour}:${minute}`;
}

/** Noon in São Paulo, because midnight UTC would be the day before there. */
export const noonOf = (day: string) => `${day}T15:00:00Z`;

/** Formats YYYY-MM-DD as `18 nov 2026`. */
export const formatDay = (day: string): string => formatDate(noonOf(day));
