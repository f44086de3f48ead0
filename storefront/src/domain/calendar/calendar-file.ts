/** Dates of an order as an iCalendar file (RFC 5545), which every calendar imports. */
import { addDays } from './days.ts';

export interface CalendarDay {
  /** Unique in the file. A second import replaces the event with the same id. */
  id: string;
  /** `YYYY-MM-DD`. */
  day: string;
  title: string;
  text: string;
  place?: string;
}

/** RFC 5545 §3.3.11. */
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');

/** Octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const codePoint = character.codePointAt(0) ?? 0;
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x1_00_00 ? 3 : 4;
}

/** Folds a line at 75 octets without cutting a character (§3.1). */
function folded(line: string): string {
  let [result, room] = ['', 75];
  for (const character of line) {
    const size = octetsOf(character);
    if (size > room) {
      result += '\r\n ';
      room = 74;
    }
    result += character;
    room -= size;
  }
  return result;
}

/** @param madeAt ISO moment */
export function calendarFile(days: readonly CalendarDay[], { name, madeAt }: { name: string; madeAt: string }): string {
  const basic = (day: string) => day.replaceAll('-', '');
  const stamp = `${madeAt.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(name)}//PT-BR`,
    ...days.flatMap(({ id, day, title, text, place }) => [
      'BEGIN:VEVENT',
      `UID:${id}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${basic(day)}`,
      `DTEND;VALUE=DATE:${basic(addDays(day, 1))}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(text)}`,
      ...(place === undefined ? [] : [`LOCATION:${escaped(place)}`]),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
