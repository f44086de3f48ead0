import type { AppError } from '#/api/app-error.ts';

/** The service's message for the visitor: it explains a rejection. That of a failing service is for its makers. */
export const serverMessageOf = (error: AppError): string | undefined =>
  error.kind === 'rejected' && error.status < 500 ? error.serverMessage : undefined;
