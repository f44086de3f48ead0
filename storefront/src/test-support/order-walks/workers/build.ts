import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { type PastFault, putBack } from '../faults/past-fault.ts';
import { sagasMatchFaster } from './sagas-match-faster.ts';

const conditions = ['@signdrive/source', 'module', 'node', 'production'];

/**
 * Bundles the walks with the product as one script, as a release is bundled: a walk takes two thirds of the time that it
 * takes in the modules of Vitest, with the development builds of the libraries.
 * @param fault is put back into the product
 * @returns the file
 */
export async function buildWorker(fault?: PastFault): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'order-walks-'));
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [sagasMatchFaster, ...(fault ? [putBack(fault)] : [])],
    root: fileURLToPath(new URL('.', import.meta.url)),
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.DEV': 'false' },
    resolve: { conditions },
    ssr: { noExternal: true, resolve: { conditions } },
    build: {
      ssr: fileURLToPath(new URL('worker.ts', import.meta.url)),
      outDir,
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'worker.mjs' } },
    },
  });
  return join(outDir, 'worker.mjs');
}
