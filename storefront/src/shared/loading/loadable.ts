import type { AppError } from '#/api/app-error.ts';

/** Data that is loaded from a service (spec §4, "Loading status"). */
export type Loadable<T> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'success'; data: T }
  | { status: 'error'; error: AppError };

export const idle = { status: 'idle' } as const;
export const loading = { status: 'loading' } as const;
export const success = <T>(data: T) => ({ status: 'success', data }) as const;
export const failure = (error: AppError) => ({ status: 'error', error }) as const;

/** The same where a failure has a fixed text, so that the state contains no error. */
export type Reading<T> = { status: 'idle' | 'loading' | 'error' } | { status: 'success'; data: T };

/** The loaded data, or undefined while there is none. */
export function dataOf<T>(reading: Reading<T> | undefined): T | undefined {
  return reading?.status === 'success' ? reading.data : undefined;
}
