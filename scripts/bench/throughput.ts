import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';

export interface Throughput {
  clients: number;
  pagesPerSecond: number;
  /** Nine in ten pages were whole after this long. */
  slowestTenthInMs: number;
  /** Memory of the server's process right after. */
  memoryInMegabytes: number;
}

/**
 * Asks for one page over and over, each client waiting for the whole page before it asks again.
 * @param processId of the server, whose memory is read
 * @throws when an answer is no success: a fast error page must not count as a fast page
 */
export async function measureThroughput(
  url: string,
  { clients, seconds, processId }: { clients: number; seconds: number; processId: number },
): Promise<Throughput> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const durations: number[] = [];
  const end = performance.now() + seconds * 1000;
  const from = performance.now();
  const visit = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      await readWhole(url, agent);
      durations.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clients }, visit));
  const elapsed = performance.now() - from;
  agent.destroy();
  const sorted = durations.toSorted((one, other) => one - other);
  return {
    clients,
    pagesPerSecond: (durations.length * 1000) / elapsed,
    slowestTenthInMs: sorted[Math.floor(sorted.length * 0.9)] ?? 0,
    memoryInMegabytes: memoryOf(processId) / 1e6,
  };
}

function readWhole(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}.`));
      answer.on('error', reject);
      answer.on('end', resolve);
      answer.resume();
    }).on('error', reject);
  });
}

/** Resident memory of a process, in bytes. */
function memoryOf(processId: number): number {
  try {
    const [, kibibytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${processId}/status`, 'utf8')) ?? [];
    return Number(kibibytes) * 1024;
  } catch {
    // Not Linux.
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(processId)], { encoding: 'utf8' })) * 1024;
  }
}
