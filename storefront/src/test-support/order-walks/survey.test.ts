import { writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { test, vi } from 'vitest';
import { walks } from './commands.ts';
import { inWords, shortestRoute, take, type Route } from './shortest.ts';
import { installWorlds } from './world.ts';
import { profiled } from './profile.ts';

const cpu = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
const runs = Number(process.env['WALKS'] ?? 300);
const seed = Number(process.env['SEED'] ?? 1);
const only = process.env['ONLY'];
const out = process.env['OUT'];

test('survey', async () => {
  vi.stubEnv('DEV', false);
  installWorlds();
  const found = new Map<string, { count: number; route: Route; run: number }>();
  let n = 0;
  let steps = 0;
  let placed = 0;
  const go = () => fc.assert(
        fc.asyncProperty(walks.setup, walks.steps, async (setup, commands) => {
          const route = { setup, steps: [...commands] };
          const walk = await take(route);
          steps += walk.stepCount;
          n += 1;
          placed += walk.world.service.orders.length - [setup.ana, setup.bruno].filter((p) => !['new', 'known'].includes(p)).length;
          for (const { name } of walk.violations) {
            const known = found.get(name);
            if (!known) found.set(name, { count: 1, route, run: n });
            else { known.count += 1; if (route.steps.length < known.route.steps.length) Object.assign(known, { route, run: n }); }
          }
        }),
        { numRuns: runs, seed },
      );
  const start = cpu();
  let text = '';
  try {
    if (process.env['PROFILE']) console.log(await profiled(go)); else await go();
    console.log('per walk', ((cpu() - start) / n).toFixed(2), 'ms; steps', (steps / n).toFixed(1), 'placed', placed);
    for (const [name, { count, run: first, route }] of [...found].sort((a, b) => b[1].count - a[1].count)) {
      console.log(`${count} × ${name}`);
      if (process.env['NOSHRINK'] || (only && !name.includes(only))) continue;
      const best = await shortestRoute(route, name);
      const detail = best.walk.violations.find((v) => v.name === name)?.detail;
      text += `\n### ${name}\nIn ${count} of ${n} walks (walk ${first} of seed ${seed}).\n\n${inWords(best)}\n\n${detail}\n`;
      if (out) writeFileSync(out, text);
    }
  } finally {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  }
}, 3_000_000);
