import { createAction } from '@reduxjs/toolkit';
import type { Offer } from '#/domain/offer/offer.ts';

/** The visitor's pointer or focus reached the plan's controls. */
export const configuratorApproached = createAction<{ slug: string; versions: readonly Offer[] }>(
  'offer/configuratorApproached',
);

/** The delivery section was rendered. */
export const deliveryShown = createAction('offer/deliveryShown');

/** The texts of an offer that the visitor opened failed to load: home is shown instead. */
export const offerPageFailed = createAction('offer/pageFailed');

/** A car's offer was rendered, perhaps with a price that could not be confirmed. */
export const offerShown = createAction<{ slug: string; isPriceFailed: boolean }>('offer/offerShown');

/** The network connection returned: failed requests are repeated. */
export const connectionReturned = createAction('offer/connectionReturned');

/** The equipment section was rendered, or its load is retried. */
export const equipmentShown = createAction<{ slug: string; versions: readonly Offer[] }>('offer/equipmentShown');
