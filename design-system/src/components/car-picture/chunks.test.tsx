// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { carModels } from './drawings.ts';

async function chunksOfEntry(): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: { entry: fileURLToPath(new URL('index.ts', import.meta.url)), formats: ['es'] },
      rolldownOptions: { external: /^(react|styled-components)/ },
    },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  return outputs.filter((file) => file.type === 'chunk');
}

test('the entry contains no drawing, and each model is a chunk of at most 3 KB', async () => {
  const chunks = await chunksOfEntry();
  const entry = chunks.find(({ isEntry }) => isEntry);
  const drawings = chunks.filter(({ isDynamicEntry }) => isDynamicEntry);
  const modelOf = ({ facadeModuleId }: Rolldown.OutputChunk) => facadeModuleId?.match(/drawings\/(.+)\.ts$/)?.[1] ?? '';

  expect(drawings.map(modelOf).toSorted()).toEqual([...carModels].toSorted());
  expect(entry?.imports.filter((name) => name.endsWith('.js'))).toEqual([]);
  expect(Object.keys(entry?.modules ?? {}).filter((id) => /drawings\/(?!materials|placeholder)/.test(id))).toEqual([]);
  for (const drawing of drawings) {
    expect(brotliCompressSync(drawing.code).length, modelOf(drawing)).toBeLessThanOrEqual(3072);
  }
});
