import { selectSession } from '#/features/session/index.ts';
import { selectPageDialog } from '#/shared/page/page-dialog.slice.ts';
import type { Page } from './browser/page.ts';
import type { Exchange } from './browser/network.ts';
import { checkoutOf, contentOf, dueOf } from './screens/order-view.ts';
import type { Walk } from './walk.ts';

/** Collects what pages send and show during one walk, for a person who looks for the cause of a violation. */
export class Trace {
  readonly lines: string[] = [];
  readonly #walk: Walk;
  readonly #followed = new WeakSet<Page>();

  constructor(walk: Walk) {
    this.#walk = walk;
    walk.world.network.observers.push({
      onSent: (exchange) =>
        this.write(`  > ${nameOf(exchange)} ${exchange.tokenOwner ?? ''} ${exchange.request.key ?? ''}`),
      onAnswered: (exchange) => this.write(`  < ${nameOf(exchange)} ${exchange.status}`),
    });
  }

  write(line: string): void {
    this.lines.push(line);
    this.#followPages();
  }

  writeViolations(): void {
    for (const { name, detail } of this.#walk.violations.splice(0)) this.write(`!! ${name}: ${detail}`);
  }

  #followPages(): void {
    for (const page of this.#walk.world.openPages) {
      if (this.#followed.has(page)) continue;
      this.#followed.add(page);
      let before = '';
      page.store.subscribe(() => {
        const now = describePage(page);
        if (now !== before) this.lines.push(`    ${now}`);
        before = now;
      });
    }
  }
}

const nameOf = ({ page, call }: Exchange) => `${page.tab.name} ${call}`;

function describePage(page: Page): string {
  const { opening, placing, placed, burn, orderer, saving } = checkoutOf(page);
  const facts = {
    session: selectSession(page.state).status,
    dialog: selectPageDialog(page.state)?.name,
    opening: opening.status,
    user: orderer?.user.id,
    due: dueOf(page),
    saving: saving.status,
    placing: placing.status === 'failed' ? placing.outcome : placing.status,
    placed: placed?.orderId,
    burn,
  };
  const said = Object.entries(facts).map(([name, value]) => (value === undefined ? '' : ` ${name}=${value}`));
  return `${page.tab.name} ${page.tab.entry.pathname} shows ${contentOf(page)}${said.join('')}`;
}
