import { cpSync, globSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { root } from '../../builds/build-steps.ts';
import { lockApp, type LockedPackages } from '../app-lock.ts';
import { run } from './run.ts';

/** The shared installation of the tests. */
export interface InstalledPackages {
  /** Folder of the tarballs. */
  folder: string;
  /** Folder outside the repository with the packages in its `node_modules`, and every app in a subfolder. */
  app: string;
  tarballs: Readonly<Record<string, string>>;
}

declare module 'vitest' {
  interface ProvidedContext {
    installed: InstalledPackages;
  }
}

const appNeeds = [
  'react',
  'react-dom',
  'react-aria-components',
  'styled-components',
  '@react-aria/optimize-locales-plugin',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-rsc',
];
const workspaces = ['tokens', 'design-system'];

/**
 * Packs the packages and installs the tarballs once, for all tests of the stage. `PACKAGE_PEERS=lowest` then installs
 * the oldest allowed peers of the design system from the registry.
 */
export default async function installPackages(project: TestProject): Promise<() => void> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'signdrive-packages-')));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    project.provide('installed', await install(folder));
  } catch (error) {
    remove();
    throw error;
  }
  return remove;
}

async function install(folder: string): Promise<InstalledPackages> {
  const named = workspaces.flatMap((workspace) => ['-w', `@signdrive/${workspace}`]);
  await run('npm', ['pack', ...named, '--pack-destination', folder, '--silent'], root);
  const tarballs = Object.fromEntries(workspaces.map((workspace) => [workspace, tarballOf(folder, workspace)]));

  const app = join(folder, 'app');
  cpSync(new URL('apps', import.meta.url), app, { recursive: true });
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: LockedPackages;
  };
  const packed = Object.entries(tarballs).map(([workspace, tarball]) => ({ folder: workspace, tarball }));
  const direct = [...workspaces.map((workspace) => `@signdrive/${workspace}`), ...appNeeds];
  const { manifest, lock } = lockApp(packages, packed, direct);
  writeFileSync(join(app, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(app, 'package-lock.json'), JSON.stringify(lock));
  writeFileSync(join(app, 'sheets.d.ts'), "declare module '*.css';\n");
  const flags = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  await run('npm', ['ci', ...flags], app);
  if (process.env['PACKAGE_PEERS'] === 'lowest') {
    await run('npm', ['install', '--save-exact', ...lowestPeers(), ...flags], app);
  }
  return { folder, app, tarballs };
}

/** The oldest allowed version of each peer, as an argument of `npm install`. */
function lowestPeers(): string[] {
  const { peerDependencies } = JSON.parse(readFileSync(join(root, 'design-system/package.json'), 'utf8')) as {
    peerDependencies: Readonly<Record<string, string>>;
  };
  return Object.entries(peerDependencies).map(([name, range]) => `${name}@${range.replace(/^\^/, '')}`);
}

function tarballOf(folder: string, workspace: string): string {
  const [file] = globSync(`signdrive-${workspace}-*.tgz`, { cwd: folder });
  if (!file) throw new Error(`npm pack made no tarball of ${workspace}.`);
  return join(folder, file);
}
