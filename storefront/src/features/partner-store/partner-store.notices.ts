import { storeNotFoundCopy } from '#/shared/failures/error-copy.ts';

/** Notices of this feature that float over the page (spec §8, Store). */
export const storeNotices = {
  storeNotFound: { title: storeNotFoundCopy, tone: 'error' },
} as const;
