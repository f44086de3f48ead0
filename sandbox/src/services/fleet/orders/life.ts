import type { OrderPeriods } from '../../../../contract/fleet.ts';
import { orderStatusCodes as code, type orderActors, type OrderStatusCode } from '../../../../contract/orders.ts';

export type Actor = (typeof orderActors)[number];

/** Conditions between two transitions of one status. */
export type Condition = 'documentsPass' | 'incomeSuffices';

/** One transition of an order. */
export interface Step {
  from: OrderStatusCode;
  to: OrderStatusCode;
  /** The party that triggers it, and so the one to act while the order waits. */
  actor: Actor;
  /** Delay after which the clock triggers it; absent: a person does, in the store or on the control page. */
  afterMs?: number;
  /** Required for the clock's transition. */
  when?: Condition;
  /** True if the owner may post it (spec §4). */
  isOwners?: true;
}

const minutes = (count: number) => count * 60_000;
const hours = (count: number) => minutes(60 * count);
const days = (count: number) => hours(24 * count);

const byClock = (
  from: OrderStatusCode,
  to: OrderStatusCode,
  actor: Actor,
  afterMs: number,
  when?: Condition,
): Step => ({
  from,
  to,
  actor,
  afterMs,
  ...(when && { when }),
});
const byHand = (from: OrderStatusCode, to: OrderStatusCode, actor: Actor = 'STORE'): Step => ({ from, to, actor });
const byOwner = (from: OrderStatusCode, to: OrderStatusCode): Step => ({ from, to, actor: 'CUSTOMER', isOwners: true });

/** An order can be cancelled until the car is sent. */
const cancellable: readonly OrderStatusCode[] = [
  code.Created,
  code.ValidationPending,
  code.ValidationApproved,
  code.CreditPending,
  code.CreditApproved,
  code.ContractSigningPending,
  code.ContractSigned,
  code.DocumentAnalysis,
  code.DocumentsApproved,
  code.DocumentsRejected,
  code.ContractSendingPending,
  code.ContractInfoMissing,
  code.Resubmitting,
  code.CreditApprovedSuccessfully,
];

/** Documents can be resent until the contract is sent; from DocumentsRejected the status is Created (spec §4). */
const resendable: readonly OrderStatusCode[] = [
  code.Created,
  code.ValidationPending,
  code.ValidationApproved,
  code.CreditPending,
  code.DocumentAnalysis,
  code.DocumentsApproved,
  code.ContractSendingPending,
  code.ContractInfoMissing,
  code.Resubmitting,
];

/**
 * The state machine of an order. Of the clock's transitions from one status, the first with a true condition is used.
 */
export const life: readonly Step[] = [
  byClock(code.Created, code.DocumentAnalysis, 'STORE', minutes(10)),
  byClock(code.Resubmitting, code.DocumentAnalysis, 'STORE', minutes(10)),
  byHand(code.Created, code.InvalidRequest),
  byClock(code.DocumentAnalysis, code.DocumentsApproved, 'STORE', hours(4), 'documentsPass'),
  byClock(code.DocumentAnalysis, code.DocumentsRejected, 'STORE', hours(4)),
  byClock(code.DocumentsRejected, code.Expired, 'CUSTOMER', days(30)),
  byClock(code.DocumentsApproved, code.ValidationPending, 'STORE', minutes(10)),
  byClock(code.ValidationPending, code.ValidationApproved, 'STORE', hours(2)),
  byHand(code.ValidationPending, code.FraudRejected),
  byClock(code.ValidationApproved, code.CreditPending, 'STORE', minutes(10)),
  byClock(code.CreditPending, code.CreditApproved, 'STORE', hours(16), 'incomeSuffices'),
  byClock(code.CreditPending, code.CreditRejected, 'STORE', hours(16)),
  byClock(code.CreditApproved, code.CreditApprovedSuccessfully, 'STORE', minutes(10)),
  byClock(code.CreditApprovedSuccessfully, code.ContractSendingPending, 'STORE', hours(1)),
  byClock(code.ContractSendingPending, code.ContractSigningPending, 'STORE', hours(4)),
  byHand(code.ContractSendingPending, code.ContractInfoMissing),
  byHand(code.ContractInfoMissing, code.ContractSendingPending, 'CUSTOMER'),
  byClock(code.ContractInfoMissing, code.Expired, 'CUSTOMER', days(30)),
  // The sandbox has no signing: the sample customer signs after a day.
  byClock(code.ContractSigningPending, code.ContractSigned, 'CUSTOMER', days(1)),
  byHand(code.ContractSigningPending, code.Expired, 'CUSTOMER'),
  byClock(code.ContractSigned, code.DeliveryInProgress, 'DEALER', days(1)),
  byClock(code.DeliveryInProgress, code.Completed, 'DEALER', days(10)),
  byOwner(code.DocumentsRejected, code.Created),
  ...resendable.map((from) => byOwner(from, code.Resubmitting)),
  ...cancellable.map((from) => byOwner(from, code.Cancelled)),
];

