import type { OrderRequest } from '../../contract/orders.ts';
import type { Sandbox } from '../server.ts';
import { issueToken } from '../services/fleet/identity/tokens.ts';

export const clara = { id: 1001, document: '52998224725' };
export const bruno = { id: 1002 };

/** @returns the token of an open session, without a log-in, because password hashing is slow by design */
export function openSession({ sandbox }: { sandbox: Sandbox }, { id }: { id: number }): Promise<string> {
  return issueToken(sandbox.kernel, 'session', id);
}

/** Clara's default order, paid by bank slip. */
export function orderOf(change: Partial<OrderRequest> = {}): OrderRequest {
  return {
    productId: 'TCCOM1-2026-24-1000-VEU',
    userId: clara.id,
    locationId: 7001,
    aproved: false,
    reanalysis: false,
    finalPlate: 'S/PLACA',
    typeOrder: 500,
    accessories: [],
    optionals: [],
    typePayment: 2,
    orderPayments: {},
    ...change,
  };
}
