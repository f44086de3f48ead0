const day = 86_400_000;

const saoPaulo = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Sao_Paulo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day in São Paulo, YYYY-MM-DD. Uses formatted parts, because their order depends on the ICU version. */
export function calendarDay(instant: Date): string {
  const parts = saoPaulo.formatToParts(instant);
  const part = (wanted: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value;
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** @param days whole days after (or, negative, before) the instant */
export function calendarDayAfter(instant: Date, days: number): string {
  return calendarDay(new Date(instant.getTime() + days * day));
}
