import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startXvfb } from '../processes/xvfb.ts';

/* Runs Playwright on a desktop without a screen: X server, window manager, accessibility bus, Orca. See `spoken.ts`. */

const folder = process.env['SPOKEN_FOLDER'] ?? '';
const heardFile = process.env['HEARD_FILE'] ?? '';
const programs: ChildProcess[] = [];

/** Prints to the standard output: the standard error is the log of the bus. */
function fail(message: string): never {
  console.log(message);
  process.exit(1);
}

function start(command: string, args: readonly string[]): ChildProcess {
  const log = openSync(join(folder, `${command.split('/').at(-1)}.log`), 'a');
  const program = spawn(command, args, { stdio: ['ignore', log, log] });
  programs.push(program);
  return program;
}

const { child: xvfb, display } = await startXvfb('1440x1000x24').catch((error: Error) => fail(error.message));
programs.push(xvfb.process);
process.env['DISPLAY'] = display;

// openbox's default keys, for example Alt+Shift+arrow, would never reach Orca.
const openboxFile = join(folder, 'openbox.xml');
writeFileSync(openboxFile, '<openbox_config xmlns="http://openbox.org/3.4/rc"><keyboard/></openbox_config>');
start('openbox', ['--sm-disable', '--config-file', openboxFile]);

start('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately']);
// Programs read these two switches before they expose their accessibility tree.
for (const name of ['IsEnabled', 'ScreenReaderEnabled']) {
  const bus = '--session --dest org.a11y.Bus --object-path /org/a11y/bus'.split(' ');
  const set = ['--method', 'org.freedesktop.DBus.Properties.Set', 'org.a11y.Status', name, '<true>'];
  spawnSync('gdbus', ['call', ...bus, ...set]);
}

writeFileSync(heardFile, '');
// Orca writes the reason of each announcement and each omission to this file.
const debugFile = process.env['ORCA_DEBUG_FILE'];
const orca = start('orca', ['--user-prefs', join(folder, 'orca'), ...(debugFile ? ['--debug-file', debugFile] : [])]);
while (!readFileSync(heardFile, 'utf8').includes('"say"')) {
  if (orca.exitCode !== null) fail(`Orca has ended:\n${readFileSync(join(folder, 'orca.log'), 'utf8')}`);
  await pause(100);
}

const config = ['-c', 'storefront/journeys/spoken/playwright.config.ts'];
const journeys = spawn('playwright', ['test', ...config, ...process.argv.slice(2)], { stdio: ['ignore', 1, 1] });
const [status] = (await once(journeys, 'close')) as [number | null];
for (const program of programs.toReversed()) program.kill();
process.exit(status ?? 1);
