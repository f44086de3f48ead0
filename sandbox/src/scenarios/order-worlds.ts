import { fileTypes } from '../../contract/documents.ts';
import {
  orderStatusCodes as code,
  paymentTypes,
  type OrderStatusCode,
  type PaymentType,
} from '../../contract/orders.ts';
import type { Dealer } from '../../contract/dealers.ts';
import { dealersIn } from '../services/fleet/dealers/table.ts';
import { contractNumberOf } from '../services/fleet/orders/cards.ts';
import type { Contract } from '../services/payment/state.ts';
import { marriedCustomer, sampleCustomer, secondCustomer } from './sample/customers.ts';
import type { SampleOrder } from './sample/orders.ts';
import { sampleUploads } from './sample/uploads.ts';
import type { Scenario, World } from './world.ts';

const clara = 1001;
const bruno = 1002;
const day = 24;

/** Two places of São Paulo. */
const pickup = dealersIn('SP', 'São Paulo').slice(0, 2) as [Dealer, Dealer];

/** Clara's T-Cross, with pickup in São Paulo. */
const tCross = {
  id: 480_112,
  userId: clara,
  productId: 'TCCOM1-2026-24-1000-VEU',
  locationId: pickup[0].id,
  typePayment: paymentTypes.card,
};
/** Her previous Polo. */
const polo = {
  id: 391_870,
  userId: clara,
  productId: 'POTRA1-2026-24-1000-BRG',
  locationId: pickup[1].id,
  typePayment: paymentTypes.bankSlip,
};

type Statuses = SampleOrder['statuses'];

/** The regular course of an order up to a status, with the hours each status lasts. */
const goodWay: readonly (readonly [OrderStatusCode, hours: number])[] = [
  [code.Created, 0.2],
  [code.DocumentAnalysis, 4],
  [code.DocumentsApproved, 0.2],
  [code.ValidationPending, 2],
  [code.ValidationApproved, 0.2],
  [code.CreditPending, 16],
  [code.CreditApproved, 0.2],
  [code.CreditApprovedSuccessfully, 1],
  [code.ContractSendingPending, 4],
  [code.ContractSigningPending, day],
  [code.ContractSigned, day],
  [code.DeliveryInProgress, 10 * day],
  [code.Completed, 0],
];

/** @param hoursAgo start of the last status */
function wayTo(last: OrderStatusCode, hoursAgo: number): Statuses {
  const way = goodWay.slice(0, goodWay.findIndex(([status]) => status === last) + 1);
  const begun = way.map(([status], index) => {
    const between = way.slice(index, -1).reduce((sum, [, hours]) => sum + hours, 0);
    return [status, hoursAgo + between] as const;
  });
  return begun;
}

/** The payment method of the contract of her order. */
const contractOf = (orderId: number, typePayment: PaymentType): Contract => {
  const contract = { contractNumber: contractNumberOf(orderId), document: sampleCustomer().cpf };
  return typePayment === paymentTypes.card
    ? { ...contract, methodId: 36, issuerBin: '411111', cardSummary: '1111' }
    : { ...contract, methodId: 19, issuerBin: null, cardSummary: null };
};

const ended = (way: Statuses, status: OrderStatusCode, hoursAgo: number): Statuses => [...way, [status, hoursAgo]];

function world(
  name: string,
  title: string,
  description: string,
  parts: () => Partial<Pick<World, 'customers' | 'uploads' | 'orders' | 'contracts'>>,
): Scenario {
  const change = (plain: World): World => ({ ...plain, customers: [sampleCustomer()], ...parts() });
  return { name, title, description: `${description} É de clara@exemplo.com.br.`, change };
}

/** Days since the delivery, chosen so that a bank slip is being cleared on any date, or two card charges are past. */
const ranForDays = { [paymentTypes.bankSlip]: 40, [paymentTypes.card]: 45 };

