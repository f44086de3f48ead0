import type { Plugin } from 'vite';
import { cars, renderCarSvg } from '../design-system/cars/index.ts';
import { colors } from '../sandbox/src/services/vehicle/colors.ts';

/** Drawings by their file name: `cars/{model}/{paint}.svg` in each paint on offer, and `cars/placeholder.svg`. */
const drawings: ReadonlyMap<string, () => string> = new Map([
  ['cars/placeholder.svg', () => renderCarSvg('placeholder', {})],
  ...Object.keys(cars).flatMap((model) =>
    Object.values(colors).map(
      ({ hex }) => [`cars/${model}/${hex.slice(1)}.svg`, () => renderCarSvg(model, { paint: hex })] as const,
    ),
  ),
]);

/**
 * The drawings that the store's server sends to its pages, for Storybook. The local server has the same files as a built
 * Storybook, so that a story can't show a car locally and the placeholder where it is published.
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
