import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppError } from '#/api/app-error.ts';
import type { RegisteredCar } from '#/domain/content/content.ts';
import { failure, idle, loading, success, type Loadable } from '#/shared/loading/loadable.ts';

/** Every car that has a page, on offer or not. */
export type RegisteredCarsState = Loadable<readonly RegisteredCar[]>;

const registeredCars = createSlice({
  name: 'registeredCars',
  initialState: (): RegisteredCarsState => idle,
  reducers: {
    registeredCarsRequested: (): RegisteredCarsState => loading,
    registeredCarsLoaded: (_, action: PayloadAction<readonly RegisteredCar[]>): RegisteredCarsState =>
      success(action.payload),
    registeredCarsFailed: (_, action: PayloadAction<AppError>): RegisteredCarsState => failure(action.payload),
  },
});

export const { registeredCarsRequested, registeredCarsLoaded, registeredCarsFailed } = registeredCars.actions;
export const registeredCarsReducer = registeredCars.reducer;
