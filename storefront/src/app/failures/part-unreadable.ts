import { createAction } from '@reduxjs/toolkit';
import type { AppError } from '#/api/app-error.ts';

/** A part of a response was left out because it could not be decoded. */
export const partUnreadable = createAction<AppError>('app/partUnreadable');
