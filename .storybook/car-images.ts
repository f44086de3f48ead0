import type { Plugin } from 'vite';
import { cars, renderCarSvg } from '../design-system/cars/index.ts';
import { colors } from '../sandbox/src/services/vehicle/colors.ts';

/** `/cars/{model}/{paint}.svg` and `/cars/placeholder.svg`: what the store's own server draws for its pages. */
const address = /\/cars\/(?:placeholder|([a-z0-9-]+)\/([0-9a-f]{6}))\.svg$/;

/** The pictures that pages ask the store for, in Storybook too: drawn when asked for, or written beside a built one. */
export function carImages(): Plugin {
  return {
    name: 'signdrive:car-images',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = address.exec(request.url?.split('?')[0] ?? '');
        if (!found) return next();
        const [, model = 'placeholder', paint] = found;
        response.setHeader('content-type', 'image/svg+xml');
        response.end(renderCarSvg(model, paint === undefined ? {} : { paint: `#${paint}` }));
      });
    },
    generateBundle() {
      const write = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      write('cars/placeholder.svg', renderCarSvg('placeholder', {}));
      for (const model of Object.keys(cars)) {
        for (const { hex } of Object.values(colors)) {
          write(`cars/${model}/${hex.slice(1)}.svg`, renderCarSvg(model, { paint: hex }));
        }
      }
    },
  };
}