/** Time for a customer to act before the order expires. */
const deadlines: Partial<Record<OrderStatusCode, number>> = {
  [code.DocumentsRejected]: days(30),
  [code.ContractInfoMissing]: days(30),
  [code.ContractSigningPending]: days(7),
};

/** Whole days until an accepted order reaches a status, by the clock alone. */
function daysUntil(wanted: OrderStatusCode): number {
  let [status, time]: [OrderStatusCode, number] = [code.Created, 0];
  while (status !== wanted) {
    // The successful transition comes first.
    const step: Step | undefined = stepsFrom(status).find(({ afterMs }) => afterMs !== undefined);
    if (step?.afterMs === undefined) throw new Error(`The clock never leads to ${wanted}`);
    status = step.to;
    time += step.afterMs;
  }
  return Math.ceil(time / days(1));
}

/** The expected dates of a new order. */
export const orderPeriods = (): OrderPeriods => ({
  documentsDays: daysUntil(code.DocumentsApproved),
  contractDays: daysUntil(code.ContractSigningPending),
  signingDays: (deadlines[code.ContractSigningPending] ?? 0) / days(1),
});

export function stepsFrom(status: OrderStatusCode): Step[] {
  return life.filter(({ from }) => from === status);
}

/** The party to act in a status; undefined if it is final. */
export function actorOf(status: OrderStatusCode): Actor | undefined {
  return stepsFrom(status).find(({ isOwners }) => !isOwners)?.actor;
}

/** The customer's deadline. @returns undefined if another party must act */
export function dueOf(status: OrderStatusCode, since: string): string | undefined {
  const time = deadlines[status];
  return time === undefined ? undefined : new Date(new Date(since).getTime() + time).toISOString();
}

/** Order status messages (spec §8). */
export const messages: Readonly<Record<OrderStatusCode, string>> = {
  [code.Expired]: 'Pedido Expirado',
  [code.Cancelled]: 'Pedido Cancelado',
  [code.Created]: 'Pedido Criado, aguarde a análise dos documentos',
  [code.ValidationPending]: 'Cadastro em validação',
  [code.ValidationApproved]: 'Cadastro validado, aguarde análise de crédito',
  [code.FraudRejected]: 'Cadastro não validado, reprovado na análise antifraude',
  [code.CreditPending]: 'Aguardando análise de crédito',
  [code.CreditApproved]: 'Análise de crédito aprovada, aguarde o envio do contrato',
  [code.CreditRejected]: 'Análise de crédito reprovada',
  [code.InvalidRequest]: 'Identificamos algo errado no seu pedido, refaça o pedido novamente',
  [code.ContractSigningPending]: 'Aguardando assinatura de contrato',
  [code.ContractSigned]: 'Detectamos a assinatura do contrato, aguarde a conclusão do pedido',
  [code.Completed]: 'Pedido concluído',
  [code.DocumentAnalysis]: 'Pedido em análise de documentos',
  [code.DocumentsApproved]: 'Documentos aprovados',
  [code.DocumentsRejected]:
    'Por favor, tente cadastrar os documentos novamente. Confira as instruções de cada documento antes de enviá-lo',
  [code.ContractSendingPending]: 'Aguardando envio de contrato',
  [code.ContractInfoMissing]: 'Detectamos que faltam informações para criação do contrato, por favor entre em contato',
  [code.DeliveryInProgress]: 'Veículo em processo de entrega',
  [code.Resubmitting]: 'Reenviando pedido',
  [code.CreditApprovedSuccessfully]: 'Seu crédito foi aprovado com sucesso',
};
