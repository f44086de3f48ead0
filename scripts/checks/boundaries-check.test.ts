import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkBoundaries } from './boundaries-check.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function plant(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Makes a workspace and packages importable by name, like npm. */
function install(workspace: string, source: string): void {
  plant({
    [`${workspace}/package.json`]: JSON.stringify({
      name: `@signdrive/${workspace}`,
      exports: { './button': { '@signdrive/source': source, default: './dist/absent.js' } },
    }),
  });
  mkdirSync(join(folder, 'node_modules/@signdrive'), { recursive: true });
  symlinkSync(join(folder, workspace), join(folder, 'node_modules/@signdrive', workspace));
}

const value = 'export const it = 1;';
const importing = (from: string) => `import { it } from '${from}'; export const own = it;`;
const importingType = (from: string) => `import type { it } from '${from}'; export type Own = typeof it;`;

it('a tree within all boundaries has no faults', async () => {
  install('design-system', './src/Button.tsx');
  plant({
    'design-system/src/Button.tsx': `${value} export const Button = <T,>(p: { x: T }) => <b>{String(p.x)}</b>;`,
    'storefront/src/domain/values/money.ts': value,
    'storefront/src/api/app-error.ts': value,
    'storefront/src/api/fleet.ts': importingType('../../../sandbox/contract/fleet.ts'),
    'storefront/src/features/offer/offer.saga.ts': `${importingType('../../api/fleet.ts')} import '../../api/app-error.ts'; import '../../domain/values/money.ts';`,
    'storefront/src/features/offer/Screen.tsx': importing('@signdrive/design-system/button'),
    'storefront/src/features/offer/index.ts': importing('./offer.saga.ts'),
    'storefront/src/routes/offer.tsx': `${importing('../features/offer/index.ts')} export const Page = () => <p />;`,
    'storefront/src/app/wire.ts': importing('../routes/offer.tsx'),
    'storefront/server/main.ts': importingType('../src/app/wire.ts'),
    'sandbox/contract/fleet.ts': value,
  });
  const { faults, imports } = await checkBoundaries(folder);
  expect(faults).toEqual([]);
  expect(imports).toBe(9);
});

it.each([
  ['tokens-import-nothing', 'tokens/a.ts', 'design-system/src/b.ts'],
  ['design-system-imports-tokens-only', 'design-system/src/a.tsx', 'storefront/src/shared/b.ts'],
  ['domain-is-pure', 'storefront/src/domain/a.ts', 'storefront/src/shared/b.ts'],
  ['shared-imports-nothing-above', 'storefront/src/shared/a.ts', 'storefront/src/features/offer/index.ts'],
  ['api-imports-nothing-above', 'storefront/src/api/a.ts', 'storefront/src/app/b.ts'],
  ['feature-never-imports-feature', 'storefront/src/features/offer/a.ts', 'storefront/src/features/faq/index.ts'],
  ['feature-imports-nothing-above', 'storefront/src/features/offer/a.ts', 'storefront/src/routes/b.ts'],
  ['feature-imports-no-client-but-by-type', 'storefront/src/features/offer/a.ts', 'storefront/src/api/fleet.ts'],
  ['feature-through-its-index', 'storefront/src/routes/a.tsx', 'storefront/src/features/faq/faq.slice.ts'],
  ['routes-import-no-app', 'storefront/src/routes/a.tsx', 'storefront/src/app/store.ts'],
  ['web-server-imports-no-page-but-by-type', 'storefront/server/a.ts', 'storefront/src/app/b.ts'],
  ['pages-import-no-server-but-by-type', 'storefront/src/app/a.ts', 'storefront/server/config.ts'],
  ['sandbox-imports-no-storefront', 'sandbox/src/a.ts', 'storefront/src/domain/b.ts'],
  ['contract-for-clients-only-but-by-type', 'storefront/src/api/a.ts', 'sandbox/contract/fleet.ts'],
  ['wire-types-stay-in-api', 'storefront/src/features/offer/a.ts', 'sandbox/contract/fleet.ts'],
  ['no-sandbox-in-the-store', 'storefront/src/app/a.ts', 'sandbox/src/server.ts'],
  ['no-tests-in-products', 'storefront/src/app/a.ts', 'storefront/src/test-support/fake.ts'],
  ['storybook-configuration-imports-no-story-code', '.storybook/preview.ts', 'design-system/src/b.ts'],
])('%s: %s may not import %s', async (rule, from, to) => {
  plant({ [from]: importing(`${'../'.repeat(from.split('/').length - 1)}${to}`), [to]: value });
  expect((await checkBoundaries(folder)).faults).toContain(`${rule}: ${from} → ${to}`);
});

it.each([
  ['domain-is-pure', 'storefront/src/domain/a.ts', 'yup'],
  ['domain-is-pure', 'storefront/src/domain/a.ts', 'node:fs'],
  ['http-in-api-only', 'storefront/src/features/offer/a.ts', 'axios'],
  ['design-system-knows-no-store-or-router', 'design-system/src/a.ts', 'react-redux'],
])('%s: %s may not import the package %s', async (rule, from, name) => {
  plant({
    [from]: importing(name),
    [`node_modules/${name}/package.json`]: `{"name":"${name}","main":"index.js"}`,
    [`node_modules/${name}/index.js`]: value,
  });
  const { faults } = await checkBoundaries(folder);
  expect(faults.filter((fault) => fault.startsWith(`${rule}: ${from} → `))).toHaveLength(1);
});

it('a circular import is a fault, except for type imports', async () => {
  plant({ 'storefront/src/shared/a.ts': importing('./b.ts'), 'storefront/src/shared/b.ts': importing('./a.ts') });
  plant({ 'tokens/a.ts': importing('./b.ts'), 'tokens/b.ts': importingType('./a.ts') });
  const { faults } = await checkBoundaries(folder);
  expect(faults).not.toEqual([]);
  expect(faults.filter((fault) => !fault.startsWith('no-cycle: storefront/src/shared/'))).toEqual([]);
});

it('a file in .storybook that its configuration does not import is a fault', async () => {
  plant({
    '.storybook/preview.ts': importing('./modes.ts'),
    '.storybook/modes.ts': value,
    '.storybook/manual/Colors.stories.ts': importing('../preview.ts'),
  });
  const { faults } = await checkBoundaries(folder);
  expect(faults.filter((fault) => fault.includes('only-configuration'))).toEqual([
    'only-configuration-in-storybook: .storybook/manual/Colors.stories.ts → .storybook/manual/Colors.stories.ts',
  ]);
  expect(faults).toHaveLength(1);
});

it('an import of a missing module is a fault', async () => {
  plant({ 'storefront/src/shared/a.ts': importing('./absent.ts') });
  expect((await checkBoundaries(folder)).faults).toEqual(['no-unresolved: storefront/src/shared/a.ts → ./absent.ts']);
});

it.each([
  ['no folder', {}],
  ['no source in the folders', { 'tokens/base.json': '{}' }],
])('%s: a run without any module fails', async (_case, files) => {
  plant(files);
  expect(await checkBoundaries(folder)).toEqual({
    modules: 0,
    imports: 0,
    faults: ['No module was read: nothing was checked.'],
  });
});

it('a run without any import fails', async () => {
  plant({ 'tokens/a.ts': value });
  expect((await checkBoundaries(folder)).faults).toEqual(['No import was found in any module: nothing was checked.']);
});
