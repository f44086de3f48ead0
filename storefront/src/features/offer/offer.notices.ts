import { simulationFailedCopy } from '#/shared/failures/error-copy.ts';
import type { LateRoot } from '#/shared/loading/late-state.ts';
import type { OfferNotice } from './offer.ports.ts';
import { offersOf } from './offers-of.ts';

/** Toasts of this feature (spec §8): persistent until the next success. */
export const offerNotices = {
  simulationFailed: {
    title: simulationFailedCopy,
    tone: 'error',
    isPersistent: true,
  },
} as const satisfies Record<OfferNotice, object>;

/** Whether the price of a plan that the visitor chose has failed. */
export const isPriceUnconfirmed = (root: LateRoot): boolean =>
  Object.values(offersOf(root)).some(({ isTouched, simulation }) => isTouched && simulation.status === 'error');
