/** Every possible failure of a call as plain data, so that it can be put into actions and the server-rendered state. */
export type AppError =
  /** No response: offline, connection refused or reset. */
  | { kind: 'network' }
  /** No response in time. */
  | { kind: 'timeout' }
  /** The session is missing or rejected, after the retry the service allows. */
  | { kind: 'unauthorized' }
  | { kind: 'notFound' }
  /** The service rejected the request. */
  | {
      kind: 'rejected';
      /** HTTP status; 500 and above are the service's own faults. */
      status: number;
      /** The service's code; empty if it sends none. */
      code: string;
      /** Message or code per field, for forms. */
      fields?: Readonly<Record<string, string>>;
      /** The service's own message: untrusted plain text. */
      serverMessage?: string;
      /** Delay before the next try, from `Retry-After`. */
      retryAfterInSeconds?: number;
    }
  /** The response breaks the contract. */
  | {
      kind: 'contract';
      /** Path of the first invalid part, for developers. */
      where: string;
    }
  | { kind: 'unexpected' };

export type AppErrorKind = AppError['kind'];

/** The error that ports throw. The message is for logs, never for visitors. */
export class ServiceError extends Error {
  readonly error: AppError;

  constructor(error: AppError, options?: ErrorOptions) {
    super(describe(error), options);
    this.name = 'ServiceError';
    this.error = error;
  }
}

function describe(error: AppError): string {
  switch (error.kind) {
    case 'rejected':
      return `rejected ${error.status} ${error.code}`.trimEnd();
    case 'contract':
      return `contract broken at ${error.where}`;
    case 'network':
    case 'timeout':
    case 'unauthorized':
    case 'notFound':
    case 'unexpected':
      return error.kind;
  }
}

/** Converts anything caught to an `AppError`. A cancelled call is not an error: check `isAbort` first. */
export function toAppError(caught: unknown): AppError {
  return caught instanceof ServiceError ? caught.error : { kind: 'unexpected' };
}

/** The rejection of a port whose signal aborts. */
export function abortError(cause?: unknown): Error {
  const error = new DOMException('The call was cancelled.', 'AbortError');
  if (cause !== undefined && cause !== null) Object.defineProperty(error, 'cause', { value: cause });
  return error;
}

/** True for a cancelled call. */
export function isAbort(caught: unknown): boolean {
  return caught instanceof Error && caught.name === 'AbortError';
}

/** True if the same read may succeed later: no response, or a server error (design: retry with back-off). */
export function isWorthRetrying(error: AppError): boolean {
  return error.kind === 'network' || error.kind === 'timeout' || (error.kind === 'rejected' && error.status >= 500);
}
