import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Nearby } from '#/domain/place/location.ts';
import { lateState } from '#/shared/loading/late-state.ts';
import { sagasMissing } from '#/shared/failures/load-failed.ts';
import { sessionEnded } from '#/shared/page/session-events.ts';

/** Why the visitor's position is unknown. */
export type LocationFailure =
  /** The visitor denied the permission. */
  | 'refused'
  /** The browser has no geolocation. */
  | 'unsupported'
  /** The position could not be determined. */
  | 'unavailable'
  /** The service did not respond. */
  | 'unanswered';

/** The region of the visitor, if they allowed it. */
export type NearbyState =
  | { status: 'idle' }
  | { status: 'locating' }
  | { status: 'found'; nearby: Nearby }
  | { status: 'failed'; trouble: LocationFailure };

const nearby = createSlice({
  name: 'nearby',
  initialState: (): NearbyState => ({ status: 'idle' }),
  reducers: {
    /** The button was pressed: only then the browser asks for the visitor's permission. */
    locationAsked: (): NearbyState => ({ status: 'locating' }),
    /** An earlier visit allowed it. */
    locationRestored: (): NearbyState => ({ status: 'locating' }),
    nearbyFound: (_, { payload }: PayloadAction<Nearby>): NearbyState => ({ status: 'found', nearby: payload }),
    locationFailed: (_, { payload }: PayloadAction<{ trouble: LocationFailure }>): NearbyState => ({
      status: 'failed',
      trouble: payload.trouble,
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(sagasMissing, (state): NearbyState =>
        state.status === 'locating' ? { status: 'failed', trouble: 'unanswered' } : state,
      )
      // An expired session keeps the region, as it keeps the stored position.
      .addCase(sessionEnded, (state, { payload }): NearbyState =>
        payload.why === 'loggedOut' ? { status: 'idle' } : state,
      ),
});

export const { locationAsked, locationRestored, nearbyFound, locationFailed } = nearby.actions;
export const selectNearby = lateState('nearby', nearby.reducer);
