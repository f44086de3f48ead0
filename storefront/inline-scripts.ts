import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { buildTargets } from '../browsers.ts';

const suffix = '?inline-script';

/**
 * An import of `./file.ts?inline-script` is the text of that file with all its imports, as one minified classic script
 * for an inline element.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'signdrive:inline-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(suffix)) return undefined;
      const input = id.slice(0, -suffix.length);
      const text = await bundle(input);
      if (/<\/script|<!--/i.test(text)) throw new Error(`${input} would end or hide its own script element.`);
      this.addWatchFile(input);
      return `export default ${JSON.stringify(text)}`;
    },
  };
}

async function bundle(input: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    root: fileURLToPath(new URL('.', import.meta.url)),
    logLevel: 'error',
    publicDir: false,
    resolve: { conditions: ['@signdrive/source'] },
    build: {
      write: false,
      target: buildTargets(),
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife', codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
