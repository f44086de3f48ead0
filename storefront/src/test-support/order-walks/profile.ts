import { Session } from 'node:inspector/promises';

export async function profiled(work: () => Promise<void>): Promise<string> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: 200 });
  await session.post('Profiler.start');
  await work();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  const self = new Map<string, number>();
  const byFile = new Map<string, number>();
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const deltas = profile.timeDeltas ?? [];
  let all = 0;
  (profile.samples ?? []).forEach((id, i) => {
    const { functionName, url, lineNumber } = nodes.get(id)!.callFrame;
    const file = url.replace(/.*node_modules\//, '').replace(/.*\/storefront\/src\//, '');
    const d = deltas[i] ?? 0;
    all += d;
    const name = `${functionName || '(anonymous)'} ${file}:${lineNumber}`;
    self.set(name, (self.get(name) ?? 0) + d);
    const pkg = file.split('/').slice(0, file.startsWith('@') ? 2 : 1).join('/');
    byFile.set(pkg, (byFile.get(pkg) ?? 0) + d);
  });
  // inclusive by first-party frames
  const parent = new Map<number, number>();
  for (const node of profile.nodes) for (const c of node.children ?? []) parent.set(c, node.id);
  const incl = new Map<string, number>();
  (profile.samples ?? []).forEach((id, i) => {
    const seen = new Set<string>();
    for (let n: number | undefined = id; n !== undefined; n = parent.get(n)) {
      const { functionName, url, lineNumber } = nodes.get(n)!.callFrame;
      const file = url.replace(/.*node_modules\//, '').replace(/.*\/storefront\/src\//, '');
      seen.add(`${functionName || '(anonymous)'} ${file}:${lineNumber}`);
    }
    for (const k of seen) incl.set(k, (incl.get(k) ?? 0) + (deltas[i] ?? 0));
  });
  const top = (m: Map<string, number>, n: number) => [...m].sort((a, b) => b[1] - a[1]).slice(0, n).map(([k, v]) => `${((v / all) * 100).toFixed(1)}%  ${k}`).join('\n');
  return `${top(byFile, 25)}\n\n${top(self, 25)}\n\nINCLUSIVE\n${top(incl, 70)}`;
}
