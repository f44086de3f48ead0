import { chunkFailureCode } from '#/shared/failures/error-copy.ts';
import { lazyRouteComponent, useRouter, type AsyncRouteComponent } from '@tanstack/react-router';
import { createElement, useEffect, type ReactNode } from 'react';
import { pageTaken } from './start-up.ts';

/** A page's script failed to load; `message` is the code of spec §8 and is never shown. */
export class PageScriptError extends Error {
  constructor(attempts: number, cause: unknown) {
    super(chunkFailureCode(attempts), { cause });
    this.name = 'PageScriptError';
  }
}

/** True for a script that failed to load, reported by us or by the browser. */
export function isPageScriptError(error: unknown): boolean {
  return (
    error instanceof PageScriptError ||
    (error instanceof TypeError && /dynamically imported module|module script/i.test(error.message))
  );
}

/** Loads a page's script in at most two attempts. Each has the timeout of every chunk (`static-styles/preload.ts`). */
export function loadPageScript<T>(load: () => Promise<T>): Promise<T> {
  return load()
    .catch(load)
    .catch((cause: unknown) => {
      throw new PageScriptError(2, cause);
    });
}

/** Names of the pages by component. The server writes into the page which scripts the browser needs. */
const pageNames = new WeakMap<object, string>();

/** The name of a route's module in `pages`; empty for a route without a page. */
export function pageNameOf(component: object | undefined): string {
  return (component && pageNames.get(component)) ?? '';
}

/** A page whose script loads when its route is opened; meanwhile the loading overlay is shown. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, () => ReactNode>>,
  name: Name,
): AsyncRouteComponent<object> {
  const Page = lazyRouteComponent(() => loadPageScript(load), name) as AsyncRouteComponent<object>;
  function LazyPage() {
    const router = useRouter();
    useEffect(() => pageTaken(router), [router]);
    return createElement(Page);
  }
  if (import.meta.env.SSR) pageNames.set(LazyPage, name);
  return Object.assign(LazyPage, { preload: Page.preload });
}
