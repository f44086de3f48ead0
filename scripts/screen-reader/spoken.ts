import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../builds/build-steps.ts';
import { findChromium } from '../processes/browser.ts';
import { locale } from '../processes/locale.ts';
import { Problem } from '../problem.ts';
import { howToInstall, installFromDebian, missingForSpeech } from './requirements.ts';

const missingAtFirst = missingForSpeech();
if (missingAtFirst.length > 0) installFromDebian(missingAtFirst);
const missing = missingForSpeech();
if (missing.length > 0) throw new Problem(howToInstall(missing));

/*
 * Runs the spoken journeys on a separate desktop: `desktop.ts` in a session bus. The user's desktop and settings are
 * neither read nor written.
 */
const folder = mkdtempSync(join(tmpdir(), 'signdrive-spoken-'));
const below = (name: string) => {
  mkdirSync(join(folder, name), { recursive: true });
  return join(folder, name);
};
const orca = below('orca');
cpSync(join(root, 'storefront/journeys/spoken/orca'), orca, { recursive: true });
const run = below('run');
chmodSync(run, 0o700);

const { WAYLAND_DISPLAY: _wayland, DISPLAY: _display, DBUS_SESSION_BUS_ADDRESS: _bus, ...inherited } = process.env;
const env = {
  ...inherited,
  CHROMIUM_PATH: findChromium({ hasWindow: true }),
  SPOKEN_FOLDER: folder,
  HEARD_FILE: join(folder, 'heard.jsonl'),
  HOME: below('home'),
  XDG_RUNTIME_DIR: run,
  XDG_DATA_HOME: below('home/share'),
  XDG_CONFIG_HOME: below('home/config'),
  XDG_CACHE_HOME: below('home/cache'),
  LANG: locale,
  LC_ALL: locale,
  LANGUAGE: 'pt_BR:pt',
  TZ: 'America/Sao_Paulo',
  // Orca imports its speech server, `heard.py`, as a Python module.
  PYTHONPATH: orca,
  GDK_BACKEND: 'x11',
  GSETTINGS_BACKEND: 'memory',
  GTK_USE_PORTAL: '0',
  NO_AT_BRIDGE: '0',
  ACCESSIBILITY_ENABLED: '1',
};

// Orca refuses to run twice for a user. In a separate PID namespace it finds no other Orca.
const namespace = ['--pid', '--fork', '--kill-child', '--mount-proc'];
const canSeparate = process.getuid?.() === 0 && spawnSync('unshare', [...namespace, 'true']).status === 0;
const session = [
  'dbus-run-session',
  '--',
  process.execPath,
  '-C',
  '@signdrive/source',
  'scripts/screen-reader/desktop.ts',
];
const [command = '', ...args] = [
  ...(canSeparate ? ['unshare', ...namespace] : []),
  ...session,
  ...process.argv.slice(2),
];
// The bus logs a line for each missing service.
const busLog = openSync(join(folder, 'bus.log'), 'a');
const desktop = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', busLog] });
// `unshare` ignores SIGTERM, and its programs end with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => desktop.kill('SIGKILL'));
const [status] = (await once(desktop, 'close')) as [number | null];
rmSync(folder, { recursive: true, force: true });
process.exitCode = status ?? 1;
