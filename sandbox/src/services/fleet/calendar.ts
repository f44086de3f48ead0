const day = 86_400_000;

const saoPaulo = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day it is in São Paulo, YYYY-MM-DD. */
export function calendarDay(instant: Date): string {
  return saoPaulo.format(instant);
}

/** @param days whole days after (or, negative, before) the instant */
export function calendarDayAfter(instant: Date, days: number): string {
  return calendarDay(new Date(instant.getTime() + days * day));
}
