import type { AppError } from '#/api/app-error.ts';

/**
 * The service's message for the visitor, which explains a rejection. The message of a server error is for developers
 * only.
 */
export const serverMessageOf = (error: AppError): string | undefined =>
  error.kind === 'rejected' && error.status < 500 ? error.serverMessage : undefined;

/** The same as a property of an event's payload. */
export function serverMessageIn(error: AppError): { serverMessage?: string } {
  const serverMessage = serverMessageOf(error);
  return serverMessage === undefined ? {} : { serverMessage };
}
