import { defineConfig } from '@terrazzo/cli';
import css from '@terrazzo/plugin-css';
import { permutations, themeSheets, printedValue } from './src/build/theme-sheets.ts';

export default defineConfig({
  tokens: ['./tokens.resolver.json'],
  outDir: './dist/',
  plugins: [
    css({
      skipBuild: true,
      exclude: ['base.**', 'brand.**'],
      permutations: permutations.map((input) => ({ input, prepare: (text) => text })),
      transform: printedValue,
    }),
    themeSheets(),
  ],
});
