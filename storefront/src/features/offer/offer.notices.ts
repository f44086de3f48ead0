import { simulationFailedCopy } from '#/shared/failures/error-copy.ts';
import type { LateRoot } from '#/shared/loading/late-state.ts';
import type { OfferNotice } from './offer.ports.ts';
import type { OfferState } from './offer.slice.ts';

/** Toasts of this feature. The toast of a simulation is persistent until the next success (spec §8). */
export const offerNotices = {
  simulationFailed: {
    title: simulationFailedCopy,
    tone: 'error',
    isPersistent: true,
  },
  offerPageFailed: {
    title: 'Não conseguimos abrir esta oferta. Verifique sua rede e tente novamente.',
    tone: 'error',
  },
} as const satisfies Record<OfferNotice, object>;

/** Every selected version, by car, for the first script: it reads the state without loading the slice. */
export const offersOf = ({ late }: LateRoot) => (late['offer'] ?? {}) as OfferState;

/** Whether the price of a plan that the visitor chose has failed. */
export const isPriceUnconfirmed = (root: LateRoot): boolean =>
  Object.values(offersOf(root)).some(({ isTouched, simulation }) => isTouched && simulation.status === 'error');
