import { storeNotFoundCopy } from '#/shared/failures/error-copy.ts';

/** Toasts of this feature (spec §8, Store). */
export const storeNotices = {
  storeNotFound: { title: storeNotFoundCopy, tone: 'error' },
} as const;
