import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signdrive-theme-'));
  mkdirSync(join(folder, 'tokens/src'), { recursive: true });
  for (const path of ['partners', 'tokens.resolver.json', 'src/partners.ts']) {
    cpSync(join(root, 'tokens', path), join(folder, 'tokens', path), { recursive: true });
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

function theme(...args: string[]) {
  const launch = ['-C', '@signdrive/source', join(root, 'scripts/launch.mjs'), 'theme', ...args];
  // Nothing listens on port 1: the command must not reach a sandbox that runs on this machine.
  const env = { ...process.env, SANDBOX_PORT: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, launch, { cwd: folder, encoding: 'utf8', env });
  return { status, stdout, stderr };
}
const make = (slug: string, ...args: string[]) =>
  theme('new', slug, '--color', '#ffe600', '--tokens', join(folder, 'tokens'), ...args);
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);

test('one command creates a partner, registers it everywhere, and reports moved colours and contrast', () => {
  const { status, stdout } = make('99-motores', '--name', 'Noventa · exemplo', '--display-font', 'anybody');
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /Used as given: accent, action, stage-action\nMoved:\n {2}selection: #ffe600 → #\w{6}; .*needs 3:1\n {4}nearest: #\w{6} or #\w{6}\n/,
  );
  expect(stdout).toMatch(/color-action-text on color-action-background +\d+\.\d\d:1 of 4\.5/);
  expect(stdout).not.toContain('TOO LOW');
  expect(stdout).toContain('npm run storybook, theme "Noventa · exemplo"');
  expect(stdout).toContain('run npm start first');
  expect(stdout).toContain('npm run theme -- publish 99-motores');

  expect(JSON.parse(read('tokens/partners/99-motores/theme.json'))).toEqual({
    slug: '99-motores',
    name: 'Noventa · exemplo',
    logoText: 'Noventa · exemplo',
  });
  const resolver = JSON.parse(read('tokens/tokens.resolver.json')) as {
    modifiers: { partner: { contexts: Record<string, unknown> } };
  };
  expect(resolver.modifiers.partner.contexts).toEqual({
    none: [],
    '99-motores': [{ $ref: 'partners/99-motores/slots.json' }],
    'casa-andrade': [{ $ref: 'partners/casa-andrade/slots.json' }],
    viaduto: [{ $ref: 'partners/viaduto/slots.json' }],
  });
  expect(read('tokens/src/partners.ts')).toContain('[themeOf99Motores, themeOfCasaAndrade, themeOfViaduto]');

  expect(theme('check', 'tokens/partners/99-motores/slots.json')).toMatchObject({ status: 0, stderr: '' });
});

test('the written files follow the format of the repository, and other files do not change', () => {
  make('zebra');
  rmSync(join(folder, 'tokens/partners/zebra'), { recursive: true });
  make('viaduto', '--force');
  for (const path of ['tokens.resolver.json', 'src/partners.ts']) {
    expect(read(`tokens/${path}`)).toBe(readFileSync(join(root, 'tokens', path), 'utf8'));
  }
  const formatter = join(root, 'node_modules/oxfmt/bin/oxfmt');
  const config = join(root, '.oxfmtrc.json');
  const { status } = spawnSync(process.execPath, [formatter, '-c', config, '--check', 'tokens'], { cwd: folder });
  expect(status).toBe(0);
});

test('--out writes one file and lists nothing', () => {
  expect(make('solto', '--out', 'solto.json', '--radius', '0.25rem', '--accent', '#00ff00')).toMatchObject({
    status: 0,
  });
  expect(theme('check', 'solto.json').stdout).toMatch(/^solto\.json: sets action, .*radius; every pair passes/);
  expect(read('tokens/src/partners.ts')).not.toContain('Solto');
});

