import { useRouter } from '@tanstack/react-router';
import { useRef, type MouseEvent } from 'react';
import { isStarting } from '#/routes/-page/start-up.ts';
import type { AnchorProps } from '@signdrive/design-system/link';
import { useStoreHref } from '#/shared/page/open-store.ts';

/** Resting on a link this long counts as the intent to follow it; passing over it does not. */
const intentDelayInMs = 80;

/** True for a click that should stay in the page: plain, left, same window, not handled yet. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>, target: string | undefined): boolean {
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    (target === undefined || target === '_self')
  );
}

/** True for an address inside the store, relative to its base path: `/faq`, `/ofertasvw/polo?prazo=24`. */
function isInternal(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//');
}

/**
 * The anchor of the design system, wired to the router: internal addresses get the base path,
 * navigate without a page load, and are preloaded on intent. Everything else stays a plain link.
 */
export function RouterAnchor({
  href,
  onClick,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  download,
  ...rest
}: AnchorProps) {
  const router = useRouter();
  const storeHref = useStoreHref();
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (!isInternal(href) || download !== undefined) {
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the props
    return <a {...rest} {...{ href, onClick, onPointerEnter, onPointerLeave, onFocus, onBlur, download }} />;
  }
  // Worked out when the link is about to be followed: a page has dozens, and most never are.
  const destination = () => {
    const { pathname, search, hash } = new URL(href, 'http://internal');
    return {
      to: pathname,
      search: router.options.parseSearch(search),
      ...(hash ? { hash: hash.slice(1) } : {}),
    } as never;
  };
  const forget = () => clearTimeout(intent.current);
  const preload = () => {
    forget();
    if (isStarting(router)) return;
    intent.current = setTimeout(() => {
      // A failed preload costs nothing: the navigation itself loads again and reports.
      router.preloadRoute(destination()).catch(() => undefined);
    }, intentDelayInMs);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the props
    <a
      {...rest}
      href={storeHref(href)}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        preload();
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        forget();
      }}
      onBlur={(event) => {
        onBlur?.(event);
        forget();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        preload();
      }}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event, rest.target) || isStarting(router)) return;
        event.preventDefault();
        void router.navigate(destination());
      }}
    />
  );
}
