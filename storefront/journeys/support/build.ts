import { readFileSync } from 'node:fs';

/**
 * Address of the script that a source file became, as a pattern for `page.route`: scripts are named by what is in them.
 * @param source path below `storefront/`
 * @throws Error when the build has no script of its own for it
 */
export function scriptOf(source: string): string {
  const manifest = readFileSync(new URL('../../dist/client/.vite/manifest.json', import.meta.url), 'utf8');
  const chunk = (JSON.parse(manifest) as Record<string, { file: string }>)[source];
  if (!chunk) throw new Error(`The build has no script of its own for ${source}.`);
  return `**/${chunk.file}*`;
}
