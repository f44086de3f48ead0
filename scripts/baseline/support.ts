import type { CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { compareVersions, type BrowserInData } from '../../browsers.ts';

/** The oldest supported version of each browser. */
export type Versions = Readonly<Record<BrowserInData, string>>;

/**
 * First versions that have a feature, of the browsers whose oldest supported version lacks it: `Safari 17.4`.
 * @param prefix counts as having it, for example `-webkit-`. @default none
 * @returns an empty text when no browser lacks it
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

/** Released, under its own name, for everyone, and not removed since. */
function isPlain(statement: SimpleSupportStatement): boolean {
  const { version_added: added, version_removed: removed, flags, alternative_name: otherName } = statement;
  return typeof added === 'string' && added !== 'preview' && removed === undefined && !flags && otherName === undefined;
}
