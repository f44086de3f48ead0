import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EquippedVersion } from '#/domain/offer/equipment.ts';
import { loadFailed } from '#/shared/failures/load-failed.ts';
import { lateState } from '#/shared/loading/late-state.ts';
import { failure, loading, success, type Loadable } from '#/shared/loading/loadable.ts';
import { equipmentShown } from '../offer.events.ts';

/** Standard items of every version, by car. */
export type EquipmentState = Readonly<Record<string, Loadable<readonly EquippedVersion[]>>>;

type Loaded = PayloadAction<{ slug: string; versions: readonly EquippedVersion[] }>;

/** Marks every car that is loading as failed: the failure of the chunk names no car. */
const mapLoading = (state: EquipmentState, failed: EquipmentState[string]): EquipmentState =>
  Object.fromEntries(Object.entries(state).map(([slug, car]) => [slug, car.status === 'loading' ? failed : car]));

const equipment = createSlice({
  name: 'equipment',
  initialState: (): EquipmentState => ({}),
  reducers: {
    equipmentLoaded: (state, { payload }: Loaded): EquipmentState => ({
      ...state,
      [payload.slug]: success(payload.versions),
    }),
  },
  extraReducers: (on) => {
    on.addCase(equipmentShown, (state, { payload: { slug } }): EquipmentState =>
      state[slug]?.status === 'success' ? state : { ...state, [slug]: loading },
    );
    on.addCase(loadFailed, (state, { payload: { slice, error } }): EquipmentState =>
      slice === 'equipment' ? mapLoading(state, failure(error)) : state,
    );
  },
});

export const { equipmentLoaded } = equipment.actions;

export const selectEquipment = lateState<EquipmentState>('equipment', equipment.reducer);
