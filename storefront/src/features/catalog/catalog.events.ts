import { createAction } from '@reduxjs/toolkit';

/** A car was followed from a list; `place` says which. */
export const offerOpened = createAction<{ car: string; place: string }>('catalog/offerOpened');
