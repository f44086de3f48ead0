import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { buildTargets } from '../browsers.ts';
import { leanLibraries } from './first-load/plugin.ts';
import { inlineScripts } from './inline-scripts.ts';
import { minifyAgain } from './minify-again.ts';
import { onDemandChunks, rejectUnmatchedPatterns } from './on-demand-chunks.ts';
import { keepPreviousRelease } from './previous-release.ts';
import { staticStyles } from './static-styles/plugin.ts';
import { styleTableMode } from './static-styles/table.ts';

const source = '@signdrive/source';

const { PREVIOUS_RELEASE: previousRelease } = process.env;

/**
 * The modules that every page loads, in one file: split by their importers, they would be a dozen small ones,
 * which compress worse by some 6 KiB. Everything else is left to the bundler.
 */
const firstLoad = [
  {
    name: 'base',
    // The entry brings all it imports statically along; the rest is what no page goes without, and the small parts of
    // half of the pages: here each weighs half of what it does as a file, so the pages without it pay next to nothing.
    test: new RegExp(
      [
        'storefront/src/app/entry-client\\.tsx',
        'design-system/src/(layout|components/(badge|button|card|icon|link|price|skeleton)|patterns/(empty-state|panel))/',
        'design-system/src/components/car-picture/drawing\\.',
        'storefront/src/(domain/\\w+/(text|readjustment)|shared/\\w+/(format|loadable|open-store|config|readjusted-total|on-return|FailedContent))\\.',
        'node_modules/(react-dom|@tanstack/react-router)/',
        'vite/preload-helper',
      ].join('|'),
    ),
  },
  {
    // Computation and state of a plan: each alone would be a file of some hundred bytes.
    name: 'plan',
    test: /storefront\/src\/(domain\/\w+\/(true-cost|simulation)|features\/(coupon\/coupon\.slice|offer\/offer\.slice))\b/,
  },
  {
    // State of the parts of an offer's page that an order has not.
    name: 'offer-parts',
    test: /storefront\/src\/features\/offer\/(nearby|share)\/\w+\.slice\b/,
  },
  {
    // Texts and events of every step of an order: each alone would be a file of some hundred bytes.
    name: 'order',
    test: /storefront\/src\/(domain\/\w+\/(order-steps|same-value)|features\/checkout\/checkout\.(copy|events))\b/,
  },
  {
    // Data of a customer, shared by the forms and the decoders of the services' responses.
    name: 'customer',
    test: /storefront\/src\/domain\/\w+\/(customer|customer-values|documents|order-documents)\.ts/,
  },
  {
    // Fields of a plan's choice; an order doesn't need them before its first form.
    name: 'choice',
    test: /design-system\/src\/(patterns\/split-layout|foundations\/(input-before-hydration|field\/(look|FieldError|form-messages|use-field)))/,
  },
  {
    // A row of choices that scrolls to the focused one: three files of some hundred bytes.
    name: 'rows',
    test: /design-system\/src\/foundations\/(inline-direction|reveal-focused|use-revealed-in-row)\./,
  },
  {
    // The questions' words and state, which their page and the help share.
    name: 'questions',
    test: /storefront\/src\/features\/faq\/(faq\.(copy|slice)|components\/SupportChannels)\./,
  },
  {
    // A drawn car without the drawings themselves, which come one by one.
    name: 'drawn-car',
    test: /design-system\/src\/components\/car-picture\/(drawings(\.ts|\/(placeholder|materials))|Artwork|CarDrawing)/,
  },
  {
    // A chunk of its own, because every service's client reads it. Otherwise it would be bundled with another of its
    // users.
    name: 'tables',
    test: /storefront\/src\/domain\/\w+\/comparison-tables/,
  },
  {
    // Costs of two options side by side: in the calculator, in an offer's comparison and in that of the home page.
    name: 'costs',
    test: /design-system\/src\/patterns\/(cost-bars|verdict)\/|storefront\/src\/domain\/\w+\/comparison(-costs)?\.ts/,
  },
  {
    // The calculator's rules and words, which its page and its later parts share.
    name: 'calculator',
    test: /storefront\/src\/(domain\/\w+\/(calculator|price-table)|features\/calculator\/(calculator[.-](slice|context|copy)|figure-text))/,
  },
];

const chunks = [...firstLoad, ...onDemandChunks];

export default defineConfig(({ isSsrBuild, mode }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Assets are addressed relative to the page's run-time base path: one build serves every environment.
  base: './',
  plugins: [
    react(),
    { ...optimizeLocales.vite({ locales: ['pt-BR'] }), enforce: 'pre' as const },
    mode !== styleTableMode && staticStyles(),
    leanLibraries(),
    inlineScripts(),
    minifyAgain(),
    rejectUnmatchedPatterns(chunks),
    keepPreviousRelease(
      previousRelease ? resolve(fileURLToPath(new URL('..', import.meta.url)), previousRelease) : undefined,
    ),
  ],
  // Without this, class names depend on load order and hydration breaks (visible only in a development build).
  oxc: {
    plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, pure: true } },
  },
  resolve: {
    conditions: [source, ...defaultClientConditions],
    alias: [
      // React has it built in: the shim would only be weight.
      { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
      { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' },
    ],
  },
  ssr: {
    resolve: { conditions: [source, ...defaultServerConditions] },
    // Bundled whole, so that `define` reaches the libraries, too. The development server takes CommonJS from Node.
    noExternal: isSsrBuild ? true : ['styled-components', /^@signdrive\//],
  },
  // Each reading of the environment is a call into the system, and libraries read it several times per element.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, rolldownOptions: { input: 'src/app/entry-server.tsx' } }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        target: buildTargets(),
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: {
          // Every browser that runs these modules preloads them itself.
          polyfill: false,
          // Vite lists no files for a chunk without imports, but `preload.ts` fetches the chunk itself, too.
          resolveDependencies: (file, imported) => (imported.length > 0 ? imported : [file]),
        },
        rolldownOptions: {
          input: 'src/app/entry-client.tsx',
          // The first file lists all others by name, and every page loads that list: names in words are 1.1 KiB of it.
          output: { codeSplitting: { groups: chunks }, chunkFileNames: 'assets/[hash:7].js' },
        },
      },
}));
