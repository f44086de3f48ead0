/**
 * Header that identifies the visit of a call in tests. The sandbox logs and breaks calls by visit, so that a late call
 * of one test is not attributed to the next. Outside production the server passes it on to the services.
 */
export const visitHeader = 'x-sandbox-visit';

/** A page's `fetch` whose calls carry the visit of the page's own request. */
export function fetchOfVisit(
  serviceFetch: typeof globalThis.fetch,
  visit: string | string[] | undefined,
): typeof globalThis.fetch {
  if (typeof visit !== 'string') return serviceFetch;
  return (input, init) => {
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
    headers.set(visitHeader, visit);
    return serviceFetch(input, { ...init, headers });
  };
}
