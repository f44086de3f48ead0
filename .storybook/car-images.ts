import type { Plugin } from 'vite';
import { cars, renderCarSvg } from '../design-system/cars/index.ts';
import { colors } from '../sandbox/src/services/vehicle/colors.ts';

/** Drawings by file name: `cars/{model}/{paint}.svg` for each available paint, and `cars/placeholder.svg`. */
const drawings: ReadonlyMap<string, () => string> = new Map([
  ['cars/placeholder.svg', () => renderCarSvg('placeholder', {})],
  ...Object.keys(cars).flatMap((model) =>
    Object.values(colors).map(
      ({ hex }) => [`cars/${model}/${hex.slice(1)}.svg`, () => renderCarSvg(model, { paint: hex })] as const,
    ),
  ),
]);

/**
 * Serves the same drawings as the store's server, for Storybook. The dev server and a built Storybook have the same
 * files, so that no story shows a car locally and a placeholder when published.
 */
export function carImages(): Plugin {
  return {
    name: 'signdrive:car-images',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        if (!path.startsWith('/cars/')) return next();
        const draw = drawings.get(path.slice(1));
        if (!draw) {
          response.statusCode = 404;
          return response.end();
        }
        response.setHeader('content-type', 'image/svg+xml');
        response.end(draw());
      });
    },
    generateBundle() {
      for (const [fileName, draw] of drawings) this.emitFile({ type: 'asset', fileName, source: draw() });
    },
  };
}
