import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteManifest } from '../../storefront/server/assets/asset-manifest.ts';
import { root } from '../builds/build-steps.ts';
import { Problem } from '../problem.ts';

/* Checks that the built scripts, including bundled packages, use only features of the oldest supported browsers.
   Scripts of the previous release in the same folder are excluded: only this release's manifest counts. */
const client = 'storefront/dist/client';
const manifest = JSON.parse(readFileSync(join(root, client, '.vite/manifest.json'), 'utf8')) as ViteManifest;
const scripts = [...new Set(Object.values(manifest).map(({ file }) => file))]
  .filter((file) => file.endsWith('.js'))
  .map((file) => `${client}/${file}`);
if (scripts.length === 0) throw new Problem('The build’s manifest names no script: build the storefront again.');

const { status } = spawnSync(
  'oxlint',
  [
    '--no-ignore',
    '--config',
    'scripts/baseline/built.oxlintrc.json',
    ...scripts,
    'storefront/dist/worker/service-worker.js',
  ],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
