import { existsSync } from 'node:fs';
import { Problem } from '../problem.ts';

/**
 * Path of the Firefox for tests: `FIREFOX_PATH`, or the system's. Playwright's own build is patched and isn't what
 * visitors use.
 * @throws {Problem} if `FIREFOX_PATH` names no file
 */
export function locateFirefox(): string | undefined {
  const wanted = process.env['FIREFOX_PATH'];
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new Problem(`FIREFOX_PATH is ${wanted}, which does not exist: correct the path or unset the variable.`);
  }
  return ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'].find((path) =>
    existsSync(path),
  );
}

/** Requirements of the journeys in Firefox that this machine lacks. */
export const missingForFirefox = (): readonly string[] => (locateFirefox() === undefined ? ['Firefox'] : []);

/**
 * The same for commands that require it.
 * @throws {Problem} if none is installed
 */
export function findFirefox(): string {
  const found = locateFirefox();
  if (found) return found;
  throw new Problem('No Firefox found: install it (Debian: `apt-get install firefox-esr`), or set FIREFOX_PATH.');
}
