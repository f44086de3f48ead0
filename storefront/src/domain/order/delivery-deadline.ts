/** The last delivery day by the offer's delivery text, counted from the order. */
import { addBusinessDays, addDays } from '../calendar/days.ts';
import { isSameCity, type Dealer } from '../place/dealer.ts';
import { hasFastDelivery } from '../offer/offer.ts';

/** "SP/ABC" in the text of fast delivery: the capital and the cities of the ABC region. */
const metropolitan = ['São Paulo', 'Santo André', 'São Bernardo do Campo', 'São Caetano do Sul'];

/**
 * Returns `undefined` for a text without a period.
 * @param text `deadlineInfo` of the offer (spec §3)
 * @param orderedOn `YYYY-MM-DD`
 */
export function deliveryDeadline(
  text: string,
  { orderedOn, dealer }: { orderedOn: string; dealer?: Pick<Dealer, 'city' | 'uf'> },
): string | undefined {
  if (!hasFastDelivery(text)) {
    const days = /^(?:entrega )?em até (\d{1,3}) dias\.?$/i.exec(text.trim())?.[1];
    return days === undefined ? undefined : addDays(orderedOn, Number(days));
  }
  if (!dealer) return undefined;
  const isMetropolitan = dealer.uf === 'SP' && metropolitan.some((city) => isSameCity(city, dealer.city));
  if (isMetropolitan) return addBusinessDays(orderedOn, 7);
  return addDays(orderedOn, dealer.uf === 'SP' ? 15 : 30);
}
