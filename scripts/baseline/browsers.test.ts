import { expect, it } from 'vitest';
import { buildTargets, compareVersions, oldestBrowsers } from '../../browsers.ts';

it('the oldest supported Safari is 17.0, on macOS and iOS', () => {
  expect(oldestBrowsers()).toMatchObject({ safari: '17.0', safari_ios: '17.0' });
});

it('the build has one target for each browser', () => {
  expect(buildTargets().map((target) => target.replace(/[\d.]+$/, ''))).toEqual([
    'chrome',
    'edge',
    'firefox',
    'safari',
    'ios',
  ]);
});

it('versions are compared part by part', () => {
  expect(['17.10', '18', '17.9', '9'].toSorted(compareVersions)).toEqual(['9', '17.9', '17.10', '18']);
});
