import { simulationFailedCopy } from '#/shared/failures/error-copy.ts';
import type { OfferNotice } from './offer.ports.ts';

/** Toasts of this feature (spec §8): persistent until the next success. */
export const offerNotices = {
  simulationFailed: {
    title: simulationFailedCopy,
    tone: 'error',
    isPersistent: true,
  },
} as const satisfies Record<OfferNotice, object>;
