/** Everything that can go wrong with a call, as plain data: it travels in actions and with the page. */
export type AppError =
  /** No answer: offline, refused, cut. */
  | { kind: 'network' }
  /** No answer in time. */
  | { kind: 'timeout' }
  /** The session is missing or refused, after the retry the service allows. */
  | { kind: 'unauthorized' }
  | { kind: 'notFound' }
  /** The service answered no. */
  | {
      kind: 'rejected';
      /** HTTP status; 500 and above are the service's own faults. */
      status: number;
      /** The service's code; empty when it sends none. */
      code: string;
      /** Message or code per field, for forms. */
      fields?: Readonly<Record<string, string>>;
      /** The service's own words, untrusted plain text. */
      serverMessage?: string;
      /** How long to wait before the next try, where the service says it (`Retry-After`). */
      retryAfterInSeconds?: number;
    }
  /** The answer is not what was agreed. */
  | {
      kind: 'contract';
      /** Path of the first part that is wrong, for developers. */
      where: string;
    }
  | { kind: 'unexpected' };

export type AppErrorKind = AppError['kind'];

/** What ports throw. The message is for logs, never for visitors. */
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

/** The `AppError` of anything caught. A cancelled call is no error: ask `isAbort` first. */
export function toAppError(caught: unknown): AppError {
  return caught instanceof ServiceError ? caught.error : { kind: 'unexpected' };
}

/** What a port throws when its signal aborts. */
export function abortError(cause?: unknown): Error {
  const error = new DOMException('The call was cancelled.', 'AbortError');
  if (cause !== undefined && cause !== null) Object.defineProperty(error, 'cause', { value: cause });
  return error;
}

/** True for a cancelled call. */
export function isAbort(caught: unknown): boolean {
  return caught instanceof Error && caught.name === 'AbortError';
}

/** True when the same read may succeed later: no answer, or a fault of the service (design: retry with back-off). */
export function isWorthRetrying(error: AppError): boolean {
  return error.kind === 'network' || error.kind === 'timeout' || (error.kind === 'rejected' && error.status >= 500);
}
