import { isSlug } from '@signdrive/tokens/slug';
import { parseCookie } from 'cookie';
import type { Visitor } from '../contract.ts';

/** The server never sees the token, which stays in the browser. */
export const cookieNames = { sessionHint: 'signdrive', store: 'lastVisitedStore', consent: 'consent' } as const;

/** The facts of a request's cookies that a page may use. */
export function readVisitor(cookieHeader: string | undefined): Visitor {
  const cookies = parseCookie(cookieHeader ?? '');
  const store = cookies[cookieNames.store];
  const consent = cookies[cookieNames.consent];
  return {
    hasSessionHint: Boolean(cookies[cookieNames.sessionHint]),
    storedStore: store !== undefined && isSlug(store) ? store : undefined,
    ...((consent === 'granted' || consent === 'denied') && { consent }),
  };
}
