import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runTheme } from './run-theme.ts';

const root = join(import.meta.dirname, '../..');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signdrive-theme-'));
  mkdirSync(join(folder, 'tokens/src'), { recursive: true });
  for (const path of ['partners', 'tokens.resolver.json', 'src/partners.ts']) {
    cpSync(join(root, 'tokens', path), join(folder, 'tokens', path), { recursive: true });
  }
  // Nothing listens on port 1: the command must not reach a sandbox on this machine.
  vi.stubEnv('SANDBOX_PORT', '1');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const at = (path: string) => join(folder, path);

/** Runs the command like `npm run theme`. Its output names files relative to the folder. */
async function theme(...args: string[]) {
  const printed = { log: '', error: '' };
  const spies = (['log', 'error'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation((text: string) => {
      printed[method] += `${text}\n`.replaceAll(`${folder}/`, '');
    }),
  );
  try {
    return { isDone: await runTheme(args), stdout: printed.log, stderr: printed.error };
  } catch (error) {
    if (!(error instanceof Error && error.name === 'Problem')) throw error;
    return { isDone: false, stdout: printed.log, stderr: `${printed.error}${error.message}` };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
const make = (slug: string, ...args: string[]) =>
  theme('new', slug, '--color', '#ffe600', '--tokens', at('tokens'), ...args);
const read = (path: string) => readFileSync(at(path), 'utf8');
const write = (path: string, text: string) => writeFileSync(at(path), text);

/** The partners of a resolver, with their files. */
function partnersOf(repository: string) {
  const resolver = JSON.parse(readFileSync(join(repository, 'tokens/tokens.resolver.json'), 'utf8')) as {
    modifiers: { partner: { contexts: Record<string, unknown> } };
  };
  return resolver.modifiers.partner.contexts;
}

test('one command creates a partner, registers it everywhere, and reports moved colours and contrast', async () => {
  const { isDone, stdout } = await make('99-motores', '--name', 'Noventa · exemplo', '--display-font', 'anybody');
  expect(isDone).toBe(true);
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
  expect(partnersOf(folder)).toEqual({
    ...partnersOf(root),
    '99-motores': [{ $ref: 'partners/99-motores/slots.json' }],
  });
  expect(read('tokens/src/partners.ts')).toContain('[themeOf99Motores, ');

  expect(await theme('check', at('tokens/partners/99-motores/slots.json'))).toMatchObject({ isDone: true, stderr: '' });
});

test('the written files are formatted like the repository, and other files do not change', async () => {
  await make('zebra');
  rmSync(join(folder, 'tokens/partners/zebra'), { recursive: true });
  await make('viaduto', '--force');
  for (const path of ['tokens.resolver.json', 'src/partners.ts']) {
    expect(read(`tokens/${path}`)).toBe(readFileSync(join(root, 'tokens', path), 'utf8'));
  }
  const formatter = join(root, 'node_modules/oxfmt/bin/oxfmt');
  const config = join(root, '.oxfmtrc.json');
  const { status } = spawnSync(process.execPath, [formatter, '-c', config, '--check', 'tokens'], { cwd: folder });
  expect(status).toBe(0);
});

test('--out writes one file and changes no list', async () => {
  expect(await make('solto', '--out', at('solto.json'), '--radius', '0.25rem', '--accent', '#00ff00')).toMatchObject({
    isDone: true,
  });
  expect((await theme('check', at('solto.json'))).stdout).toMatch(
    /^solto\.json: sets action, .*radius; every pair passes/,
  );
  expect(read('tokens/src/partners.ts')).not.toContain('Solto');
});

/** A design tool's file: other notations for colours and lengths, token names, additional groups. */
const fromATool = `{
  "palette": { "blue": { "$type": "color", "$value": "#1a33b3" } },
  "brand": {
    "link": { "$type": "color", "$value": "{palette.blue}" },
    "accent": { "$type": "color", "$value": { "colorSpace": "display-p3", "components": [1, 0.8, 0] } },
    "radius": { "$type": "borderRadius", "$value": "8px" }
  }
}`;

test('a file from a design tool is checked, and each converted entry is reported with its line', async () => {
  write('tool.json', fromATool);
  const { isDone, stdout, stderr } = await theme('check', at('tool.json'));
  expect({ isDone, stderr }).toEqual({ isDone: true, stderr: '' });
  expect(stdout.split('\n')).toEqual([
    'tool.json:2: converted: palette is left out (1 token): a theme is its brand slots',
    'tool.json:4: converted: brand.link takes the value of {palette.blue}',
    expect.stringMatching(/^tool\.json:4: converted: brand\.link is read from #1a33b3 as oklch\(/),
    expect.stringMatching(
      /^tool\.json:5: converted: brand\.accent is read from display-p3 1 0\.8 0 as .*\(ΔE 0\.0\d+\)$/,
    ),
    'tool.json:6: converted: brand.radius is read from 8px as 0.5rem (16 px to the rem)',
    'tool.json:6: converted: brand.radius has the type "borderRadius", read as "dimension"',
    'tool.json: sets link, accent, radius; every pair passes in both contrast settings.',
    '',
  ]);
});

test('new --from writes the converted theme of a file, which is then valid unchanged', async () => {
  write('tool.json', fromATool);
  const made = ['new', 'novo', '--from', at('tool.json'), '--name', 'Novo · exemplo', '--tokens', at('tokens')];
  const { isDone, stdout } = await theme(...made);
  expect(isDone).toBe(true);
  expect(stdout).toContain('Sets link, accent, radius.');
  expect(stdout).toContain('brand.radius is read from 8px as 0.5rem');
  expect(JSON.parse(read('tokens/partners/novo/slots.json'))).toMatchObject({
    brand: { radius: { $type: 'dimension', $value: { value: 0.5, unit: 'rem' } } },
  });
  expect(JSON.parse(read('tokens/partners/novo/theme.json'))).toMatchObject({ name: 'Novo · exemplo' });
  expect((await theme('check', at('tokens/partners/novo'))).stdout).not.toContain('converted');
});

test.each([
  ['a file that is no theme', ['--from', 'bad.json'], /bad\.json:1: brand\.acton is no brand slot/],
  ['a file nowhere', ['--from', 'nowhere.json'], /nowhere\.json is no file/],
  ['a colour beside the file', ['--from', 'tool.json', '--color', '#123456'], /The file says what --color says/],
  ['a name of two lines', ['--from', 'tool.json', '--name', 'a\nb'], /one line of 60 characters/],
] as const)('new --from with %s is refused in a sentence, and nothing is written', async (_, args, message) => {
  write('tool.json', fromATool);
  write('bad.json', '{ "brand": { "acton": { "$value": 1 }, "radius": { "$value": "8px" } } }');
  const files = args.map((argument) => (argument.endsWith('.json') ? at(argument) : argument));
  const { isDone, stderr } = await theme('new', 'novo', ...files, '--tokens', at('tokens'));
  expect(isDone).toBe(false);
  expect(stderr).toMatch(message);
  expect(read('tokens/src/partners.ts')).not.toContain('Novo');
});

test('export prints a partner’s theme with its values computed, which new --from reads back', async () => {
  const { isDone, stdout, stderr } = await theme('export', 'viaduto', '--as', 'dtcg', '--tokens', at('tokens'));
  expect({ isDone, stderr }).toEqual({ isDone: true, stderr: '' });
  write('viaduto.json', stdout);
  const sheet = await theme('export', 'viaduto', '--as', 'css', '--tokens', at('tokens'));
  expect(sheet.stdout).toMatch(/^:root\[data-partner="viaduto"\] \{\n {2}--/);
  await theme('new', 'outro', '--from', at('viaduto.json'), '--tokens', at('tokens'));
  const other = await theme('export', 'outro', '--as', 'css', '--tokens', at('tokens'));
  expect(other.stdout).toBe(sheet.stdout.replaceAll('viaduto', 'outro'));
});

test('export --out writes one file, doesn’t overwrite one, and reports values that a format can’t express', async () => {
  const figma = ['export', 'viaduto', '--as', 'figma', '--tokens', at('tokens'), '--out', at('figma.json')];
  const { isDone, stdout, stderr } = await theme(...figma);
  expect({ isDone, stdout }).toEqual({ isDone: true, stdout: '' });
  expect(stderr).toContain('Left out, figma has no form for them: shadow.floating');
  expect(JSON.parse(read('figma.json'))).toMatchObject({ variableCollections: [{ name: 'Viaduto' }] });
  expect((await theme(...figma)).stderr).toContain('--force writes over it');
  expect((await theme(...figma, '--force')).isDone).toBe(true);
});

test('open prints the link to the store with an unpublished theme', async () => {
  vi.stubEnv('PORT', '4321');
  const { isDone, stdout } = await theme('open', 'viaduto', '--tokens', at('tokens'));
  expect(isDone).toBe(true);
  const { origin, pathname, searchParams } = new URL(stdout);
  expect([origin, pathname, searchParams.get('loja')]).toEqual(['http://localhost:4321', '/previa', 'viaduto']);
  const document = inflateRawSync(Buffer.from(searchParams.get('tema') ?? '', 'base64url')).toString();
  expect(JSON.parse(document)).toEqual(JSON.parse(read('tokens/partners/viaduto/slots.json')));

  write('tool.json', fromATool);
  expect(new URL((await theme('open', at('tool.json'))).stdout).searchParams.has('loja')).toBe(false);
  write('bad.json', '{ "brand": { "acton": { "$value": 1 } } }');
  expect(await theme('open', at('bad.json'))).toMatchObject({ isDone: false, stdout: '' });
});

test.each([
  ['without a format', ['viaduto'], '--as takes a format: dtcg, css, tokens-studio or figma.'],
  ['in a format of no name', ['viaduto', '--as', 'pdf'], '"pdf" is none.'],
  ['in another contrast', ['viaduto', '--as', 'dtcg', '--contrast', 'less'], '--contrast takes a contrast setting'],
  ['of nothing', ['--as', 'css'], 'Name the partner or the file to export.'],
  ['under no slug', ['tokens/partners/viaduto/slots.json', '--as', 'css', '--slug', 'a b'], '"a b" is no slug'],
  ['of a partner that is nowhere', ['nenhum', '--as', 'css'], 'nenhum is no file.'],
] as const)('export %s is refused in a sentence', async (_, args, message) => {
  const { isDone, stdout, stderr } = await theme('export', ...args, '--tokens', at('tokens'));
  expect({ isDone, stdout }).toEqual({ isDone: false, stdout: '' });
  expect(stderr).toContain(message);
});

test.each([
  ['a page of the store', 'faq', [], 'A store can\'t be called "faq"'],
  ['a path of the server', 'api', [], 'A store can\'t be called "api"'],
  ['the house', 'house', [], 'A store can\'t be called "house"'],
  ['a path', '../x', [], 'A store can\'t be called "../x"'],
  ['two hyphens', 'a--b', [], '"a--b" is no slug'],
  ['a partner that is there', 'viaduto', [], '--force writes over it'],
  ['a font nobody ships', 'novo', ['--display-font', 'comic'], 'no font we ship: choose archivo, anybody, newsreader'],
  ['a radius in px', 'novo', ['--radius', '4px'], '--radius takes a dimension in rem, 0 to 1.5; "4px" is none.'],
  ['a radius below nothing', 'novo', ['--radius', '-1'], '--radius takes a dimension in rem, 0 to 1.5; "-1" is none.'],
  ['a radius without end', 'novo', ['--radius', '1e9'], '--radius takes a dimension in rem, 0 to 1.5; "1e9" is none.'],
  ['a file nowhere', 'novo', ['--out', '/nowhere/x.json'], '--out takes the path of a file that can be written'],
  ['a folder for a file', 'novo', ['--out', tmpdir(), '--force'], '--out takes the path of a file that can be written'],
  ['a name of two lines', 'novo', ['--name', 'Novo\nCarro'], 'one line of 60 characters'],
  ['a logo with a hidden sign', 'novo', ['--logo', 'Novo\u202e'], 'one line of 60 characters'],
  ['a word it doesn’t know', 'novo', ['--colour', 'x'], "Unknown option '--colour'"],
] as const)('%s is refused in a sentence, and nothing is written', async (_, slug, args, message) => {
  const before = read('tokens/partners/viaduto/slots.json');
  const { isDone, stderr } = await make(slug, ...args);
  expect(isDone).toBe(false);
  expect(stderr).toContain(message);
  expect(read('tokens/partners/viaduto/slots.json')).toBe(before);
  expect(read('tokens/src/partners.ts')).not.toContain('Novo');
});

test('an invalid theme file fails with its lines', async () => {
  write('bad.json', '{\n  "brand": {\n    "acton": { "$value": 1 },\n    "radius": { "$value": "9vw" }\n  }\n}\n');
  write('broken.json', '{\n  "brand": {\n');
  const files = ['tokens/partners/viaduto/slots.json', 'bad.json', 'broken.json'].map(at);
  const { isDone, stderr } = await theme('check', ...files);
  expect(isDone).toBe(false);
  expect(stderr.split('\n')).toEqual([
    expect.stringMatching(/^bad\.json:3: brand\.acton is no brand slot/),
    expect.stringMatching(/^bad\.json:4: brand\.radius must be a dimension in rem/),
    expect.stringMatching(/^broken\.json:3: theme ends too early/),
    '',
  ]);
});

test('a partner’s folder is checked by its slots file, and its theme.json is rejected with a hint to that file', async () => {
  const partner = ['tokens/partners/viaduto', 'tokens/partners/viaduto/theme.json'].map(at);
  const { isDone, stdout, stderr } = await theme('check', ...partner);
  expect(isDone).toBe(false);
  expect(stdout).toMatch(/^tokens\/partners\/viaduto\/slots\.json: sets action, .*every pair passes/);
  expect(stderr).toMatch(/theme\.json says the partner's name and wordmark; the tokens stand in slots\.json/);
});

test('a huge file is rejected unread, and the files after it are checked', async () => {
  write('huge.json', ' '.repeat(1_000_001));
  const files = ['huge.json', 'nowhere.json', 'tokens/partners/viaduto/slots.json'].map(at);
  expect(await theme('check', ...files)).toMatchObject({
    isDone: false,
    stderr: expect.stringMatching(/larger than.*\nnowhere\.json is no file/),
    stdout: expect.stringContaining('every pair passes'),
  });
});

test.each([[[]], [['make']], [['new']], [['check']], [['publish']], [['check', 'nowhere.json']]])(
  '%j prints the usage',
  async (args) => {
    const { isDone, stderr } = await theme(...args);
    expect(isDone).toBe(false);
    expect(stderr).toMatch(/npm run theme|is no file/);
  },
);

test('the command prints its error without a stack, and ends with status 1', () => {
  const launch = ['-C', '@signdrive/source', join(root, 'scripts/launch.mjs'), 'theme'];
  const run = (...args: string[]) => spawnSync(process.execPath, [...launch, ...args], { encoding: 'utf8' });
  expect(run('check', at('nowhere.json'))).toMatchObject({
    status: 1,
    stdout: '',
    stderr: `${at('nowhere.json')} is no file.\n`,
  });
  const wrong = run('check');
  expect(wrong).toMatchObject({ status: 1, stdout: '' });
  expect(wrong.stderr).toMatch(/^Name the files to check\.\nnpm run theme/);
  expect(wrong.stderr).not.toMatch(/\n\s+at /);
});
