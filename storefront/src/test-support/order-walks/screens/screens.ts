import type { CardHolder } from '#/features/payment/index.ts';
import { accountControls, accountParts } from './account.ts';
import { cardControls } from './card.ts';
import { offerControls, offerParts } from './offer.ts';
import { orderControls } from './order-controls.ts';
import { orderParts } from './order-parts.ts';
import type { Page } from '../browser/page.ts';
import { sessionControls } from './session.ts';

/** A component that stands on the page, as far as it acts by itself or remembers something. */
export interface Part {
  /** The same component keeps its key; with another it begins anew. */
  key: string;
  /** What its effects do when it comes. @returns what it remembers until it goes */
  mount?: () => unknown;
  unmount?: () => void;
}

/** What a visitor may press or type on a page. @returns undefined where that isn't there, or is disabled */
export type Controls = Readonly<Record<string, (page: Page, detail: string) => (() => void) | undefined>>;

const controls: Controls = {
  ...sessionControls,
  ...offerControls,
  ...orderControls,
  ...cardControls,
  ...accountControls,
};

/** Controls that stand in a dialog, or in the browser's own frame: a dialog over the page covers all others. */
const overDialogs = /^(logIn|closeDialog|method|closeMethod|saveMethod|\w+Card)$/;

/**
 * What stands on a page, as React would have drawn it: which components there are, what their effects dispatch, what
 * they remember, and what can be pressed. It says nothing that the screens don't say; read them side by side.
 */
export class Screens {
  readonly #page: Page;
  #parts = new Map<string, Part & { memory: unknown }>();

  constructor(page: Page) {
    this.#page = page;
  }

  draw(): void {
    const parts = partsOf(this.#page);
    const next = new Map<string, Part & { memory: unknown }>();
    const added: Part[] = [];
    for (const part of parts) {
      const known = this.#parts.get(part.key);
      next.set(part.key, known ?? { ...part, memory: undefined });
      if (!known) added.push(part);
    }
    const gone = [...this.#parts.values()].filter(({ key }) => !next.has(key));
    this.#parts = next;
    for (const { unmount } of gone) unmount?.();
    for (const { key, mount } of added) {
      const drawn = next.get(key);
      if (drawn) drawn.memory = mount?.();
    }
  }

  /** What a part remembers; undefined while it isn't there. */
  memoryOf<Memory>(key: string): Memory | undefined {
    return this.#parts.get(key)?.memory as Memory | undefined;
  }

  /** Whose card's place is on the page. */
  get cardHolder(): CardHolder | undefined {
    for (const [key, { memory }] of this.#parts) if (key.startsWith('card ')) return memory as CardHolder;
    return undefined;
  }

  has(key: string): boolean {
    return this.#parts.has(key);
  }

  /** @param name of a control, with a detail after a colon */
  find(name: string): (() => void) | undefined {
    const [control = '', detail = ''] = name.split(':');
    if (this.#page.isDialogOpen && !overDialogs.test(control)) return undefined;
    return controls[control]?.(this.#page, detail);
  }
}

function partsOf(page: Page): Part[] {
  const [, first, , third] = page.tab.entry.pathname.split('/');
  if (first === 'conta') return accountParts(page);
  if (first !== 'ofertasvw') return [];
  return third === 'assinar' ? orderParts(page) : offerParts(page);
}
