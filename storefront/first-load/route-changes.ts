// A second copy of the module (`plugin.ts`), of which the bundler keeps only this half.
export { loadClientRoute, preloadClientRoute } from '../../node_modules/@tanstack/router-core/dist/esm/load-client.js';
