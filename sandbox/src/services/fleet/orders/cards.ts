import { orderStatusCodes, paymentTypes, type OrderRequest } from '../../../../contract/orders.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Database } from '../../../kernel/database.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { statusOf } from '../../payment/rules.ts';
import { contracts, findSession } from '../../payment/state.ts';
import { readAccount } from '../identity/state.ts';
import { segments } from './segments.ts';
import type { StoredOrder } from './state.ts';

/**
 * A card order must use a card that its buyer stored, in the named session.
 * @param document CPF of the buyer
 * @throws Refusal 422
 */
export async function checkCard(
  { database, clock }: Kernel,
  { token, identificationPayment }: OrderRequest['orderPayments'],
  document: string,
): Promise<void> {
  if (token === undefined) return;
  const session = await findSession(database, { cardToken: token });
  const isTheirs =
    session !== undefined &&
    session.document === document &&
    statusOf(session, clock.now()) === 'AUTHORISED' &&
    (identificationPayment === undefined || identificationPayment === session.shopperReference);
  if (!isTheirs) {
    throw new Refusal(
      422,
      'payment_mismatch',
      'O cartão não foi cadastrado. Cadastre o cartão e envie o pedido de novo.',
    );
  }
}

/** Payment methods of running contracts (spec §9: 19 is a bank slip). */
const methodIds = { [paymentTypes.card]: 36, [paymentTypes.bankSlip]: 19 };

/** The status from which a contract is payable. */
export const contractStatus = orderStatusCodes.ContractSigned;

/** Part of a write: starts the contract of an order with the order's payment method. */
export async function beginContract(database: Database, order: StoredOrder): Promise<void> {
  const { token } = order.payment;
  const [account, session] = await Promise.all([
    readAccount(database, order.userId),
    token === undefined ? undefined : findSession(database, { cardToken: token }),
  ]);
  if (!account) return;
  const contract = {
    contractNumber: contractNumberOf(order.id),
    document: account.document,
    methodId: methodIds[order.typePayment],
    issuerBin: session?.issuerBin ?? null,
    cardSummary: session?.endDigits ?? null,
  };
  await database.db.insert(contracts).values(contract).onConflictDoNothing();
}

/** Subscriptions use the prefix of the first segment. */
export const contractNumberOf = (orderId: number) => `${segments[0]?.prefix ?? ''}${orderId}`;
