import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  redirect,
  rootRouteId,
  useMatches,
  type ErrorComponentProps,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectIsStoreAwaited, selectStoreSlug } from '#/features/partner-store/index.ts';
import { LoadingOverlay } from '@signdrive/design-system/loading-overlay';
import type { RouterContext } from './loaders/load-page.ts';
import { SiteLayout, ThemePreview } from './layout/SiteLayout.tsx';
import { lazyPage } from './page-script.ts';
import { ErrorScreen } from './layout/ErrorScreen.tsx';
import { contentId } from '#/shared/page/main-content.ts';
import { pageHead } from '#/shared/page/page-head.ts';

/** The loaders of most pages are one chunk. */
export const loaders = () => import('./loaders/loaders.ts');

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  // Redirects of the route table, on the server and in the browser.
  beforeLoad: ({ preload, context, location, abortController, navigate }) => {
    const { url, config, serverBudget } = context;
    const { resolution } = url;
    if (preload) return;
    if (resolution.kind !== 'redirect') {
      const route = { id: rootRouteId };
      if (!serverBudget)
        void loaders().then(({ frameOf }) => frameOf({ context, route, location, abortController, navigate }));
      return;
    }
    throw redirect({
      href: config.basePath + resolution.to.slice(1),
      statusCode: 302,
      // The same page in another store is another history entry, although the router sees the same URL.
      state: { ...location.state, store: resolution.to },
    });
  },
  // Any URL may belong to another store; loaded data are not requested again.
  shouldReload: true,
  loader: async (loader) => (await loaders()).loadLayout(loader),
  head: ({ match, matches }) => {
    const { config } = match.context;
    // The router marks the match that the not-found page replaces.
    const isMissing = matches.some(({ _notFound }) => _notFound);
    const page = pageHead(match.context, {
      title: isMissing ? 'Página não encontrada' : 'Carro por assinatura',
      path: '',
    });
    return {
      ...page,
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1' },
        { name: 'format-detection', content: 'telephone=no' },
        ...page.meta,
      ],
      links: [{ rel: 'icon', href: `${config.basePath}favicon.svg`, type: 'image/svg+xml' }],
    };
  },
  component: RootDocument,
  notFoundComponent: lazyPage(() => import('./layout/NotFoundScreen.tsx'), 'NotFoundScreen'),
  errorComponent: RootError,
});

function Document({ children }: { children: ReactNode }) {
  const storeSlug = useSelector(selectStoreSlug);
  return (
    <html lang="pt-BR" data-brand="house" data-partner={storeSlug}>
      <head>
        <HeadContent />
      </head>
      <body id="topo">{children}</body>
    </html>
  );
}

function RootDocument() {
  const isStoreAwaited = useSelector(selectIsStoreAwaited);
  const hasNoFrame = useMatches({ select: (matches) => matches.at(-1)?.staticData.frame === 'none' });
  return (
    <Document>
      {hasNoFrame ? (
        <>
          <ThemePreview />
          <main id={contentId}>
            <Outlet />
          </main>
        </>
      ) : (
        <SiteLayout>
          <Outlet />
        </SiteLayout>
      )}
      {isStoreAwaited && <LoadingOverlay label="Abrindo a loja…" isPassable />}
    </Document>
  );
}

/** The frame itself failed. An error of a page is shown in the frame (`defaultErrorComponent`). */
function RootError(props: ErrorComponentProps) {
  return (
    <Document>
      <main id={contentId}>
        <ErrorScreen {...props} />
      </main>
    </Document>
  );
}
