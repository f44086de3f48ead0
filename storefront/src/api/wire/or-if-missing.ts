import { ServiceError } from '../app-error.ts';

/** Resolves to `none` where the service responds with 404. */
export async function orIfMissing<T, None>(reading: Promise<T>, none: None): Promise<T | None> {
  try {
    return await reading;
  } catch (caught) {
    if (caught instanceof ServiceError && caught.error.kind === 'notFound') return none;
    throw caught;
  }
}
