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

/** The loaded data, or undefined while there is none. */
export function dataOf<T>(loadable: Loadable<T> | undefined): T | undefined {
  return loadable?.status === 'success' ? loadable.data : undefined;
}
