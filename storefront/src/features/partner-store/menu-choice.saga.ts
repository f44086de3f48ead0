import { takeEvery } from 'typed-redux-saga';
import { createAction } from '@reduxjs/toolkit';
import type { StoragePort } from '#/shared/storage.ts';

/** A car was chosen in the header's menu (spec §2.3). */
export const carChosenInMenu = createAction<{ slug: string }>('partnerStore/carChosenInMenu');

/** A choice in the menu is a new beginning: what belonged to the last one is forgotten before its page opens. */
export function* watchMenuChoice({ storage }: { storage: StoragePort }) {
  yield* takeEvery(carChosenInMenu, () => {
    storage.cookies.remove('lastVisitedStore');
    storage.local.remove('simulation', 'registerFleet', 'coupon');
  });
}
