import { call, cancelled, put, select } from 'typed-redux-saga';
import { toAppError } from '#/api/app-error.ts';
import type { OfferPort } from '#/api/ports.ts';
import { isSameOffer, type Offer } from '#/domain/offer/offer.ts';
import { loadFailed } from '#/shared/failures/load-failed.ts';
import { read } from '#/shared/loading/requests.ts';
import {
  selectSelectedOffer,
  simulationCancelled,
  simulationFailed,
  simulationRequested,
  simulationSucceeded,
} from '../offer.slice.ts';

/** Order step of the simulation: configuration (spec §2.7). */
const configurationStep = 2;

/** Requests the plans of the current selection. It changes nothing at the service, so it is retried like any read. */
export function* simulate(ports: { offer: OfferPort }, slug: string) {
  const selected = yield* select(selectSelectedOffer(slug));
  if (!selected?.selection) return;
  const { offer, selection } = selected;
  yield* put(simulationRequested({ slug }));
  try {
    const plans = yield* read((signal) =>
      ports.offer.simulate(
        {
          ...selection,
          modelCode: offer.modelCode,
          year: offer.year,
          hasShield: offer.hasShield,
          step: configurationStep,
        },
        signal,
      ),
    );
    if (yield* call(isStillShown, slug, offer)) yield* put(simulationSucceeded({ slug, selection, plans }));
  } catch (caught) {
    const error = toAppError(caught);
    if (!(yield* call(isStillShown, slug, offer))) return;
    yield* put(simulationFailed({ slug, selection, error }));
    yield* put(loadFailed({ slice: 'offer', error }));
  } finally {
    if (yield* cancelled()) yield* put(simulationCancelled({ slug, selection }));
  }
}

/** False if another version was selected meanwhile: its plans have other prices. */
export function* isStillShown(slug: string, offer: Offer) {
  const selected = yield* select(selectSelectedOffer(slug));
  return selected !== undefined && isSameOffer(selected.offer, offer);
}
