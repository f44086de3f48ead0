import { createAction } from '@reduxjs/toolkit';

/** The list of all cars was rendered. */
export const carListShown = createAction('catalog/carListShown');

/** A link to a car in a list was followed; `place` identifies the list. */
export const offerOpened = createAction<{ car: string; place: string }>('catalog/offerOpened');
