import { minify } from '@swc/core';
import type { Plugin } from 'vite';

/**
 * Minifies the browser's scripts with SWC, after Vite has done so with Oxc: each finds what the other leaves
 * (docs/decisions/0037). The files keep the names that Vite gave them.
 */
export function minifyAgain(): Plugin {
  return {
    name: 'signdrive:minify-again',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          const { code } = await minify(file.code, {
            module: true,
            ecma: 2022,
            compress: { passes: 3, ecma: 2022 },
            mangle: true,
          });
          file.code = code;
        }
      },
    },
  };
}
