import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../../scripts/builds/build-steps.ts';
import { startChild } from '../../../../scripts/processes/children.ts';
import { openLab, type Lab } from './lab.ts';
import type { World } from './open-world.ts';
import { test as base } from '../world.ts';

/** Tools of a partner's theme: the lab, and the command with a copy of the tokens. */
export interface PartnerDesk {
  labUrl: string;
  /** Runs `npm run theme` with these arguments. @returns its output, and whether it succeeded */
  theme: (...words: string[]) => Promise<{ isDone: boolean; printed: string }>;
  /** Saves a text as a file for the command. @returns its path */
  save: (name: string, text: string) => Promise<string>;
}

async function openDesk(lab: Lab, { placesEnv }: World): Promise<PartnerDesk & { close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'signdrive-desk-'));
  const tokens = join(folder, 'tokens');
  await mkdir(join(tokens, 'src'), { recursive: true });
  for (const path of ['partners', 'tokens.resolver.json', 'src/partners.ts']) {
    await cp(join(root, 'tokens', path), join(tokens, path), { recursive: true });
  }
  return {
    labUrl: lab.url,
    async theme(...words) {
      const lines: string[] = [];
      const command = ['-C', '@signdrive/source', 'scripts/launch.mjs', 'theme', ...words, '--tokens', tokens];
      const { ended } = startChild({
        name: 'theme',
        args: command,
        env: placesEnv,
        onLine: (line) => lines.push(line),
      });
      return { isDone: (await ended) === 'ended with status 0', printed: lines.join('\n') };
    },
    async save(name, text) {
      await writeFile(join(folder, name), text);
      return join(folder, name);
    },
    close: () => rm(folder, { recursive: true }),
  };
}

export const test = base.extend<{ desk: PartnerDesk }, { lab: Lab }>({
  lab: [
    async ({ world }, use) => {
      const lab = await openLab(world.storeUrl);
      await use(lab);
      await lab.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  desk: async ({ lab, world }, use) => {
    const { close, ...desk } = await openDesk(lab, world);
    await use(desk);
    await close();
  },
});

export { expect } from '../world.ts';
