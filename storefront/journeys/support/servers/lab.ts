import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview, type InlineConfig } from 'vite';
import { root } from '../../../../scripts/builds/build-steps.ts';

export interface Lab {
  /** URL of the theme lab. */
  url: string;
  close: () => Promise<void>;
}

/**
 * Builds and serves the theme lab only: its page in Storybook is the same component, and building Storybook takes
 * minutes.
 * @param store URL of the store for its links
 */
export async function openLab(store: string): Promise<Lab> {
  const folder = await mkdtemp(join(tmpdir(), 'signdrive-lab-'));
  await writeFile(join(folder, '.env'), `STORYBOOK_STORE_URL=${store}\n`);
  const config = {
    root: join(root, 'design-system/lab/alone'),
    configFile: false,
    logLevel: 'error',
    // Storybook reads its variables from the environment; two workers have two stores.
    envDir: folder,
    envPrefix: 'STORYBOOK_',
    oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, pure: true } } } as never,
    resolve: { conditions: ['@signdrive/source', 'module', 'browser', 'development|production'] },
    build: { outDir: join(folder, 'site'), emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 4000 },
  } satisfies InlineConfig;
  await build(config);
  const server = await preview({ ...config, preview: { port: 0, host: 'localhost' } });
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    async close() {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
