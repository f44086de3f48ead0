import type { Benefit } from './benefits/Benefits.tsx';
import type { ComparisonTableProps } from './comparison-table/ComparisonTable.tsx';
import type { CostFact } from './cost-facts/CostFacts.tsx';
import type { Fact } from './facts-row/FactsRow.tsx';
import type { LedgerItem } from './ledger/Ledger.tsx';
import type { ReceiptRow } from './receipt/Receipt.tsx';
import type { Step } from './step-line/StepLine.tsx';

/* Sample content for stories only: no price, fee or promise here is a real one. */

export const stageFacts: readonly Fact[] = [
  { label: 'Total em 24 meses', value: 'R$ 52.296,00' },
  { label: 'Km excedente', value: 'R$ 0,89' },
  { label: 'Franquia do seguro', value: 'R$ 4.200,00' },
  { label: 'Sair no 12º mês', value: 'R$ 6.537,00' },
  { label: 'Reajuste anual', value: 'IPCA' },
  { label: 'Entrada', value: 'Não há' },
];

export const heroFacts: readonly Fact[] = [
  { label: 'Prazo', value: '24 meses' },
  { label: 'Quilômetros', value: '1.000 km/mês' },
  { label: 'Km excedente', value: 'R$ 0,89' },
  { label: 'Total no período', value: 'R$ 52.296,00' },
];

export const costFacts: readonly CostFact[] = [
  { label: 'Mensalidade', value: 'R$ 2.179,00', note: 'No cartão ou no boleto, todo mês' },
  { label: 'Total em 24 meses', value: 'R$ 52.296,00', note: '24 mensalidades, antes do reajuste' },
  { label: 'Reajuste anual', value: 'IPCA', note: 'Aplicado no 13º mês, pelo acumulado do período' },
  { label: 'Quilômetro excedente', value: 'R$ 0,89', note: 'Por km acima de 24.000 no contrato' },
  { label: 'Franquia do seguro', value: 'R$ 4.200,00', note: 'Paga só se você acionar o seguro por colisão' },
  { label: 'Saída antecipada no mês 12', value: 'R$ 6.537,00', note: '25% das 12 mensalidades que faltam' },
];

export const included: readonly LedgerItem[] = [
  { label: 'Seguro completo', note: 'Colisão, roubo, furto e terceiros' },
  { label: 'Documentação e IPVA', note: 'Todos os anos do contrato' },
  { label: 'Revisões do manual', note: 'Peças e mão de obra' },
  { label: 'Assistência 24 horas', note: 'Guincho, pneu, chaveiro' },
];

export const excluded: readonly LedgerItem[] = [
  { label: 'Combustível ou recarga', note: 'Você abastece como preferir' },
  { label: 'Franquia do seguro', note: 'Só em caso de sinistro', value: 'R$ 4.200,00' },
  { label: 'Quilômetro excedente', note: 'Acerto na devolução', value: 'R$ 0,89' },
  { label: 'Pedágios, multas e estacionamento', note: 'No seu nome, sem taxa nossa' },
];

export const receiptRows: readonly ReceiptRow[] = [
  { label: 'Comfortline, 24 meses', value: 'R$ 2.144,00' },
  { label: 'Cor Vermelho urucum', value: 'R$ 35,00' },
  { label: 'Seguro, IPVA, revisões', value: 'incluído' },
];

export const receiptTotal: ReceiptRow = { label: 'Total em 24 meses', value: 'R$ 52.296,00' };

export const benefits: readonly Benefit[] = [
  {
    icon: 'shield',
    title: 'Seguro sem cotação',
    text: 'Cobertura completa desde o primeiro dia, para você e para quem dirige com a sua autorização.',
  },
  {
    icon: 'wrench',
    title: 'Revisão com hora marcada',
    text: 'Você combina o dia com a concessionária e deixa o carro lá. A conta não chega.',
  },
  {
    icon: 'document',
    title: 'Papelada resolvida',
    text: 'Emplacamento, IPVA e licenciamento são nossos, do primeiro ao último ano.',
  },
  {
    icon: 'road',
    title: 'Assistência na estrada',
    text: 'Guincho, pneu, bateria e chaveiro, todos os dias, a qualquer hora.',
  },
  {
    icon: 'calendar',
    title: 'Entrega com data combinada',
    text: 'Depois da aprovação, a data aparece no seu pedido, com cada mudança e o motivo.',
  },
  {
    icon: 'key',
    title: 'Carro novo no fim',
    text: 'Devolva o carro, assine de novo ou escolha outro modelo. Você decide no fim do prazo.',
  },
];

