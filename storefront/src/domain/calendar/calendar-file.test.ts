import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const day = { id: '31-retirada', day: '2026-12-31', title: 'Retirada', text: 'Rua A, 1; leve a CNH\ne este número' };
const options = { name: 'Loja', madeAt: '2026-11-22T12:00:00.000Z' };
const fileOf = (changes: object = {}) => calendarFile([{ ...day, ...changes }], options);

it('a day becomes an event of that day, with its text escaped', () => {
  expect(fileOf({ place: 'Concessionária, Centro' }).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Loja//PT-BR',
    'BEGIN:VEVENT',
    'UID:31-retirada',
    'DTSTAMP:20261122T120000Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Retirada',
    String.raw`DESCRIPTION:Rua A\, 1\; leve a CNH\ne este número`,
    String.raw`LOCATION:Concessionária\, Centro`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it('long lines are folded at 75 octets between characters, and unfold to the same text', () => {
  const text = 'ação '.repeat(60).trim();
  const file = fileOf({ text });
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${text}`);
});
