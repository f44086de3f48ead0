import type { TrueCostRow } from '#/domain/comparison/true-cost.ts';
import { formatInstallments, formatKm, formatMoney, formatPercent } from '#/shared/text/format.ts';
import { readjustmentCopy } from '#/shared/text/readjustment.copy.ts';
import { readjustmentWords } from '#/shared/text/readjusted-total.ts';
import type { CurrentPrice } from './offer.view.ts';

/** Text of the sections below the plan and of its placeholder. It loads with them, not with the page. */
export const offerSectionsCopy = {
  withCoupon: (amount: string, code: string) => `Já com ${amount} a menos do cupom ${code}`,
  trueCost: 'Quanto custa de verdade',
  trueCostLead:
    'Tudo o que pode sair do seu bolso neste contrato, com valor e motivo. Se não está aqui, não é cobrado.',
  unavailableTitle: (name: string) => `${name} sem disponibilidade`,
  unavailableText: 'Não há unidades para assinar agora. Veja os detalhes do carro ou outras ofertas.',
  versionUnavailableText:
    'Não há unidades desta versão para assinar agora. Você pode assinar outra versão do mesmo carro.',
  seeVersion: (label: string) => `Ver ${label}`,
  noticeWanted: 'Avise quando voltar',
  seeOffers: 'Ver outras ofertas',
  failedTitle: 'Os preços deste carro não carregaram',
  failedText: 'O serviço de ofertas não respondeu. Tente de novo em instantes; o resto da página continua aqui.',
  details: 'Ficha técnica',
  detailsFailed: 'A ficha técnica deste carro não carregou.',
  detailsFailedNext: 'Tente de novo em instantes; o resto da página continua aqui.',
} as const;

export function costNoteCopy(row: TrueCostRow, coupon?: CurrentPrice['coupon']): string {
  switch (row.kind) {
    case 'monthly':
      return coupon
        ? offerSectionsCopy.withCoupon(formatMoney(coupon.discountInCents), coupon.code)
        : 'No cartão ou no boleto, todo mês';
    case 'total':
      return row.readjustment
        ? `${formatInstallments(row.installments)}, com ${readjustmentWords(row.readjustment)}: uma estimativa, que você pode mudar`
        : formatInstallments(row.installments);
    case 'readjustment':
      return row.firstMonth === undefined
        ? 'O prazo termina antes do primeiro reajuste'
        : `Do ${row.firstMonth}º mês em diante, pelo acumulado do período.${row.assumed ? ` Nesta conta: ${readjustmentCopy.years(row.assumed.years)}` : ''}`;
    case 'excessKm':
      return `Por km acima de ${formatKm(row.contractKm)} no contrato`;
    case 'insuranceExcess':
      return 'Paga só se você acionar o seguro por colisão';
    case 'earlyExit':
      return `${formatPercent(row.percent)} das ${formatInstallments(row.remainingInstallments)} que faltam`;
    case 'awaitedEarlyExit':
      return 'O valor vem com o preço do plano';
  }
}
