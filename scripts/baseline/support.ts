import type { CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { compareVersions, type BrowserInData } from '../../browsers.ts';

/** The oldest supported version of each browser. */
export type Versions = Readonly<Record<BrowserInData, string>>;

/**
 * First versions that support a feature, for browsers whose oldest supported version doesn't: `Safari 17.4`.
 * @param prefix that counts as support, for example `-webkit-`. @default none
 * @returns an empty text if every browser supports it
 */
export function sinceWhen(compat: CompatStatement, oldest: Versions, prefix?: string): string {
  const lacking = (Object.entries(oldest) as [BrowserInData, string][]).flatMap(([browser, version]) => {
    const versions = [compat.support[browser] ?? []]
      .flat()
      .filter((statement) => isPlain(statement) && (statement.prefix === undefined || statement.prefix === prefix))
      .map(({ version_added: added }) => String(added).replace('≤', ''));
    if (versions.some((added) => compareVersions(added, version) <= 0)) return [];
    return `${bcd.browsers[browser].name} ${versions[0] ?? '(none)'}`;
  });
  return lacking.join(', ');
}

/** Released, unprefixed, enabled by default, and not removed since. */
function isPlain(statement: SimpleSupportStatement): boolean {
  const { version_added: added, version_removed: removed, flags, alternative_name: otherName } = statement;
  return typeof added === 'string' && added !== 'preview' && removed === undefined && !flags && otherName === undefined;
}
