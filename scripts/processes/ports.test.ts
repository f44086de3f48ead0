import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findFreePorts, isPortFree, readPort, requireFreePorts } from './ports.ts';
import { Problem } from '../problem.ts';

let taken: Server;
let takenPort: number;

beforeEach(async () => {
  [takenPort = 0] = await findFreePorts(1);
  taken = createServer();
  await new Promise<void>((listening) => taken.listen(takenPort, '127.0.0.1', listening));
});
afterEach(() => new Promise((closed) => taken.close(closed)));

it('a port in use is reported with its purpose and its variable', async () => {
  expect(await isPortFree(takenPort)).toBe(false);
  const refused = requireFreePorts([{ owner: 'store', variable: 'PORT', port: takenPort }]);
  await expect(refused).rejects.toThrow(Problem);
  await expect(refused).rejects.toThrow(
    `Port ${takenPort}, for the store, is taken: end the program that uses it, or choose another with PORT=<port>.`,
  );
});

it('one port for two servers is rejected before anything starts', async () => {
  const [port = 0] = await findFreePorts(1);
  await expect(
    requireFreePorts([
      { owner: 'store', variable: 'PORT', port },
      { owner: 'sandbox', variable: 'SANDBOX_PORT', port },
    ]),
  ).rejects.toThrow('change PORT or SANDBOX_PORT');
});

it('free ports are different, free, and none that the system gives to outgoing connections', async () => {
  const ports = await findFreePorts(3);
  expect(new Set(ports).size).toBe(3);
  expect(Math.max(...ports)).toBeLessThan(32_768);
  expect(await Promise.all(ports.map(isPortFree))).toEqual([true, true, true]);
});

it.each(['0', '65536', '40.5', 'http', '-1', ' '])('PORT=%j is rejected in one sentence', (value) => {
  expect(() => readPort('PORT', 4000, { PORT: value })).toThrow(/^PORT is ".*", which is not a port: /);
});

it.each([
  [undefined, 4000],
  ['', 4000],
  ['8080', 8080],
])('PORT=%j gives %i', (value, port) => {
  expect(readPort('PORT', 4000, { PORT: value })).toBe(port);
});
