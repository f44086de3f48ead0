/** A request as the services receive it. */
export interface ServiceRequest {
  /** Without the service and the query. */
  path: readonly string[];
  query: URLSearchParams;
  body: unknown;
  form: FormData | undefined;
  /** `Idempotency-Key`. */
  key: string | undefined;
  /** The user of its session; undefined without a valid one. */
  userId: string | undefined;
}

export interface ServiceAnswer {
  status: number;
  body?: unknown;
}

export const answered = (body: unknown, status = 200): ServiceAnswer => ({ status, body });
export const refused = (status: number, code: string, message = 'Não foi possível.'): ServiceAnswer => ({
  status,
  body: { id: 400, code, message },
});
