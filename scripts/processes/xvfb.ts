import { startProgram, type Child } from './children.ts';
import { Problem } from '../problem.ts';

/**
 * Starts an X server without a monitor, on the first free display.
 * @param screen its size and depth, as in `1440x1000x24`
 * @returns its process, and the value of `DISPLAY`
 * @throws {Problem} if it ends before it has a display
 */
export async function startXvfb(screen: string): Promise<{ child: Child; display: string }> {
  const { promise: number, resolve } = Promise.withResolvers<string>();
  const child = startProgram({
    name: 'Xvfb',
    command: 'Xvfb',
    // `-r`: a key that a busy machine releases late is not repeated.
    args: ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp', '-noreset', '-r'],
    // Its warnings may come before the number of the display.
    onLine: (line) => {
      if (/^\d+$/.test(line)) resolve(line);
    },
  });
  const ended = child.ended.then((how): never => {
    throw new Problem([`Xvfb ${how}`, ...child.lastLines].join('\n'));
  });
  return { child, display: `:${await Promise.race([number, ended])}` };
}
