import fc from 'fast-check';
import { test, vi } from 'vitest';
import { walks } from './commands.ts';
import { Walk } from './walk.ts';
import { installWorlds } from './world.ts';
const cpu = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
test('bench', async () => {
  vi.stubEnv('DEV', false);
  installWorlds();
  const t: Record<string, number> = {};
  const c: Record<string, number> = {};
  const samples = fc.sample(fc.tuple(walks.setup, walks.steps), { numRuns: 800, seed: 5 });
  const timed = async (name: string, f: () => Promise<unknown>) => { const s = performance.now(); await f(); t[name] = (t[name] ?? 0) + performance.now() - s; c[name] = (c[name] ?? 0) + 1; };
  let g0 = cpu();
  fc.sample(fc.tuple(walks.setup, walks.steps), { numRuns: 800, seed: 5 });
  console.log('gen', ((cpu() - g0) / 800).toFixed(2));
  let calls = 0; let actions = 0; let pages = 0;
  for (let round = 0; round < 2; round++) {
    if (round === 1) { for (const k of Object.keys(t)) { t[k] = 0; c[k] = 0; } calls = 0; actions = 0; pages = 0; g0 = cpu(); }
    for (const [setup, steps] of samples) {
      const walk = new Walk();
      walk.world.network.observers.push({ onSent: () => void calls++ });
      const seen = new WeakSet();
      const count = () => { for (const p of walk.world.openPages) if (!seen.has(p)) { seen.add(p); pages++; p.store.subscribe(() => void actions++); } };
      await timed('begin', () => walk.begin(setup));
      count();
      for (const step of steps) { if (!step.check(walk)) continue; const t0 = performance.now(); await timed('step', () => step.run(walk, walk) as Promise<void>); const k = `step ${walk.path.at(-1)!.replace(/the next .*/, 'mishap').replace(/\d+/, '').replace(/:.*/, '')}`; t[k] = (t[k] ?? 0) + performance.now() - t0; c[k] = (c[k] ?? 0) + 1; count(); }
      await timed('end', () => walk.end());
      count();
    }
  }
  console.log('all', ((cpu() - g0) / 800).toFixed(2), 'calls', calls / 800, 'actions', actions / 800, 'pages', pages / 800);
  for (const [k, v] of Object.entries(t)) if (!k.startsWith('step ')) console.log(k, (v / 800).toFixed(2), 'ms', c[k]! / 800);
  for (const [k, v] of Object.entries(t).sort((a, b) => b[1] - a[1])) if (k.startsWith('step ')) console.log(k, (v / 800).toFixed(2), 'ms per walk', (v / c[k]!).toFixed(2), 'each', c[k]);
  vi.unstubAllGlobals(); vi.unstubAllEnvs();
}, 600_000);
