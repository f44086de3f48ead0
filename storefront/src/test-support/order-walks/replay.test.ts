import { readFileSync } from 'node:fs';
import { test, vi } from 'vitest';
import { stepInWords } from './commands.ts';
import { contentOf, checkoutOf } from './order-screen.ts';
import { selectSession } from '#/features/session/index.ts';
import { dueStepOf } from '#/features/checkout/checkout.gate.ts';
import { Walk } from './walk.ts';
import { installWorlds } from './world.ts';

test('replay', async () => {
  vi.stubEnv('DEV', false);
  installWorlds();
  try {
    const [setup = '', ...lines] = readFileSync(process.env['REPLAY'] ?? '', 'utf8').split('\n').map((l) => l.replace(/^\s*\d+\.\s*/, '').trim()).filter(Boolean);
    const m = /Ana is (\w+)( and logged in)?, Bruno is (\w+)/.exec(setup)!;
    const walk = new Walk();
    const { world } = walk;
    const log = (...a: unknown[]) => console.log(...a);
    world.network.observers.push({
      onSent: (e) => log(`   > ${(e.page.tab as never as {name: string}).name} ${e.call} ${e.tokenOwner ?? ''} ${e.token ?? ''} ${e.request.key ?? ''} ${process.env['FULL'] ? e.text : ''}`),
      onAnswered: (e) => log(`   < ${(e.page.tab as never as {name: string}).name} ${e.call} ${e.status}`),
    });
    const spied = new WeakSet();
    const spy = () => { for (const page of world.openPages) if (!spied.has(page)) { spied.add(page);
      const d = page.store.dispatch; void d;
      let last = '';
      page.store.subscribe(() => { const s = `${contentOf(page)} due=${dueStepOf(checkoutOf(page))} ${checkoutOf(page).opening.status} placing=${JSON.stringify(checkoutOf(page).placing)} placed=${checkoutOf(page).placed?.orderId} burn=${checkoutOf(page).burn} session=${selectSession(page.state).status} dialog=${page.state.pageDialog.open?.name} ${page.tab.entry.pathname} orderer=${checkoutOf(page).orderer?.user.id}`; if (s !== last) log(`     [${page.tab.name}] ${s}`); last = s; });
    } };
    const begin = walk.begin({ ana: m[1] as never, bruno: m[3] as never, isAnaIn: m[2] !== undefined, isAtLastStep: setup.includes('the last step') });
    await begin; spy();
    for (const line of lines.filter((l) => !l.startsWith('(then'))) {
      const step = stepInWords(line);
      log(`## ${line} ${step.check(walk) ? '' : '(not possible)'}`);
      spy();
      if (step.check(walk)) await step.run(walk, walk);
      spy();
      for (const v of walk.violations.splice(0)) log('!!!!', v.name, v.detail);
    }
    log('## end');
    const n = walk.path.length;
    await walk.end();
    log(walk.path.slice(n).join(' · '));
    for (const v of walk.violations) log('!!!!', v.name, v.detail);
  } finally {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  }
}, 60_000);