test.each([
  ['a page of the store', 'faq', [], 'A store can\'t be called "faq"'],
  ['an address of the server', 'api', [], 'A store can\'t be called "api"'],
  ['the house', 'house', [], 'A store can\'t be called "house"'],
  ['a path', '../x', [], 'A store can\'t be called "../x"'],
  ['two hyphens', 'a--b', [], '"a--b" is no slug'],
  ['a partner that is there', 'viaduto', [], '--force writes over it'],
  ['a font nobody ships', 'novo', ['--display-font', 'comic'], 'no font we ship: choose archivo, anybody, newsreader'],
  ['a radius in px', 'novo', ['--radius', '4px'], '--radius takes a dimension in rem, 0 to 1.5; "4px" is none.'],
  ['a radius below nothing', 'novo', ['--radius', '-1'], '--radius takes a dimension in rem, 0 to 1.5; "-1" is none.'],
  ['a radius without end', 'novo', ['--radius', '1e9'], '--radius takes a dimension in rem, 0 to 1.5; "1e9" is none.'],
  ['a file nowhere', 'novo', ['--out', '/nowhere/x.json'], '--out takes the path of a file that can be written'],
  ['a folder for a file', 'novo', ['--out', '.', '--force'], '--out takes the path of a file that can be written'],
  ['a name of two lines', 'novo', ['--name', 'Novo\nCarro'], 'one line of 60 characters'],
  ['a logo with a hidden sign', 'novo', ['--logo', 'Novo\u202e'], 'one line of 60 characters'],
  ['a word it doesn’t know', 'novo', ['--colour', 'x'], "Unknown option '--colour'"],
] as const)('%s is refused in a sentence, and nothing is written', (_, slug, args, message) => {
  const before = read('tokens/partners/viaduto/slots.json');
  const { status, stderr } = make(slug, ...args);
  expect(status).toBe(1);
  expect(stderr).toContain(message);
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(read('tokens/partners/viaduto/slots.json')).toBe(before);
  expect(read('tokens/src/partners.ts')).not.toContain('Novo');
});

test('a file that can’t be a theme fails with its lines', () => {
  write('bad.json', '{\n  "brand": {\n    "acton": { "$value": 1 },\n    "radius": { "$value": "9px" }\n  }\n}\n');
  write('broken.json', '{\n  "brand": {\n');
  const { status, stderr } = theme('check', 'tokens/partners/viaduto/slots.json', 'bad.json', 'broken.json');
  expect(status).toBe(1);
  expect(stderr.split('\n')).toEqual([
    expect.stringMatching(/^bad\.json:3: brand\.acton is no brand slot/),
    expect.stringMatching(/^bad\.json:4: brand\.radius must be a dimension in rem/),
    expect.stringMatching(/^broken\.json:3: theme ends too early/),
    '',
  ]);
});

test('a partner’s folder is checked by its slots file, and its theme.json is rejected with a hint to that file', () => {
  const { status, stdout, stderr } = theme('check', 'tokens/partners/viaduto', 'tokens/partners/viaduto/theme.json');
  expect(status).toBe(1);
  expect(stdout).toMatch(/^tokens\/partners\/viaduto\/slots\.json: sets action, .*every pair passes/);
  expect(stderr).toMatch(/theme\.json says the partner's name and wordmark; the tokens stand in slots\.json/);
});

test('a huge file is rejected unread, and the files after it are checked', () => {
  write('huge.json', ' '.repeat(1_000_001));
  expect(theme('check', 'huge.json', 'nowhere.json', 'tokens/partners/viaduto/slots.json')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/larger than.*\nnowhere\.json is no file/),
    stdout: expect.stringContaining('every pair passes'),
  });
});

test.each([[[]], [['make']], [['new']], [['check']], [['publish']], [['check', 'nowhere.json']]])(
  '%j prints the usage',
  (args) => {
    const { status, stderr } = theme(...args);
    expect(status).toBe(1);
    expect(stderr).toMatch(/npm run theme|is no file/);
  },
);
