import { createAction } from '@reduxjs/toolkit';
import type { AppError } from '#/api/app-error.ts';

/** Raised beside a slice's own failure event, whichever data could not be loaded (spec §4, "Loading status"). */
export const loadFailed = createAction<{ slice: string; error: AppError }>('app/loadFailed');
