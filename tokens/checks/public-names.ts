import type { Problem } from './problem.ts';

/** The committed list of names for applications. */
export interface PublicNames {
  names: readonly string[];
  /** Removed name → its replacement. */
  deprecated: Readonly<Record<string, string>>;
}

/** Reports removed names without a replacement, unknown replacements, and unlisted names. */
export function findPublicNameProblems(
  file: string,
  { names, deprecated }: PublicNames,
  emitted: ReadonlySet<string>,
): Problem[] {
  const published = new Set(names);
  return [
    ...names
      .filter((name) => !emitted.has(name) && !(name in deprecated))
      .map((token) => ({ file, token, message: 'was removed: add it to "deprecated" with its replacement' })),
    ...Object.entries(deprecated)
      .filter(([, replacement]) => !emitted.has(replacement))
      .map(([token, replacement]) => ({ file, token, message: `is replaced by ${replacement}, which is no token` })),
    ...[...emitted]
      .filter((name) => !published.has(name))
      .map((token) => ({ file, token, message: 'is new: add it to "names"' })),
  ];
}