/** A plan that has run for some weeks. */
function running(
  name: string,
  title: string,
  description: string,
  typePayment: PaymentType,
  contract: Partial<Contract> = {},
): Scenario {
  return world(name, title, description, () => ({
    uploads: sampleUploads(clara, 60 * day, 'Aprovado'),
    contracts: [{ ...contractOf(tCross.id, typePayment), ...contract }],
    orders: [
      {
        ...tCross,
        typePayment,
        statuses: wayTo(code.Completed, ranForDays[typePayment] * day),
        delivery: { fromDay: -47, toDay: -43 },
      },
    ],
  }));
}

/** Both sample accounts, confirmed. */
const withTwoAccounts = (plain: World): World => ({
  ...plain,
  accounts: plain.accounts.map((account) => ({ ...account, confirmedAt: account.createdAt })),
});

/** One world for each state of an order and its documents. */
export const orderWorlds: readonly Scenario[] = [
  world(
    'known-customer',
    'Cliente com dados e documentos',
    'Dados pessoais guardados, quatro documentos aprovados, nenhum pedido.',
    () => ({ uploads: sampleUploads(clara, 60 * day, 'Aprovado') }),
  ),
  world('order-in-analysis', 'Pedido em análise', 'Um pedido com os documentos em análise há meia hora.', () => ({
    uploads: sampleUploads(clara, 1, 'Em análise'),
    orders: [{ ...tCross, statuses: wayTo(code.DocumentAnalysis, 0.5) }],
  })),
  world(
    'documents-rejected',
    'Documentos reprovados',
    'Um pedido parado: o verso da CNH e o comprovante de residência foram reprovados, cada um com o seu motivo.',
    () => ({
      uploads: sampleUploads(clara, day, 'Aprovado', {
        [fileTypes.cnhBack]: 'A imagem está sem foco. Fotografe de novo, com boa luz e sem tremer.',
        [fileTypes.addressProof]: 'O comprovante tem mais de 90 dias. Envie um mais recente.',
      }),
      orders: [{ ...tCross, statuses: ended(wayTo(code.DocumentAnalysis, day), code.DocumentsRejected, day - 4) }],
    }),
  ),
  world(
    'contract-signing',
    'Contrato à espera de assinatura',
    'Um pedido aprovado, com a retirada adiada uma vez, e um pedido antigo cancelado.',
    () => ({
      uploads: sampleUploads(clara, 4 * day, 'Aprovado'),
      orders: [
        {
          ...tCross,
          statuses: wayTo(code.ContractSigningPending, 2),
          delivery: {
            fromDay: 11,
            toDay: 15,
            was: { fromDay: 7, toDay: 11, reason: 'por causa do transporte', changedHoursAgo: 1 },
          },
        },
        { ...polo, statuses: ended(wayTo(code.Created, 620 * day), code.Cancelled, 619 * day) },
      ],
    }),
  ),
  world('order-completed', 'Pedido concluído', 'Um plano ativo há três meses, com contrato assinado.', () => ({
    uploads: sampleUploads(clara, 110 * day, 'Aprovado'),
    contracts: [contractOf(tCross.id, tCross.typePayment)],
    orders: [{ ...tCross, statuses: wayTo(code.Completed, 90 * day), delivery: { fromDay: -92, toDay: -88 } }],
  })),
  world('credit-rejected', 'Crédito reprovado', 'Um pedido que parou na análise de crédito.', () => ({
    uploads: sampleUploads(clara, 3 * day, 'Aprovado'),
    orders: [{ ...tCross, statuses: ended(wayTo(code.CreditPending, 2 * day), code.CreditRejected, day) }],
  })),
  world('order-cancelled', 'Pedido cancelado', 'Um pedido que a cliente cancelou ontem, e nenhum outro.', () => ({
    uploads: sampleUploads(clara, 2 * day, 'Em análise'),
    orders: [{ ...tCross, statuses: ended(wayTo(code.DocumentAnalysis, 2 * day - 1), code.Cancelled, day) }],
  })),
  world('two-plans', 'Dois planos', 'Dois pedidos concluídos: um pago no cartão, outro por boleto.', () => ({
    uploads: sampleUploads(clara, 400 * day, 'Aprovado'),
    contracts: [contractOf(tCross.id, tCross.typePayment), contractOf(polo.id, polo.typePayment)],
    orders: [
      { ...tCross, statuses: wayTo(code.Completed, 60 * day), delivery: { fromDay: -62, toDay: -58 } },
      { ...polo, statuses: wayTo(code.Completed, 300 * day), delivery: { fromDay: -302, toDay: -298 } },
    ],
  })),
  world(
    'delivery-boleto',
    'Carro a caminho, pago por boleto',
    'Um pedido com o carro em entrega e o primeiro boleto à espera.',
    () => ({
      uploads: sampleUploads(clara, 8 * day, 'Aprovado'),
      contracts: [contractOf(tCross.id, paymentTypes.bankSlip)],
      orders: [
        {
          ...tCross,
          typePayment: paymentTypes.bankSlip,
          statuses: wayTo(code.DeliveryInProgress, day),
          delivery: { fromDay: 4, toDay: 8 },
        },
      ],
    }),
  ),
  running(
    'method-19',
    'Concluído, por boleto (19)',
    'Plano ativo pago por boleto: um mês pago, um em compensação, um em aberto.',
    paymentTypes.bankSlip,
  ),
  running('method-36', 'Concluído, no cartão (36)', 'Plano ativo pago no cartão.', paymentTypes.card),
  running(
    'method-1',
    'Concluído, por outra forma (1)',
    'Plano ativo cuja forma de pagamento não pode ser alterada.',
    paymentTypes.card,
    { methodId: 1, issuerBin: null, cardSummary: null },
  ),
  running(
    'card-refused',
    'Cartão usado e recusado',
    'Plano ativo no cartão de final 0002: a última cobrança foi recusada pelo banco.',
    paymentTypes.card,
    { issuerBin: '400000', cardSummary: '0002' },
  ),
  world(
    'error-900',
    'Contrato que o ERP não conhece (900)',
    'Um plano ativo cujo contrato responde o erro 900.',
    () => ({
      uploads: sampleUploads(clara, 60 * day, 'Aprovado'),
      orders: [{ ...tCross, id: 900, statuses: wayTo(code.Completed, 40 * day) }],
    }),
  ),
  world(
    'partner-customer',
    'Cliente de loja parceira',
    'Um pedido da loja parceira (tipo 502), à espera da assinatura do contrato.',
    () => ({
      uploads: sampleUploads(clara, 4 * day, 'Aprovado'),
      orders: [
        {
          ...tCross,
          typeOrder: 502,
          statuses: wayTo(code.ContractSigningPending, 2),
          delivery: { fromDay: 11, toDay: 15 },
        },
      ],
    }),
  ),
  {
    name: 'two-customers',
    title: 'Duas pessoas com dados e documentos',
    description: 'Clara e Bruno podem entrar; cada um tem os seus dados e quatro documentos, e nenhum pedido.',
    change: (plain) => ({
      ...withTwoAccounts(plain),
      customers: [sampleCustomer(), secondCustomer()],
      uploads: [clara, bruno].flatMap((userId) => sampleUploads(userId, 60 * day, 'Aprovado')),
    }),
  },
  {
    name: 'two-visitors',
    title: 'Duas pessoas sem dados',
    description: 'Clara e Bruno podem entrar, e nenhum dos dois preencheu dados ou enviou documentos.',
    change: withTwoAccounts,
  },
  {
    name: 'new-visitor',
    title: 'Visitante nova',
    description: 'Ninguém tem conta: o cadastro começa do zero.',
    change: (plain) => ({ ...plain, accounts: [], contracts: [] }),
  },
  world(
    'spouse-income',
    'Casada, com a renda do cônjuge',
    'Um pedido em análise de crédito, que só passa porque as duas rendas somam.',
    () => ({
      customers: [marriedCustomer()],
      uploads: [
        ...sampleUploads(clara, 2 * day, 'Aprovado'),
        {
          userId: clara,
          fileType: fileTypes.additional,
          fileName: 'renda-do-conjuge.pdf',
          status: 'Aprovado',
          hoursAgo: 2 * day,
        },
      ],
      orders: [{ ...tCross, statuses: wayTo(code.CreditPending, 2) }],
    }),
  ),
];
