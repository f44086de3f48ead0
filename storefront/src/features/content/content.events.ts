import { createAction } from '@reduxjs/toolkit';

/** The conditions were rendered, or their load is retried. */
export const conditionsAsked = createAction('content/conditionsAsked');
