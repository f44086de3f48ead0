import { openInPieces } from '../support/in-pieces.ts';
import { expect, test } from '../support/world.ts';

/** What moved sideways by more than a letter, and the sum of all that moved (cumulative layout shift). */
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
  // In the reduced header the words of "Preciso de ajuda" push the session along.
  ['ofertasvw/t-cross/assinar/entrar', '#conteudo, footer'],
] as const) {
  test(`/${path} stands still while it arrives piece by piece`, async ({ page, world, problems }) => {
    if (path.startsWith('faq')) problems.expect(/status of 404/);
    await page.addInitScript((parts) => {
      window.movement = { sideways: [], shift: 0 };
      const far = (from: number, to: number) => Math.abs(from - to) > 10;
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as LayoutShift[]) {
          window.movement.shift += value;
          for (const { node, previousRect: from, currentRect: to } of sources) {
            const element = node instanceof Element ? node : node?.parentElement;
            // A frame between a link and its words shows it empty: with its words it may go to the next line.
            if (from.width < to.width / 2) continue;
            // What grows at one edge has only got its words.
            if (element?.closest(parts) && far(from.left, to.left) && far(from.right, to.right))
              window.movement.sideways.push(`${element.textContent}: ${from.x} → ${to.x}`);
          }
        }
      }).observe({ type: 'layout-shift', buffered: true });
    }, watched);
    const line = await openInPieces(world.storeUrl);
    try {
      await page.goto(line.url + path);
      const { sideways, shift } = await page.evaluate(() => window.movement);
      expect(sideways).toEqual([]);
      // A paragraph that gets its next line is a shift, too; a tenth of what counts as good is left for that.
      expect(shift).toBeLessThan(0.01);
    } finally {
      line.close();
    }
  });
}
