import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EquippedVersion } from '#/domain/offer/equipment.ts';
import { loadFailed } from '#/shared/failures/load-failed.ts';
import { lateState, type LateRoot } from '#/shared/loading/late-state.ts';
import { failure, loading, success, type Loadable } from '#/shared/loading/loadable.ts';
import { equipmentShown } from '../offer.events.ts';

/** Standard items of every version, by car. */
export type EquipmentState = Record<string, Loadable<readonly EquippedVersion[]>>;

type Loaded = PayloadAction<{ slug: string; versions: readonly EquippedVersion[] }>;

const equipment = createSlice({
  name: 'equipment',
  initialState: (): EquipmentState => ({}),
  reducers: {
    equipmentLoaded: (state: EquipmentState, { payload }: Loaded) => {
      state[payload.slug] = success(payload.versions);
    },
  },
  extraReducers: (on) => {
    on.addCase(equipmentShown, (state, { payload: { slug } }) => {
      if (state[slug]?.status !== 'success') state[slug] = loading;
    });
    on.addCase(loadFailed, (state, { payload: { slice, error } }) => {
      if (slice !== 'equipment') return;
      // The failure of the chunk names no car.
      for (const [slug, car] of Object.entries(state)) if (car.status === 'loading') state[slug] = failure(error);
    });
  },
});

export const { equipmentLoaded } = equipment.actions;

const selectCars = lateState<EquipmentState>('equipment', equipment.reducer);

export const selectEquipment =
  (slug: string) =>
  (root: LateRoot): EquipmentState[string] | undefined =>
    selectCars(root)[slug];