export const comparison: ComparisonTableProps = {
  label: 'Comparação de custos',
  rowHeading: 'Em 24 meses',
  columns: [
    { key: 'subscription', label: 'Assinatura', isOwn: true },
    { key: 'cash', label: 'À vista' },
    { key: 'financing', label: 'Financiamento' },
  ],
  rows: [
    { key: 'down', label: 'Entrada', values: ['—', 'R$ 139.990,00', 'R$ 41.997,00'] },
    { key: 'instalments', label: '24 mensalidades ou parcelas', values: ['R$ 52.296,00', '—', 'R$ 121.405,62'] },
    { key: 'documents', label: 'Documentação e IPVA', values: ['incluído', 'R$ 12.091,69', 'R$ 12.091,69'] },
    { key: 'insurance', label: 'Seguro', values: ['incluído', 'R$ 11.199,20', 'R$ 11.199,20'] },
    { key: 'maintenance', label: 'Revisões', values: ['incluído', 'R$ 1.890,00', 'R$ 1.890,00'] },
    { key: 'resale', label: 'Valor de revenda (69%)', values: ['—', '−R$ 96.593,10', '−R$ 96.593,10'] },
    { key: 'total', label: 'Custo líquido', values: ['R$ 52.296,00', 'R$ 68.577,79', 'R$ 91.990,41'], isTotal: true },
    { key: 'month', label: 'Por mês', values: ['R$ 2.179,00', 'R$ 2.857,41', 'R$ 3.832,93'] },
  ],
};

export const steps: readonly Step[] = [
  { title: 'Escolha o carro', text: 'Doze modelos, do hatch à picape, com o preço final já na lista.' },
  { title: 'Monte o plano', text: 'Cor, prazo e quilometragem. O valor muda na hora, e o link guarda tudo.' },
  { title: 'Envie os documentos', text: 'CNH e comprovantes pelo celular. Você acompanha cada etapa da análise.' },
  {
    title: 'Retire na concessionária',
    text: 'Você escolhe onde, e a data aparece no seu pedido. A primeira cobrança vem depois da retirada.',
  },
];

export const paints = [
  { value: 'gesso', label: 'Branco gesso', paint: '#e9ecea', surcharge: '' },
  { value: 'chuva', label: 'Prata chuva', paint: '#aeb6b9', surcharge: '+ R$ 20,00' },
  { value: 'asfalto', label: 'Cinza asfalto', paint: '#596266', surcharge: '+ R$ 20,00' },
  { value: 'noite', label: 'Preto noite', paint: '#20262a', surcharge: '+ R$ 20,00' },
  { value: 'anil', label: 'Azul anil', paint: '#1f3f9e', surcharge: '+ R$ 35,00' },
  { value: 'urucum', label: 'Vermelho urucum', paint: '#b02a1c', surcharge: '+ R$ 35,00' },
  { value: 'mata', label: 'Verde mata', paint: '#22503f', surcharge: '+ R$ 35,00' },
] as const;

/** Cars and prices of a list of offers. */
export const sampleOffers = [
  { model: 't-cross', name: 'T-Cross', body: 'SUVW', paint: '#b02a1c', priceInCents: 217900, isFast: true },
  { model: 'nivus', name: 'Nivus', body: 'SUVW', paint: '#596266', priceInCents: 209900, isFast: false },
  { model: 'tera', name: 'Tera', body: 'SUVW', paint: '#1f3f9e', priceInCents: 178900, isFast: true },
  { model: 'polo', name: 'Polo', body: 'Hatch', paint: '#e9ecea', priceInCents: 164900, isFast: false },
  { model: 'virtus', name: 'Virtus', body: 'Sedan', paint: '#aeb6b9', priceInCents: 192900, isFast: false },
  { model: 'taos', name: 'Taos', body: 'SUVW', paint: '#22503f', priceInCents: 314900, isFast: false },
  { model: 'saveiro', name: 'Saveiro', body: 'Picape', paint: '#e9ecea', priceInCents: 188900, isFast: false },
  {
    model: 'tiguan-allspace',
    name: 'Tiguan Allspace',
    body: 'SUVW',
    paint: '#20262a',
    priceInCents: 528900,
    isFast: false,
  },
] as const;
