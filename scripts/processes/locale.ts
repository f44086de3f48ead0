import { spawnSync } from 'node:child_process';

/** The language of browsers that take it from the system. */
export const locale = 'pt_BR.UTF-8';

export function hasLocale(): boolean {
  const { stdout } = spawnSync('locale', ['-a'], { encoding: 'utf8' });
  return /^pt_BR\.utf-?8$/im.test(stdout ?? '');
}
