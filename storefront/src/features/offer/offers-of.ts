import type { LateRoot } from '#/shared/loading/late-state.ts';
import type { OfferState } from './offer.slice.ts';

/** Every selected version, by car, for the first script: it reads the state without loading the slice. */
export const offersOf = ({ late }: LateRoot) => (late['offer'] ?? {}) as OfferState;
