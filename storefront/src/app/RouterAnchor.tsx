import { useRouter } from '@tanstack/react-router';
import { isStarting } from '#/routes/start-up.ts';
import { isPlainClick, type AnchorProps } from '@signdrive/design-system/link';
import { focusHeading } from '#/shared/page/main-content.ts';
import { useStoreHref } from '#/shared/page/open-store.ts';

/** True for a URL inside the store, relative to its base path: `/faq`, `/ofertasvw/polo?prazo=24`. */
function isInternal(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//');
}

/**
 * The anchor of the design system, wired to the router: internal URLs get the base path and navigate without a
 * page load. The link is busy until the next page is shown; one to the current page leads to its top. Everything else
 * stays a plain link. `next-page.ts` preloads.
 */
export function RouterAnchor({ href, onClick, download, ...rest }: AnchorProps) {
  const router = useRouter();
  const storeHref = useStoreHref();
  if (!isInternal(href) || download !== undefined) {
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the props
    return <a {...rest} {...{ href, onClick, download }} />;
  }
  const isOtherWindow = rest.target !== undefined && rest.target !== '_self';
  // Computed when the link is about to be followed: a page has dozens of links, and most are never followed.
  const destination = () => {
    const { pathname, search, hash } = new URL(href, 'http://internal');
    return {
      to: pathname,
      search: router.options.parseSearch(search),
      ...(hash ? { hash: hash.slice(1) } : {}),
    } as never;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the props
    <a
      {...rest}
      href={storeHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event) || isOtherWindow || isStarting(router)) return;
        event.preventDefault();
        const link = event.currentTarget;
        // The router does nothing for the current URL, and with another query it leaves the focus below the window.
        const leadsToTop = link.pathname === location.pathname && !link.hash;
        // Set on the element, because React state would render the link twice.
        link.ariaBusy = 'true';
        void router.navigate(destination()).finally(() => {
          link.ariaBusy = null;
          if (!leadsToTop) return;
          scrollTo(0, 0);
          focusHeading();
        });
      }}
    />
  );
}
