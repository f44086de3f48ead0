import { expect, it } from 'vitest';
import { lockApp, type LockedPackages } from './app-lock.ts';

const locked: LockedPackages = {
  'design-system': { version: '0.1.0', dependencies: { slider: '2.0.0' }, peerDependencies: { react: '^19.0.0' } },
  'node_modules/@signdrive/design-system': { resolved: 'design-system' },
  'node_modules/react': { version: '19.3.1', resolved: 'https://registry/react.tgz', integrity: 'sha512-a' },
  'node_modules/slider': { version: '2.0.0', dependencies: { tick: '1' }, peerDependencies: { vue: '3' } },
  'node_modules/slider/node_modules/tick': { version: '1.0.0' },
  'node_modules/tick': { version: '9.0.0' },
  'node_modules/vue': { version: '3.0.0' },
};
const workspaces = [{ folder: 'design-system', tarball: '/tmp/ds.tgz' }];

it('an app is locked to the versions of the repository, and to nothing else', () => {
  const { manifest, lock } = lockApp(locked, workspaces, ['@signdrive/design-system']);
  expect(manifest.dependencies).toEqual({ '@signdrive/design-system': 'file:/tmp/ds.tgz' });
  const packages = new Map(Object.entries(lock.packages));
  packages.delete('');
  expect([...packages.keys()].toSorted()).toEqual([
    'node_modules/@signdrive/design-system',
    'node_modules/react',
    'node_modules/slider',
    'node_modules/slider/node_modules/tick',
    'node_modules/vue',
  ]);
  expect(packages.get('node_modules/react')).toEqual(locked['node_modules/react']);
});

it('a package that is missing in the lock file is reported by name', () => {
  expect(() => lockApp(locked, workspaces, ['angular'])).toThrow('package-lock.json has no angular');
});
