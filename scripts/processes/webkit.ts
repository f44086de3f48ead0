import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endChildren, startProgram, waitUntilHealthy } from './children.ts';
import { hasLocale, locale } from './locale.ts';
import { startXvfb } from './xvfb.ts';
import { Problem } from '../problem.ts';

/** MiniBrowser, the browser of WebKitGTK's own tests. It has no command on the path. */
const miniBrowser = ['x86_64', 'aarch64']
  .flatMap((machine) => ['4.1', '6.0'].map((api) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${api}/MiniBrowser`))
  .find((path) => existsSync(path));

const isCommand = (name: string) =>
  (process.env['PATH'] ?? '').split(':').some((folder) => existsSync(join(folder, name)));

/** Requirements of the journeys in WebKit that this machine lacks. */
export function missingForWebKit(): readonly string[] {
  return [
    { name: 'WebKitWebDriver', isThere: isCommand('WebKitWebDriver') && miniBrowser !== undefined },
    { name: 'Xvfb', isThere: isCommand('Xvfb') },
    { name: `the locale ${locale}`, isThere: hasLocale() },
  ]
    .filter(({ isThere }) => !isThere)
    .map(({ name }) => name);
}

/** Capabilities of a session in WebKit. */
export const webKitCapabilities = () => ({
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
});

/**
 * Starts WebKit's driver on a screen of its own, which MiniBrowser needs. `close` ends both.
 * @throws {Problem} if this machine lacks something
 */
export async function startWebKit(port: number, screen: string) {
  const missing = missingForWebKit();
  if (missing.length > 0) {
    throw new Problem(
      `WebKit can't start without ${missing.join(' and ')} (Debian: \`apt-get install webkit2gtk-driver xvfb locales\`).`,
    );
  }
  const settings = await makeSettings();
  const { child: xvfb, display } = await startXvfb(screen);
  const driver = startProgram({
    name: 'WebKitWebDriver',
    command: 'WebKitWebDriver',
    args: [`--port=${port}`],
    // MiniBrowser takes its language and its time zone from here, and needs no session bus.
    env: {
      XDG_CONFIG_HOME: settings,
      DISPLAY: display,
      DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      LC_ALL: locale,
      TZ: 'America/Sao_Paulo',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilHealthy(driver, `${url}/status`);
  const close = async () => {
    await endChildren([driver, xvfb]);
    await rm(settings, { recursive: true });
  };
  return { url, close };
}

/** GTK settings of the browser: reduced motion, and a tool bar that lets the window be as narrow as a phone. */
const gtkSettings = {
  'settings.ini': '[Settings]\ngtk-enable-animations=0\n',
  'gtk.css': '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }\n',
};

/** Writes the GTK settings into a new configuration folder, for both versions of GTK that MiniBrowser may use. */
async function makeSettings(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'signdrive-webkit-'));
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    await mkdir(join(folder, version));
    for (const [name, text] of Object.entries(gtkSettings)) await writeFile(join(folder, version, name), text);
  }
  return folder;
}
