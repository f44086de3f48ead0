import type { ImpossibleReason } from '#/domain/offer/condition-options.ts';
import type { UrlPart } from './offer.slice.ts';
import type { Readjustment } from '#/domain/comparison/readjustment.ts';
import type { TrueCostRow } from '#/domain/comparison/true-cost.ts';
import { formatKm, formatMoney, formatMoneyDifference, formatMonths } from '#/shared/text/format.ts';
import { readjustmentWords, totalLabel } from '#/shared/text/readjusted-total.ts';

/** Article and noun by the car's grammatical gender (`isMale`). */
const article = (isMale: boolean) => (isMale ? 'o' : 'a');

export const offerCopy = {
  offers: 'Ofertas',
  priceLabel: 'Mensalidade com tudo incluído',
  priceLabelFrom: 'Mensalidade do plano de referência',
  fastDelivery: 'Entrega rápida',
  shielded: 'Blindado',
  configure: 'A sua assinatura',
  version: 'Versão',
  /** @param cost `monthlyPrice` or `costDifference` */
  inMonths: (months: number, cost: string) => `${formatMonths(months)}, ${cost}`,
  unavailable: 'sem disponibilidade',
  /** Exact text of the vehicle service (spec §4). */
  unavailableBadge: 'Sem disponibilidade.',
  versionFailed: (wanted: string, shown: string) =>
    `A versão ${wanted} não carregou. O plano nesta página continua com a versão ${shown}.`,
  accessories: 'Acessórios',
  noAccessories: 'Sem acessórios',
  deadline: 'Prazo',
  monthlyKm: 'Quilômetros por mês',
  color: 'Cor',
  monthlyPrice: (amountInCents: number) => `${formatMoney(amountInCents)}/mês`,
  /** Price difference of an option to the chosen plan. */
  costDifference: (amountInCents: number) =>
    amountInCents === 0 ? 'mesmo preço' : `${formatMoneyDifference(amountInCents)}/mês`,
  coupon: (code: string) => `Cupom ${code}`,
  perDay: (monthlyKm: number) =>
    `${formatKm(monthlyKm)} por mês, cerca de ${formatKm(Math.round(monthlyKm / 30))} por dia.`,
  nothingNow: 'Sem entrada. Nada é cobrado agora: a primeira mensalidade vem depois da retirada.',
  summary: 'Resumo do plano',
  update: 'Atualizar preço',
  changed: (from: string, to: string) => `O preço foi atualizado de ${from} para ${to} por mês.`,
  announced: (price: string, total: string, months: number, readjustment?: Readjustment) =>
    `Mensalidade de ${price}. Total em ${formatMonths(months)}${readjustment ? `, com ${readjustmentWords(readjustment)}` : ''}: ${total}.`,
  adjusted: 'A combinação deste link não está disponível. Mostramos a mais próxima dela.',
  adjustedForVersion: (parts: string) => `Esta versão não tem o plano que você montou: mudou ${parts}.`,
  simulationFailed:
    'Este preço vem da tabela e ainda não foi confirmado. Assim que a conexão voltar, conferimos de novo.',
  order: ({ name, isMale }: { name: string; isMale: boolean }) => `Assinar ${isMale ? 'este' : 'esta'} ${name}`,
  contact: 'Assinar pelo WhatsApp',
  subscribe: ({ name, isMale }: { name: string; isMale: boolean }) => `Assinar ${article(isMale)} ${name}`,
} as const;

/** Price of an option: the absolute price of the chosen one, the difference of every other one. */
export const costCopy = (
  { isSelected, differenceInCents = 0 }: { isSelected: boolean; differenceInCents?: number },
  monthlyInCents: number,
): string => (isSelected ? offerCopy.monthlyPrice(monthlyInCents) : offerCopy.costDifference(differenceInCents));

/** Why an option is disabled. */
export const reasonCopy = {
  notWithColor: 'indisponível nesta cor',
  notWithTerm: 'indisponível neste prazo',
  notWithKm: 'indisponível nesta quilometragem',
} as const satisfies Record<ImpossibleReason, string>;

/** Parts of a plan, as named in a sentence. */
export const planPartCopy = {
  deadlineInMonths: 'o prazo',
  monthlyKm: 'a quilometragem',
  colorCode: 'a cor',
  accessoryText: 'o pacote de acessórios',
  version: 'a versão',
} as const satisfies Record<UrlPart, string>;

/** Every row of the true cost as name and value; its explanation is in the panel's copy. */
export function costFactCopy(row: TrueCostRow): { label: string; value: string } {
  switch (row.kind) {
    case 'monthly':
      return { label: 'Mensalidade', value: formatMoney(row.amountInCents) };
    case 'total':
      return { label: totalLabel(row.installments, row.readjustment), value: formatMoney(row.amountInCents) };
    case 'readjustment':
      return { label: 'Reajuste anual', value: row.index };
    case 'excessKm':
      return { label: 'Quilômetro excedente', value: formatMoney(row.amountInCents) };
    case 'insuranceExcess':
      return { label: 'Franquia do seguro', value: formatMoney(row.amountInCents) };
    case 'earlyExit':
      return { label: `Saída antecipada no mês ${row.month}`, value: formatMoney(row.amountInCents) };
    case 'awaitedEarlyExit':
      return { label: 'Saída antecipada do plano', value: 'calculando…' };
  }
}
