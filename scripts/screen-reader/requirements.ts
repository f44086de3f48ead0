import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { locateChromium } from '../processes/browser.ts';
import { hasLocale, locale } from '../processes/locale.ts';

/** Programs of the desktop, by a file that shows that they are installed. */
const parts: readonly (readonly [name: string, file: string])[] = [
  ['Orca', '/usr/bin/orca'],
  ['Xvfb', '/usr/bin/Xvfb'],
  ['openbox', '/usr/bin/openbox'],
  ['xdotool', '/usr/bin/xdotool'],
  ['dbus-run-session', '/usr/bin/dbus-run-session'],
  ['gdbus', '/usr/bin/gdbus'],
  ['the accessibility bus', '/usr/libexec/at-spi-bus-launcher'],
];

/** Debian's packages of them. Without its translations Chromium would offer to translate each page. */
const debianPackages = [
  'orca',
  'python3-pyatspi',
  'at-spi2-core',
  'gir1.2-wnck-3.0',
  'gir1.2-atspi-2.0',
  'gir1.2-gtk-3.0',
  'xvfb',
  'openbox',
  'xdotool',
  'dbus-x11',
  'libglib2.0-bin',
  'locales',
  'chromium',
  'chromium-l10n',
] as const;

/** A message with the missing parts and how to install them. */
export function howToInstall(missing: readonly string[]): string {
  return [
    `The spoken journeys need ${missing.join(', ')}.`,
    `On Debian, as root, \`npm run test:spoken\` installs them: ${debianPackages.join(' ')}, and the locale ${locale}.`,
    'Elsewhere: Orca 43 or later, Xvfb, openbox, xdotool, D-Bus, at-spi2 and Chromium, by the packages of your system.',
  ].join('\n');
}

/** Names of the requirements that this machine lacks; empty if the spoken journeys can run. */
export function missingForSpeech(): readonly string[] {
  if (process.platform !== 'linux') return ['Linux, for which Orca is written'];
  return [
    ...parts.filter(([, file]) => !existsSync(file)).map(([name]) => name),
    ...(locateChromium({ hasWindow: true }) ? [] : ['a Chromium with a window']),
    ...(hasLocale() ? [] : [`the locale ${locale}`]),
  ];
}

const run = (command: string, args: readonly string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** Installs the requirements if this is Debian and the user is root. */
export function installFromDebian(missing: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing what the spoken journeys need: ${missing.join(', ')}.`);
  const options = ['-o', 'DPkg::Lock::Timeout=300', '-y', '--no-install-recommends'];
  if (!run('apt-get', ['update']) || !run('apt-get', ['install', ...options, ...debianPackages])) return;
  if (!hasLocale()) run('localedef', ['-i', 'pt_BR', '-f', 'UTF-8', locale]);
}
