import type { OrderPeriods } from '../../../../contract/fleet.ts';
import { orderStatusCodes as code, type orderActors, type OrderStatusCode } from '../../../../contract/orders.ts';

export type Actor = (typeof orderActors)[number];

/** What decides between two ways out of one status. */
export type Condition = 'documentsPass' | 'incomeSuffices';

/** One way an order can go. */
export interface Step {
  from: OrderStatusCode;
  to: OrderStatusCode;
  /** Who makes it happen, and so who has to act while the order waits for it. */
  actor: Actor;
  /** How long after the status began the clock takes it; absent: a person does, in the store or on the control page. */
  afterMs?: number;
  /** Taken by the clock only when this holds. */
  when?: Condition;
  /** The owner may post it (spec §4). */
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

/** Before the car is on its way an order can be cancelled. */
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

/** Until the contract is on its way documents can be sent again; from DocumentsRejected the status is Created (spec §4). */
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

/** The whole life of an order. Of the steps the clock takes from one status, the first whose condition holds is taken. */
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
  // Nobody signs in the sandbox: the sample customer does after a day.
  byClock(code.ContractSigningPending, code.ContractSigned, 'CUSTOMER', days(1)),
  byHand(code.ContractSigningPending, code.Expired, 'CUSTOMER'),
  byClock(code.ContractSigned, code.DeliveryInProgress, 'DEALER', days(1)),
  byClock(code.DeliveryInProgress, code.Completed, 'DEALER', days(10)),
  byOwner(code.DocumentsRejected, code.Created),
  ...resendable.map((from) => byOwner(from, code.Resubmitting)),
  ...cancellable.map((from) => byOwner(from, code.Cancelled)),
];

/** How long a customer has before an order that waits for them expires. */
const patience: Partial<Record<OrderStatusCode, number>> = {
  [code.DocumentsRejected]: days(30),
  [code.ContractInfoMissing]: days(30),
  [code.ContractSigningPending]: days(7),
};

/** Whole days until an order whose documents and credit pass has a status, by the clock alone. */
function daysUntil(wanted: OrderStatusCode): number {
  let [status, time]: [OrderStatusCode, number] = [code.Created, 0];
  while (status !== wanted) {
    // The passing way out stands first.
    const step: Step | undefined = stepsFrom(status).find(({ afterMs }) => afterMs !== undefined);
    if (step?.afterMs === undefined) throw new Error(`The clock never leads to ${wanted}`);
    status = step.to;
    time += step.afterMs;
  }
  return Math.ceil(time / days(1));
}

/** What the clock promises a new order. */
export const orderPeriods = (): OrderPeriods => ({
  documentsDays: daysUntil(code.DocumentsApproved),
  contractDays: daysUntil(code.ContractSigningPending),
  signingDays: (patience[code.ContractSigningPending] ?? 0) / days(1),
});

export function stepsFrom(status: OrderStatusCode): Step[] {
  return life.filter(({ from }) => from === status);
}

/** Whoever has to act while an order is in a status; nobody where it has ended. */
export function actorOf(status: OrderStatusCode): Actor | undefined {
  return stepsFrom(status).find(({ isOwners }) => !isOwners)?.actor;
}

/** Until when the customer has to act. @returns undefined where it is not their turn */
export function dueOf(status: OrderStatusCode, since: string): string | undefined {
  const time = patience[status];
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
