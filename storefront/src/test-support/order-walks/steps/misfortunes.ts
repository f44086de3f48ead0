/** What goes wrong with the next calls. */
import { writes, type CallName } from '../service/service.ts';
import { mishapWords, type Mishap } from './mishaps.ts';
import { event, type Step } from './step.ts';

/** Calls that a mishap may be drawn for; writes stand twice. */
export const fragileCalls: readonly CallName[] = [
  'placeOrder',
  'placeOrder',
  'saveCustomer',
  'saveCustomer',
  'uploadPaper',
  'uploadPaper',
  'postStatus',
  'postStatus',
  'removeStatus',
  'burnCoupon',
  'burnCoupon',
  'openSession',
  'changeMethod',
  'changeMethod',
  'saveUser',
  'saveUser',
  'readUser',
  'readCustomer',
  'listPapers',
  'listOrders',
  'listOrders',
  'readHistory',
  'readRental',
  'readProduct',
  'listDealers',
  'validateCoupon',
  'readNotification',
  'readCardHistory',
  'readContract',
  'signIn',
  'readPartner',
];

/** The next calls of this name meet this mishap. */
export function misfortune(call: CallName, mishap: Mishap, times: number): Step {
  // Services don't reject a read. Only people can settle a coupon that is rejected after its order.
  const isRejectable = writes.has(call) && call !== 'burnCoupon';
  const happens = mishap === 'refuses' && !isRejectable ? 'fails' : mishap;
  const calls = times === 1 ? call : `${times} ${call}`;
  return event(`the next ${calls} ${mishapWords[happens]}`, async ({ network }) => network.arm(call, happens, times));
}
