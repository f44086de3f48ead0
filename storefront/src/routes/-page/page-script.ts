import { chunkFailureCode } from '#/shared/failures/error-copy.ts';
import { lazyRouteComponent, useRouter, type AsyncRouteComponent } from '@tanstack/react-router';
import { createElement, useEffect, type ReactNode } from 'react';
import { pageTaken } from './start-up.ts';

/** How long a page's script may take before it counts as failed (spec §8: loader time-out). */
const pageScriptTimeoutInMs = 120_000;

/** A page's script didn't come; `message` is the code of spec §8, never shown. */
export class PageScriptError extends Error {
  constructor(attempts: number, cause: unknown) {
    super(chunkFailureCode(attempts), { cause });
    this.name = 'PageScriptError';
  }
}

/** True for a script that didn't come, told by us or by the browser. */
export function isPageScriptError(error: unknown): boolean {
  return (
    error instanceof PageScriptError ||
    (error instanceof TypeError && /dynamically imported module|module script/i.test(error.message))
  );
}

/** Fetches a page's script, at most 120 seconds and twice: once more after a failure. */
export async function loadPageScript<T>(load: () => Promise<T>, timeoutInMs = pageScriptTimeoutInMs): Promise<T> {
  const attempt = () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const expired = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('timeout')), timeoutInMs);
    });
    return Promise.race([load(), expired]).finally(() => clearTimeout(timer));
  };
  try {
    return await attempt();
  } catch {
    try {
      return await attempt();
    } catch (cause) {
      throw new PageScriptError(2, cause);
    }
  }
}

/** Names of the pages by their components, for the server: it says in the page which scripts the browser will need. */
const pageNames = new WeakMap<object, string>();

/** The name of the module in `-pages` that a route shows; empty for what is no page of its own. */
export function pageNameOf(component: object | undefined): string {
  return (component && pageNames.get(component)) ?? '';
}

/** A page whose script loads when its route is opened; the loading overlay shows meanwhile. */
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
