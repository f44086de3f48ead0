import { openStreamedStore } from '../support/servers/streamed-store.ts';
import { expect, test } from '../support/world.ts';

/** Elements that moved sideways by more than a letter, and the sum of all layout shifts. */
interface Movement {
  sideways: string[];
  shift: number;
}

declare global {
  interface Window {
    movement: Movement;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

for (const [path, watched] of [
  ['', 'body'],
  ['ofertasvw/t-cross', 'body'],
  // Shorter than the window.
  ['faq/isto/nao/existe', 'body'],
  // In the reduced header the text "Preciso de ajuda" shifts the session link.
  ['ofertasvw/t-cross/assinar/entrar', '#conteudo, footer'],
] as const) {
  test(`/${path} does not shift while it is streamed`, async ({ page, world, problems }) => {
    if (path.startsWith('faq')) problems.expect(/status of 404/);
    await page.addInitScript((parts) => {
      window.movement = { sideways: [], shift: 0 };
      const far = (from: number, to: number) => Math.abs(from - to) > 10;
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as LayoutShift[]) {
          window.movement.shift += value;
          for (const { node, previousRect: from, currentRect: to } of sources) {
            const element = node instanceof Element ? node : node?.parentElement;
            // A frame may show a link before its text, which may then wrap to the next line.
            if (from.width < to.width / 2) continue;
            // An element that grows at one edge only got its text.
            if (element?.closest(parts) && far(from.left, to.left) && far(from.right, to.right))
              window.movement.sideways.push(`${element.textContent}: ${from.x} → ${to.x}`);
          }
        }
      }).observe({ type: 'layout-shift', buffered: true });
    }, watched);
    const line = await openStreamedStore(world.storeUrl);
    try {
      await page.goto(line.url + path);
      const { sideways, shift } = await page.evaluate(() => window.movement);
      expect(sideways).toEqual([]);
      // A paragraph that gets its next line is a shift, too: the limit is a tenth of a good score.
      expect(shift).toBeLessThan(0.01);
    } finally {
      line.close();
    }
  });
}
