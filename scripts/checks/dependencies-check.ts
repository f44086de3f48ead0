import satisfies from 'spdx-satisfies';

/** The fields read from a package in a bill of materials (CycloneDX 1.5, ECMA-424). */
export interface Component {
  purl: string;
  licenses?: readonly { license?: { id?: string; name?: string }; expression?: string }[];
  properties?: readonly { name: string; value: string }[];
}

/** Licences that allow shipping the product; the last one is for fonts. */
const allowedLicences = [
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'Unlicense',
  'OFL-1.1',
];

/** One sentence for each package whose licence doesn't allow shipping. The project's own packages have none. */
export function findLicenceFaults(components: readonly Component[]): string[] {
  return components.filter(isForeign).flatMap(({ purl, licenses = [] }) => {
    const names = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '');
    if (names.length > 0 && names.every(isAllowed)) return [];
    return `${purl} has ${names.join(', ') || 'no licence'}: replace it, or allow that in scripts/checks/dependencies-check.ts.`;
  });
}

const isForeign = ({ properties = [] }: Component) =>
  !properties.some(({ name, value }) => name === 'cdx:npm:package:private' && value === 'true');

function isAllowed(expression: string): boolean {
  try {
    return satisfies(expression, allowedLicences);
  } catch {
    // Not an SPDX expression, such as `SEE LICENSE IN …`.
    return false;
  }
}

/** Output of `npm audit --json`: a registry error, or the vulnerable packages. */
export interface Audit {
  message?: string;
  vulnerabilities?: Readonly<Record<string, { severity: string }>>;
}

/** Sentences about vulnerabilities, or why the audit failed. */
export function readAudit({ message, vulnerabilities }: Audit): { faults: string[]; unknownBecause?: string } {
  if (vulnerabilities === undefined) return { faults: [], unknownBecause: message ?? 'the answer has no list of them' };
  const faults = Object.entries(vulnerabilities).map(
    ([name, { severity }]) => `${name} has a known fault: ${severity}.`,
  );
  return { faults };
}
