import type { Walk } from '../walk.ts';
import { watchBurns } from './burns.ts';
import { watchCouponStays } from './coupon-stays.ts';
import { watchOneOrder } from './one-order.ts';
import { watchOrderedAsReviewed } from './ordered-as-reviewed.ts';
import { watchPrivacy } from './privacy.ts';
import { watchTruth } from './truth.ts';
import { watchTyping } from './typing.ts';
import type { Watch } from './watch.ts';

const watches = [
  watchOneOrder,
  watchOrderedAsReviewed,
  watchBurns,
  watchCouponStays,
  watchPrivacy,
  watchTyping,
  watchTruth,
];

export const makeWatches = (walk: Walk, tell: (name: string, detail: string) => void): readonly Watch[] =>
  watches.map((make) => make(walk, tell));
