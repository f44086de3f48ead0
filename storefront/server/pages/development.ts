import type { Server } from 'node:http';
import type { ViteDevServer } from 'vite';
import { developmentAssets } from '../assets/asset-manifest.ts';
import type { Render } from '../contract.ts';
import type { StoreServerOptions } from '../create-server.ts';

type DevelopmentOptions = Required<Pick<StoreServerOptions, 'render' | 'assets' | 'middleware'>>;

export interface Development {
  /** Options of the store's server. */
  options: DevelopmentOptions;
  /** Starts the bundler with its hot reload beside the server; call before listening. */
  start(server: Server): Promise<ViteDevServer>;
}

/**
 * Serves and renders the sources, with hot reload.
 * @param root the storefront folder
 */
export function createDevelopment(root: string, basePath: string): Development {
  let vite: ViteDevServer | undefined;

  function started(): ViteDevServer {
    if (vite === undefined) throw new Error('The bundler has not started: call start() before listening.');
    return vite;
  }

  return {
    options: {
      assets: developmentAssets,
      async render(url, options) {
        const { render } = (await started().ssrLoadModule('/src/app/entry-server.tsx')) as { render: Render };
        try {
          return await render(url, options);
        } catch (error) {
          if (error instanceof Error) started().ssrFixStacktrace(error);
          throw error;
        }
      },
      middleware: (request, response, next) => started().middlewares(request, response, next),
    },
    async start(server) {
      // Loaded here only: a production server has no bundler installed.
      const { createServer } = await import('vite');
      vite = await createServer({
        root,
        base: basePath,
        appType: 'custom',
        configFile: `${root}/vite.config.ts`,
        server: { middlewareMode: true, hmr: { server } },
      });
      return vite;
    },
  };
}
