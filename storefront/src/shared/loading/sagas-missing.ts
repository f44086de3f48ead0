import { createAction } from '@reduxjs/toolkit';

/** The sagas could not be loaded: whatever waits for one of them has failed. `url`: the page's own. */
export const sagasMissing = createAction<{ url: string }>('loading/sagasMissing');
