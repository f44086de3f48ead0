/** A rejection of a request: thrown by rules and routes, sent in the service's own error shape. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  /** Response headers, e.g. `retry-after`. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: string, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

/**
 * The rejection to send for an error.
 * @param malformedCode code of a request that the server could not read
 */
export function toRefusal(error: unknown, malformedCode: string): Refusal {
  if (error instanceof Refusal) return error;
  if (
    error instanceof Error &&
    'statusCode' in error &&
    typeof error.statusCode === 'number' &&
    error.statusCode < 500
  ) {
    const code = 'validation' in error ? 'invalid_request' : malformedCode;
    return new Refusal(error.statusCode, code, error.message);
  }
  return new Refusal(500, 'unexpected', 'The sandbox failed; its console says why');
}
