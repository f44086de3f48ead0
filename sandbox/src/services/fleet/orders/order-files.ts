import { orderStatusCodes as code, type Installment, type OrderFile } from '../../../../contract/orders.ts';
import type { FleetOffer } from '../../../../contract/fleet.ts';
import { toMoneyText } from '../../vehicle/money.ts';
import { dealers } from '../dealers/table.ts';
import { writePdf } from '../documents/pdf.ts';
import type { StatusEntry, StoredOrder } from './state.ts';

/** A document of an order and its bytes. */
export interface GeneratedFile {
  file: OrderFile;
  bytes: Buffer;
}

const kinds = {
  SUMMARY: { slug: 'resumo', title: 'Resumo', since: code.Created },
  CONTRACT_DRAFT: { slug: 'minuta', title: 'Contrato (minuta)', since: code.ContractSigningPending },
  CONTRACT: { slug: 'contrato', title: 'Contrato assinado', since: code.ContractSigned },
} as const;
type Kind = keyof typeof kinds;

/** All current documents of an order; a signed contract replaces its draft, and each paid month has a receipt. */
export function generateOrderFiles(
  order: StoredOrder,
  history: readonly StatusEntry[],
  { offer, installments }: { offer: FleetOffer | undefined; installments: readonly Installment[] },
): GeneratedFile[] {
  const files = (Object.keys(kinds) as Kind[]).flatMap((kind) => {
    const { slug, title, since } = kinds[kind];
    const begun = kind === 'SUMMARY' ? order.at : history.find(({ status }) => status === since)?.at;
    if (begun === undefined) return [];
    return [createFile(order, { kind, slug, title, at: begun }, textOf(order, offer, begun))];
  });
  const isSigned = files.some(({ file }) => file.kind === 'CONTRACT');
  return [
    ...files.filter(({ file }) => !(isSigned && file.kind === 'CONTRACT_DRAFT')),
    ...installments.filter(({ status }) => status === 'PAID').map((month) => receiptOf(order, month)),
  ];
}

function receiptOf(order: StoredOrder, { month, value, paidAt = '' }: Installment): GeneratedFile {
  const monthName = monthFormat.format(new Date(`${month}-01`));
  const about = {
    kind: 'RECEIPT',
    slug: `recibo-${month}`,
    title: `Recibo de ${monthName}`,
    at: `${paidAt}T15:00:00.000Z`,
  } as const;
  return createFile(order, about, [
    'Documento de exemplo, sem valor: nenhuma loja de verdade o emitiu.',
    '',
    `Mensalidade de ${monthName} do pedido ${order.id}.`,
    `Valor recebido: ${toMoneyText(value * 100)}.`,
    `Pago em ${date.format(new Date(about.at))}.`,
  ]);
}

function createFile(
  order: StoredOrder,
  { kind, slug, title, at }: { kind: OrderFile['kind']; slug: string; title: string; at: string },
  lines: string[],
): GeneratedFile {
  const bytes = writePdf(`${title} · pedido ${order.id} · exemplo`, lines);
  const file = {
    id: `pedido-${order.id}-${slug}`,
    kind,
    fileName: `${slug}-${order.id}.pdf`,
    contentType: 'application/pdf',
    size: bytes.length,
    dateCreated: at,
  };
  return { file, bytes };
}

/** @returns the order of a document's id, or undefined for another id */
export function orderOfFile(id: string): number | undefined {
  const [, order] = /^pedido-(\d{1,15})-[a-z0-9-]+$/.exec(id) ?? [];
  return order === undefined ? undefined : Number(order);
}

const date = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' });
const monthFormat = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });

function textOf(order: StoredOrder, offer: FleetOffer | undefined, begun: string): string[] {
  const dealer = dealers.find(({ id }) => id === order.locationId);
  return [
    'Documento de exemplo, sem valor: nenhuma loja de verdade o emitiu.',
    '',
    `Pedido ${order.id}, feito em ${date.format(new Date(order.at))}.`,
    `Este documento é de ${date.format(new Date(begun))}.`,
    '',
    offer ? `Carro: ${offer.model}, ${offer.year}, ${offer.color}.` : `Carro: ${order.productId}.`,
    ...(offer ? [`Prazo: ${offer.deadline} meses, ${offer.monthlyKm.toLocaleString('pt-BR')} km por mês.`] : []),
    `Mensalidade combinada: ${toMoneyText(order.monthlyInCents)}.`,
    order.couponCode === null ? 'Sem cupom.' : `Cupom: ${order.couponCode}.`,
    order.typePayment === 1
      ? 'Pagamento: cartão de crédito, cobrado depois da retirada.'
      : 'Pagamento: boleto bancário, todo mês por e-mail.',
    ...(dealer ? ['', `Retirada: ${dealer.name}, ${dealer.address}, ${dealer.city}, ${dealer.uf}.`] : []),
    '',
    'Seguro, revisões, documentação e assistência 24 horas fazem parte da mensalidade.',
  ];
}
