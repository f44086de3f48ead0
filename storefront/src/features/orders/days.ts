/** Days and numbers of orders in pt-BR. */
import type { DayRange } from '#/domain/order/order.ts';
import { nbsp } from '#/shared/text/format.ts';
import { formatDay, noonOf, textPartsOf } from '#/shared/text/moments.ts';

/** `30 nov a 4 dez`, with the year if it is needed. */
export function formatDays({ from, to }: DayRange, { hasYear = false } = {}): string {
  const short = (iso: string) => {
    const { day, month } = textPartsOf(noonOf(iso));
    return `${day}${nbsp}${month}`;
  };
  const end = hasYear ? formatDay(to) : short(to);
  return from === to ? end : `${short(from)} a ${end}`;
}

const months = [
  'Janeiro',
  'Fevereiro',
  'Março',
  'Abril',
  'Maio',
  'Junho',
  'Julho',
  'Agosto',
  'Setembro',
  'Outubro',
  'Novembro',
  'Dezembro',
] as const;

/** `Março de 2027` of YYYY-MM. */
export function formatMonth(month: string): string {
  const [year, number] = month.split('-');
  return `${months[Number(number) - 1] ?? number} de ${year}`;
}

/** `cl•••@exemplo.com.br`: enough to recognise one's own e-mail. */
export const maskedEmail = (email: string): string => email.replace(/^(.{2})[^@]*(?=@)/, '$1•••');
