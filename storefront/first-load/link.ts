/** Replaces the router's `Link`, which only `Route.Link` renders. */
export function Link(): never {
  throw new Error('Route.Link is not in the release: use the link of the design system.');
}
