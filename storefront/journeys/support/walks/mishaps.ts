/** Failures of the next calls: by a fault of the sandbox, or between the page and the store. */
import type { Request, Route } from '@playwright/test';
import type { Mishap } from '#/test-support/order-walks/steps/mishaps.ts';
import { isFirefox } from '../browser/engine.ts';
import type { Fault } from '../servers/sandbox-control.ts';
import type { Walk } from './walk.ts';

/** Each call with its method and path below its service. */
const calls = {
  placeOrder: ['fleet', 'POST', '/orders'],
  saveCustomer: ['fleet', 'PUT', '/customers'],
  saveUser: ['fleet', 'PUT', '/users'],
  uploadPaper: ['fleet', 'POST', '/upload/*'],
  postStatus: ['fleet', 'POST', '/orderstatus'],
  removeStatus: ['fleet', 'DELETE', '/orderstatus/*'],
  burnCoupon: ['coupon', 'POST', '/campaings/*'],
  openSession: ['payment', 'POST', '/payments/sessions'],
  readUser: ['fleet', 'GET', '/users/*'],
  readCustomer: ['fleet', 'GET', '/customers/*'],
  listPapers: ['fleet', 'GET', '/upload/*'],
  listOrders: ['fleet', 'GET', '/orders/*'],
  readHistory: ['fleet', 'GET', '/orderstatus/*'],
  readRental: ['vehicle', 'POST', '/vehicles/TCCOM1/rental'],
  readProduct: ['fleet', 'GET', '/offers/*'],
  listDealers: ['fleet', 'GET', '/dealers/*'],
  validateCoupon: ['coupon', 'GET', '/campaings/*'],
  readNotification: ['payment', 'GET', '/payment-notifications/*'],
  readCardHistory: ['payment', 'POST', '/Payment/Checkout/History'],
  signIn: ['fleet', 'POST', '/signin'],
} as const satisfies Record<string, readonly [service: string, method: string, path: string]>;

export type CallOfWalk = keyof typeof calls;

export const isCallOfWalk = (call: string): call is CallOfWalk => Object.hasOwn(calls, call);

/** The sandbox rejects writes only; a coupon rejected after its order needs manual work. */
const rejectable: ReadonlySet<CallOfWalk> = new Set([
  'placeOrder',
  'saveCustomer',
  'saveUser',
  'uploadPaper',
  'postStatus',
  'removeStatus',
  'openSession',
]);

export const happening = (call: CallOfWalk, mishap: Mishap): Mishap =>
  mishap === 'refuses' && !rejectable.has(call) ? 'fails' : mishap;

const faults: Partial<Record<Mishap, Omit<Fault, 'service' | 'method' | 'path'>>> = {
  fails: { status: 503 },
  refuses: { status: 422 },
  breaksBefore: { drop: 'request' },
  breaksAfter: { drop: 'answer' },
  refusesSession: { status: 401 },
};

/** The same delay as in the model's network. */
const slowInMs = 4000;
const lateInMs = 15_000;

type ArmedWalk = Pick<Walk, 'sandbox' | 'context' | 'clock' | 'onCalm'>;

/** The next calls with this name fail in this way. */
export async function arm(walk: ArmedWalk, call: CallOfWalk, mishap: Mishap, times: number): Promise<void> {
  const [service, method, path] = calls[call];
  const fault = faults[mishap];
  if (fault) {
    // The client repeats a call once after a 401.
    const count = mishap === 'refusesSession' ? times * 2 : times;
    await walk.sandbox.fault({ service, method, path, times: count, ...fault });
    return;
  }
  // Playwright 1.65 reads no files of a request in Firefox, so it can't send them again.
  if (call === 'uploadPaper' && isFirefox(walk.context)) return;
  let left = times;
  const pattern = new RegExp(`/api/${service}${path.replaceAll('/', '\\/').replace('*', '.*')}(\\?.*)?$`);
  const meet = async (route: Route, request: Request): Promise<void> => {
    if (request.method() !== method || left === 0) return route.fallback();
    left -= 1;
    await meetOnTheWay(walk, mishap, route, request);
  };
  await walk.context.route(pattern, meet);
  walk.onCalm(async () => {
    left = 0;
    await walk.context.unroute(pattern, meet);
  });
}

async function meetOnTheWay(walk: ArmedWalk, mishap: Mishap, route: Route, request: Request): Promise<void> {
  const { clock, context } = walk;
  const act = () => context.request.fetch(request);
  /** The page may be closed before the response. */
  const answer = (send: () => Promise<void>) => send().catch(() => undefined);
  if (mishap === 'actsLate') {
    clock.later(lateInMs, async () => void (await act()));
    return route.fulfill({ status: 504, json: {} });
  }
  clock.hold(request);
  if (mishap === 'isSilent') {
    clock.later(lateInMs, async () => {
      await act();
      clock.release(request);
      await answer(() => route.abort());
    });
    return undefined;
  }
  const before = mishap === 'answersSlowly' ? await act() : undefined;
  clock.later(slowInMs, async () => {
    const response = before ?? (await act());
    clock.release(request);
    await answer(() => route.fulfill({ response }));
  });
  return undefined;
}
