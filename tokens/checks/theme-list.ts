import type { Problem } from './problem.ts';

/** The four lists of partners, which must be equal. */
export interface ThemeList {
  file: string;
  folders: readonly string[];
  resolverContexts: readonly string[];
  exported: readonly string[];
}

/** Reports partners missing in one of the lists. */
export function findThemeListProblems({ file, folders, resolverContexts, exported }: ThemeList): Problem[] {
  const places = {
    'tokens/partners': folders,
    'tokens/tokens.resolver.json': resolverContexts,
    'tokens/src/partners.ts': exported,
  };
  const all = new Set(Object.values(places).flat());
  return [...all].flatMap((token) =>
    Object.entries(places)
      .filter(([, slugs]) => !slugs.includes(token))
      .map(([place]) => ({ file, token, message: `is a partner that ${place} doesn't list` })),
  );
}
