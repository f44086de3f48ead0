import { createAction } from '@reduxjs/toolkit';

/** Conditions of the offers are on the page, or are asked for again. */
export const conditionsAsked = createAction('content/conditionsAsked');
