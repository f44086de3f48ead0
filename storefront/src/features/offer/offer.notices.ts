import { simulationFailedCopy } from '#/shared/failures/error-copy.ts';
import type { LateRoot } from '#/shared/loading/late-state.ts';
import type { OfferNotice } from './offer.ports.ts';
import type { OfferState } from './offer.slice.ts';

/** Toasts of this feature (spec §8): persistent until the next success. */
export const offerNotices = {
  simulationFailed: {
    title: simulationFailedCopy,
    tone: 'error',
    isPersistent: true,
  },
} as const satisfies Record<OfferNotice, object>;

/** Whether the price of a plan that the visitor chose has failed. The slice may not have loaded. */
export const isPriceUnconfirmed = ({ late }: LateRoot): boolean =>
  Object.values((late['offer'] ?? {}) as OfferState).some(
    ({ isTouched, simulation }) => isTouched && simulation.status === 'error',
  );
