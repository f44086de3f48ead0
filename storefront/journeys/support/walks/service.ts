/** The sandbox's view of people, orders and coupons. */
import type { Customer } from '@signdrive/sandbox/contract/customers';
import type { SandboxControl } from '../servers/sandbox-control.ts';

export interface PlacedOrder {
  id: number;
  userId: number;
  productId: string;
  locationId: number;
  typePayment: number;
  couponCode: string | null;
  monthlyInCents: number;
  history: readonly { status: number; description: string; withdrawnAt: string | null }[];
}

/** The services' stored data at one moment. */
export interface Stored {
  orders: readonly PlacedOrder[];
  documents: readonly { userId: number; fileType: number }[];
  customers: readonly Customer[];
  usedCoupons: ReadonlySet<string>;
}

export async function readService(sandbox: SandboxControl): Promise<Stored> {
  const [{ orders, documents }, { customers }, { coupons }] = await Promise.all([
    sandbox.send('GET', 'orders') as Promise<Pick<Stored, 'orders' | 'documents'>>,
    sandbox.send('GET', 'customers') as Promise<Pick<Stored, 'customers'>>,
    sandbox.send('GET', 'coupons') as Promise<{ coupons: { code: string; burnedAt?: string }[] }>,
  ]);
  // One of the sample coupons is used in every world from the start.
  const used = coupons.filter(({ code, burnedAt }) => burnedAt !== undefined && code !== 'JAUSADO');
  return { orders, documents, customers, usedCoupons: new Set(used.map(({ code }) => code)) };
}

export const isCancelled = ({ history }: PlacedOrder): boolean => history.at(-1)?.status === 0;
