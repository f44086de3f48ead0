import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '../../builds/build-steps.ts';

/** Resolves the commands of this installation. */
export const environment = {
  ...process.env,
  NODE_ENV: 'production',
  PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
};

/** Runs a command of this installation and returns its output; throws it on failure. */
export async function run(command: string, args: readonly string[], cwd: string): Promise<string> {
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment,
  });
  const [output, errors, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${output}${errors}`);
  return output;
}
