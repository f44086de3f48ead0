import { afterEach, expect, it } from 'vitest';
import { endChildren, startChild, waitUntilHealthy, type Child } from './children.ts';
import { findFreePorts } from './ports.ts';

const started: Child[] = [];
afterEach(() => endChildren(started.splice(0), 200));

const start = (program: string) => {
  const child = startChild({ name: 'store', args: ['--input-type=module', '--eval', program] });
  started.push(child);
  return child;
};
const serve = (port: number) =>
  `import { createServer } from 'node:http'; createServer((_q, answer) => answer.end('ok')).listen(${port}, '127.0.0.1');`;

it('a server that responds is ready', async () => {
  const [port = 0] = await findFreePorts(1);
  await expect(waitUntilHealthy(start(serve(port)), `http://127.0.0.1:${port}/`)).resolves.toBeUndefined();
});

it('a server that exits before it is ready is reported with its last lines of output', async () => {
  const [port = 0] = await findFreePorts(1);
  const child = start(`console.error('CANONICAL is "x": set home or page.'); process.exit(1);`);
  await expect(waitUntilHealthy(child, `http://127.0.0.1:${port}/`)).rejects.toThrow(
    'The store ended with status 1 before it was ready.\n  CANONICAL is "x": set home or page.',
  );
});

it('waiting for a server that never responds ends at the timeout', async () => {
  const [port = 0] = await findFreePorts(1);
  const child = start('setInterval(() => {}, 1000)');
  await expect(waitUntilHealthy(child, `http://127.0.0.1:${port}/`, 150)).rejects.toThrow('did not answer');
});

it('a child that ignores SIGTERM is killed', async () => {
  const [port = 0] = await findFreePorts(1);
  const child = start(`process.on('SIGTERM', () => {}); ${serve(port)}`);
  await waitUntilHealthy(child, `http://127.0.0.1:${port}/`);
  await endChildren([child], 100);
  expect(await child.ended).toBe('was ended by SIGKILL');
});
