import type { WalkKind } from './route.ts';
import { anyRoute } from './steps/any-route.ts';
import { parseStep } from './steps/events.ts';
import { begin, describeSetup, parseSetup, plainFacts, type Setup } from './steps/setup.ts';
import { followToTheEnd } from './steps/to-the-end.ts';
import { watchAccountCustomer } from './watches/account-customer.ts';
import { watchAccountForms } from './watches/account-forms.ts';
import { watchAccountOrders } from './watches/account-orders.ts';
import { watchBurns, watchCouponStays } from './watches/coupons.ts';
import { watchKeys } from './watches/keys.ts';
import { watchOneOrder } from './watches/one-order.ts';
import { watchOrderedAsReviewed } from './watches/ordered-as-reviewed.ts';
import { watchPostalCodes } from './watches/postal-codes.ts';
import { watchPrivacy } from './watches/privacy.ts';
import { watchSession } from './watches/session.ts';
import { watchTruth } from './watches/truth.ts';
import { watchTyping } from './watches/typing.ts';

/** Walks through an order. */
export const orderWalks: WalkKind<Setup> = {
  watches: [
    watchOneOrder,
    watchOrderedAsReviewed,
    watchBurns,
    watchCouponStays,
    watchPostalCodes,
    watchPrivacy,
    watchTyping,
    watchTruth,
    watchSession,
    watchKeys,
    watchAccountCustomer,
    watchAccountOrders,
    watchAccountForms,
  ],
  anyRoute,
  begin,
  describeSetup,
  parseSetup,
  plainFacts,
  parseStep,
  findEnd: followToTheEnd,
  ends: { 'a placed order': { leastPerWalk: 1 / 2, count: ({ service }) => service.placements.length } },
};
