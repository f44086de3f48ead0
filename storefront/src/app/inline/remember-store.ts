/**
 * Writes the cookie of the partner's store, for a day (spec §2.1). The response sets no cookie, because a page with one
 * could not be stored for the next visitor. Pages of the house don't have this script.
 */
import { cookieLifetimeInSeconds, cookieText } from '#/shared/storage/storage.ts';
import type { PublicConfig } from '../../../server/contract.ts';
import { configElementId, readPageData } from '../rendering/page-data.ts';

const store = document.getElementById(configElementId)?.dataset['store'] ?? '';
const { basePath, publicUrl } = readPageData(configElementId) as PublicConfig;
document.cookie = cookieText('lastVisitedStore', store, {
  basePath,
  isSecure: publicUrl.startsWith('https:'),
  lifetimeInSeconds: cookieLifetimeInSeconds.lastVisitedStore,
});
