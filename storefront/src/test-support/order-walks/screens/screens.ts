import type { CardHolder } from '#/features/payment/index.ts';
import { selectIsStoreAwaited } from '#/features/partner-store/index.ts';
import { accountControls, accountParts } from './account.ts';
import { cardControls } from './card.ts';
import { dialogControls, dialogParts, linkParts } from './dialogs.ts';
import { offerControls, offerParts } from './offer.ts';
import { orderControls } from './order-controls.ts';
import { orderParts } from './order-parts.ts';
import type { Page } from '../browser/page.ts';
import { segmentsOf } from '../browser/place.ts';
import { sessionControls } from './session.ts';

/** A mounted component with effects or local state. */
export interface Part {
  /** With another key the component is mounted again. */
  key: string;
  /** Its effects. @returns its local state */
  mount?: () => unknown;
  unmount?: () => void;
  /** The effect of a return to the tab. */
  revisit?: () => void;
}

/** Actions of a visitor, by control. Each returns undefined if the control is not rendered, or is disabled. */
export type Controls = Readonly<Record<string, (page: Page, detail: string) => (() => void) | undefined>>;

const controls: Controls = {
  ...sessionControls,
  ...offerControls,
  ...orderControls,
  ...cardControls,
  ...accountControls,
  ...dialogControls,
};

/** Controls inside dialogs. An open dialog covers all others. */
const overDialogs =
  /^(logIn|closeDialog|(?:login|registration|confirmation|recovery)[A-Z]\w+|method|closeMethod|saveMethod|\w+Card)$/;

/**
 * A page as React would render it: which components are mounted, what their effects dispatch, their local state, and what
 * can be pressed. It repeats the screens of the product and adds nothing.
 */
export class Screens {
  readonly #page: Page;
  #parts = new Map<string, Part & { memory: unknown }>();
  /** When a part was last added or removed. */
  changedAt = 0;

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
    if (added.length > 0 || gone.length > 0) this.changedAt = this.#page.tab.world.browser.time.now;
    for (const { unmount } of gone) unmount?.();
    for (const { key, mount } of added) {
      const drawn = next.get(key);
      if (drawn) drawn.memory = mount?.();
    }
  }

  revisit(): void {
    for (const { revisit } of this.#parts.values()) revisit?.();
  }

  /** The local state of a part; undefined while it is not mounted. */
  memoryOf(key: string): unknown {
    return this.#parts.get(key)?.memory;
  }

  /** The holder of the card section that is on the page. */
  get cardHolder(): CardHolder | undefined {
    for (const [key, { memory }] of this.#parts) if (key.startsWith('card ')) return memory as CardHolder;
    return undefined;
  }

  has(key: string): boolean {
    return this.#parts.has(key);
  }

  /** @param name of a control, with a detail after a colon */
  find(name: string): (() => void) | undefined {
    // The loading overlay covers the page.
    if (selectIsStoreAwaited(this.#page.state)) return undefined;
    const [control = '', detail = ''] = name.split(':');
    if (this.#page.isDialogOpen && !overDialogs.test(control)) return undefined;
    return controls[control]?.(this.#page, detail);
  }
}

const partsOf = (page: Page): Part[] => [...pageParts(page), ...dialogParts(page)];

function pageParts(page: Page): Part[] {
  const [, first, , third] = segmentsOf(page.tab.entry);
  if (first === 'conta') return accountParts(page);
  if (first === 'confirm-email' || first === 'reset-password') return linkParts(page);
  if (first !== 'ofertasvw') return [];
  return third === 'assinar' ? orderParts(page) : offerParts(page);
}
