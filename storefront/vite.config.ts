import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

const source = '@signdrive/source';

/**
 * What every page loads, in one file: split by who shares what, it would be a dozen small ones,
 * which compress worse by some 6 KiB. Everything else is left to the bundler.
 */
const firstLoad = [
  {
    name: 'base',
    test: new RegExp(
      [
        'node_modules/(react|react-dom|scheduler|react-redux|redux|@reduxjs|immer|reselect|use-sync-external-store|@tanstack|styled-components|stylis)/',
        'design-system/src/(layout|foundations(?!/field)|components/(icon|button|link|header|skip-link))/',
        'storefront/src/(app|shared|routes/-(page|layout))/(?!visit/|browser-themes|NoticeToasts|NotFoundScreen|SiteFooter|SiteWidgets|footer|menu/(?!use-menu\\.)|flows|watchers|sagas|root-saga|tracked-events|visitor-device|requests)',
        'vite/preload-helper',
      ].join('|'),
    ),
  },
  {
    // What a plan is shown and chosen with: each alone would be a file of a quarter of a kibibyte.
    name: 'plan',
    test: new RegExp(
      [
        'design-system/src/(patterns/split-layout|foundations/field/(look|FieldError|form-messages|use-field))',
        'storefront/src/(domain/(true-cost|simulation)|features/coupon/coupon\\.(copy|selectors))\\b',
      ].join('|'),
    ),
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Assets are addressed relative to the page's run-time base path: one build serves every environment.
  base: './',
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: false, quoteStyle: 'single' }),
    react(),
    { ...optimizeLocales.vite({ locales: ['pt-BR'] }), enforce: 'pre' as const },
  ],
  // Without this, class names depend on load order and hydration breaks (visible only in a development build).
  oxc: {
    plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, pure: true } },
  },
  resolve: {
    conditions: [source, ...defaultClientConditions],
    // React has it built in: the shim would only be weight.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  ssr: {
    resolve: { conditions: [source, ...defaultServerConditions] },
    noExternal: ['styled-components', /^@signdrive\//],
  },
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, rolldownOptions: { input: 'src/app/entry-server.tsx' } }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        // Every browser that runs these modules preloads them itself.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'src/app/entry-client.tsx',
          output: { codeSplitting: { groups: firstLoad } },
        },
      },
}));
