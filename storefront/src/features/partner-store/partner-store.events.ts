import { createAction } from '@reduxjs/toolkit';

/** A car was chosen in the header's menu (spec §2.3). */
export const carChosenInMenu = createAction<{ slug: string }>('partnerStore/carChosenInMenu');
