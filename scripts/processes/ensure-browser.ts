import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, locateChromium } from './browser.ts';

const run = (command: string, args: readonly string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/**
 * As root on Debian the system's package installs every required library; Playwright's download does not. The fonts
 * have the metrics of common fonts: without them the layout shifts differently from a visitor's.
 */
function installFromDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('No browser found: installing the system package chromium-headless-shell.');
  const options = ['-o', 'DPkg::Lock::Timeout=300', '-y', '--no-install-recommends'];
  const install = (browser: string) => run('apt-get', ['install', ...options, browser, 'fonts-liberation']);
  // Older releases have only the whole browser.
  return run('apt-get', ['update']) && (install('chromium-headless-shell') || install('chromium'));
}

function installFromPlaywright(): boolean {
  console.log("No browser found: installing Playwright's own Chromium.");
  return run(process.execPath, ['node_modules/.bin/playwright', 'install', 'chromium']);
}

if (!locateChromium() && !installFromDebian()) installFromPlaywright();
console.log(`Browser for the tests: ${findChromium()}`);
