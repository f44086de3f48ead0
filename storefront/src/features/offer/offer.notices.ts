import { simulationFailedCopy } from '#/shared/failures/error-copy.ts';
import type { OfferNotice } from './offer.ports.ts';

/** Notices that float over the page (spec §8): persistent until the next success. */
export const offerNotices = {
  simulationFailed: {
    title: simulationFailedCopy,
    tone: 'error',
    isPersistent: true,
  },
} as const satisfies Record<OfferNotice, object>;
