import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Nearby } from '#/domain/place/location.ts';

/** Why the visitor's place isn't known. */
export type LocationTrouble =
  /** The visitor said no. */
  | 'refused'
  /** The browser can't tell. */
  | 'unsupported'
  /** It could not be found out this time. */
  | 'unavailable'
  /** The service did not answer. */
  | 'unanswered';

/** What is near the visitor, as far as they allowed it. */
export type NearbyState =
  | { status: 'idle' }
  | { status: 'locating' }
  | { status: 'found'; nearby: Nearby }
  | { status: 'failed'; trouble: LocationTrouble };

const nearby = createSlice({
  name: 'nearby',
  initialState: (): NearbyState => ({ status: 'idle' }),
  reducers: {
    /** The button was pressed: only then the browser asks for the visitor's permission. */
    locationAsked: (): NearbyState => ({ status: 'locating' }),
    /** An earlier visit allowed it. */
    locationRestored: (): NearbyState => ({ status: 'locating' }),
    nearbyFound: (_, { payload }: PayloadAction<Nearby>): NearbyState => ({ status: 'found', nearby: payload }),
    locationFailed: (_, { payload }: PayloadAction<{ trouble: LocationTrouble }>): NearbyState => ({
      status: 'failed',
      trouble: payload.trouble,
    }),
  },
});

export const { locationAsked, locationRestored, nearbyFound, locationFailed } = nearby.actions;
export const nearbyReducer = nearby.reducer;
