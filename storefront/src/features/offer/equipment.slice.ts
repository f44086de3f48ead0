import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EquippedVersion } from '#/domain/equipment.ts';
import { lateState } from '#/shared/late-state.ts';
import { failure, loading, success, type Loadable } from '#/shared/loadable.ts';
import { equipmentFailed, equipmentShown } from './offer.events.ts';

/** Standard items of every version, by car. */
export type EquipmentState = Readonly<Record<string, Loadable<readonly EquippedVersion[]>>>;

type Loaded = PayloadAction<{ slug: string; versions: readonly EquippedVersion[] }>;

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
    on.addCase(equipmentFailed, (state, { payload }): EquipmentState => ({
      ...state,
      [payload.slug]: failure(payload.error),
    }));
  },
});

export const { equipmentLoaded } = equipment.actions;

export const selectEquipment = lateState<EquipmentState>('equipment', equipment.reducer);
