import { createAction } from '@reduxjs/toolkit';
import type { Offer } from '#/domain/offer/offer.ts';

/** The visitor goes to the messaging app; `place` says from where. */
export const contactPressed = createAction<{ place: string }>('offer/contactPressed');

/** The visitor's pointer or focus has come to the plan's controls. */
export const configuratorApproached = createAction<{ slug: string; versions: readonly Offer[] }>(
  'offer/configuratorApproached',
);

/** When and where the car comes is on the page. */
export const deliveryShown = createAction('offer/deliveryShown');

/** A car's offer is on the page. */
export const offerShown = createAction<{ slug: string }>('offer/offerShown');

/** The connection is back: what failed for want of it is tried again. */
export const connectionReturned = createAction('offer/connectionReturned');

/** The equipment of a car's versions is on the page, or asked for again after a failure. */
export const equipmentShown = createAction<{ slug: string; versions: readonly Offer[] }>('offer/equipmentShown');
