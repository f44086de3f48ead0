import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { Problem } from '../problem.ts';

export interface PortUse {
  /** Purpose of the port: `store`, `sandbox`. */
  owner: string;
  /** Environment variable that chooses another port. */
  variable: string;
  port: number;
}

/**
 * The port in an environment variable, or the default if it is unset or empty.
 * @throws {Problem} unless the value is a whole number from 1 to 65535
 */
export function readPort(variable: string, fallback: number, env: NodeJS.ProcessEnv = process.env): number {
  const value = env[variable];
  if (value === undefined || value === '') return fallback;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Problem(`${variable} is "${value}", which is not a port: set a whole number from 1 to 65535, or unset it.`);
}

/** True if the port is free on every interface that a server could use. */
export async function isPortFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1', '0.0.0.0']) {
    if (await isTaken(port, host)) return false;
  }
  return true;
}

function isTaken(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // Any other error (no IPv6, a privileged port) is reported by the server itself.
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(false)));
  });
}

/** @throws {Problem} with every port that is in use or requested twice */
export async function requireFreePorts(uses: readonly PortUse[]): Promise<void> {
  for (const [index, use] of uses.entries()) {
    const twin = uses.slice(0, index).find(({ port }) => port === use.port);
    if (twin) {
      throw new Problem(
        `Port ${use.port} is wanted by the ${twin.owner} and the ${use.owner}: change ${twin.variable} or ${use.variable}.`,
      );
    }
    if (!(await isPortFree(use.port))) {
      throw new Problem(
        `Port ${use.port}, for the ${use.owner}, is taken: end the program that uses it, or choose another with ${use.variable}=<port>.`,
      );
    }
  }
}

/**
 * Different free ports, below those that a system gives to outgoing connections (from 32768 on): none of these takes one
 * before its server listens.
 */
export async function findFreePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(15_000, 32_768);
    if (await isPortFree(port)) ports.add(port);
  }
  return [...ports];
}
