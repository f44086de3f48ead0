import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { buildTargets } from '../browsers.ts';

/** The service worker: one classic script, which every browser that has workers can run. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  resolve: { conditions: ['@signdrive/source', ...defaultClientConditions] },
  build: {
    outDir: 'dist/worker',
    emptyOutDir: true,
    target: buildTargets(),
    rolldownOptions: {
      input: 'src/app/worker/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js', codeSplitting: false },
    },
  },
});
