import browserslist from 'browserslist';

/** A browser's name in browserslist, in MDN's compatibility data, and in a build target. */
const browsers = [
  { listed: 'chrome', data: ['chrome', 'chrome_android'], target: 'chrome' },
  { listed: 'edge', data: ['edge'], target: 'edge' },
  { listed: 'firefox', data: ['firefox', 'firefox_android'], target: 'firefox' },
  { listed: 'safari', data: ['safari'], target: 'safari' },
  { listed: 'ios_saf', data: ['safari_ios'], target: 'ios' },
] as const;

export type BrowserInData = (typeof browsers)[number]['data'][number];

/** The oldest version of a browser that `browserslist` in package.json names; of a range like `17.6-17.7` the first. */
function oldestVersionOf(name: string): string {
  const versions = browserslist(undefined, { path: import.meta.dirname })
    .filter((entry) => entry.startsWith(`${name} `))
    .map((entry) => entry.slice(name.length + 1).replace(/-.*/, ''));
  const [oldest] = versions.toSorted(compareVersions);
  if (oldest === undefined) throw new Error(`browserslist in package.json names no version of ${name}.`);
  return oldest;
}

/** Orders `17.10` after `17.9`. */
export function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

/** The oldest supported version of each browser, by its name in MDN's compatibility data. */
export function oldestBrowsers(): Record<BrowserInData, string> {
  const versions = browsers.flatMap(({ listed, data }) => data.map((name) => [name, oldestVersionOf(listed)] as const));
  return Object.fromEntries(versions) as Record<BrowserInData, string>;
}

/** The same versions as targets of Vite: `['chrome125', 'safari17.0', …]`. */
export function buildTargets(): string[] {
  return browsers.map(({ listed, target }) => target + oldestVersionOf(listed));
}
