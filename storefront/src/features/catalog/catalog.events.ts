import { createAction } from '@reduxjs/toolkit';

/** The list of all cars is on the page. */
export const carListShown = createAction('catalog/carListShown');

/** A car was followed from a list; `place` says which. */
export const offerOpened = createAction<{ car: string; place: string }>('catalog/offerOpened');
