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
