import { expect, it } from 'vitest';
import { declareDocument, moveDeclaration } from './declarations.ts';

it('imports point to the built modules with the extension that Node requires', () => {
  const { text } = moveDeclaration(
    "export { draw } from '../../../cars/draw.ts';\nexport type Part = import('./part.tsx').Part;\nimport 'react';\n",
    'src/components/car/index.d.ts',
  );
  expect(text).toBe(
    "export { draw } from '../../cars/draw.js';\nexport type Part = import('./part.js').Part;\nimport 'react';\n",
  );
});

it('a JSON document becomes a typed module and is listed', () => {
  const { text, data } = moveDeclaration(
    "import type color from '../semantic/color.json' with { type: 'json' };\n",
    'src/names.d.ts',
  );
  expect(text).toBe("import type color from './data/semantic/color.js';\n");
  expect(data).toEqual(['semantic/color.json']);
  expect(declareDocument({ a: { $value: 1 }, b: ['x'], c: 'y' })).toBe(
    'declare const data: { "a": { "$value": number; }; "b": readonly unknown[]; "c": string; };\nexport default data;\n',
  );
});
