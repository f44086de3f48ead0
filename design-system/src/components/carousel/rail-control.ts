import type { CarouselMotion } from './carousel-motion.ts';
import { inlineDirection } from '../../foundations/inline-direction.ts';
import {
  columnAfterTurn,
  columnAttribute,
  columnRevealing,
  measureRail,
  scrolledBy,
  toleranceInPx,
} from './rail-geometry.ts';

export interface RailState {
  /** There is something before what is shown. */
  canGoBack: boolean;
  /** There is something after what is shown. */
  canGoForward: boolean;
  /** It is dragged or glides: the browser must not snap meanwhile. */
  isMoving: boolean;
  /** It is moved by more than the browser's own scrolling. */
  isAssisted: boolean;
}

/** Frames without movement after which a rail is at rest. */
const restingFrames = 6;

const isMotionReduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Moves one rail: by the browser's own scrolling at first, with Embla's physics once a visitor is near. */
export class RailControl {
  #viewport: HTMLElement | undefined;
  #motion: CarouselMotion | undefined;
  #isAsked = false;
  #isTouched = false;
  #frame = 0;
  #state: RailState;
  #shownKey: string | undefined;
  readonly #listeners = new Set<() => void>();

  /** @param isLong Whether it goes on past what is shown, as far as that is known before it is laid out. */
  constructor(isLong: boolean) {
    this.#state = { canGoBack: false, canGoForward: isLong, isMoving: false, isAssisted: false };
  }

  readonly getState = (): RailState => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Takes the box that scrolls, whose only child is the list; gives it back with the answer. */
  readonly attach = (viewport: HTMLElement) => {
    this.#viewport = viewport;
    viewport.addEventListener('scroll', this.look, { passive: true });
    window.addEventListener('resize', this.look);
    return () => {
      cancelAnimationFrame(this.#frame);
      this.#motion?.stop();
      this.#motion = undefined;
      this.#isAsked = false;
      viewport.removeEventListener('scroll', this.look);
      window.removeEventListener('resize', this.look);
      this.#viewport = undefined;
    };
  };

  /** Looks where the rail stands, after it was scrolled or given other items. */
  readonly look = () => {
    const viewport = this.#viewport;
    if (!viewport) return;
    const most = viewport.scrollWidth - viewport.clientWidth;
    this.#set({
      canGoBack: scrolledBy(viewport) > toleranceInPx,
      canGoForward: scrolledBy(viewport) < most - toleranceInPx,
    });
  };

  /** What its items are chosen by: with another key it begins at the first one again. */
  show(key: string | undefined) {
    const isAnother = this.#shownKey !== undefined && this.#shownKey !== key;
    this.#shownKey = key;
    if (isAnother && this.#viewport) this.#viewport.scrollLeft = 0;
  }

  /** Turns the page; answers with the first column shown then, and how many are shown with it. */
  turn(direction: -1 | 1): { first: number; shown: number } {
    const rail = this.#measure();
    const first = columnAfterTurn(rail, direction);
    this.#scrollTo(first, rail.step);
    return { first, shown: rail.shown };
  }

  /** Brings a column into view as a whole; does nothing where it is. */
  reveal(column: number) {
    const rail = this.#measure();
    const first = columnRevealing(rail, column);
    if (first !== undefined) this.#scrollTo(first, rail.step);
  }

  /** Stands so from the start, without a movement to be seen. */
  startAt(column: number) {
    const rail = this.#measure();
    const first = columnRevealing(rail, column);
    if (first !== undefined && this.#viewport) this.#viewport.scrollLeft = this.#leftOf(first, rail.step);
  }

  /** Brings the column of an element into view. */
  revealElement(element: Element) {
    const item = element.closest('li');
    const first = this.#list?.querySelector('li');
    const { step } = this.#measure();
    if (item && first && step > 0) this.reveal(Math.round(Math.abs(item.offsetLeft - first.offsetLeft) / step));
  }

  /** A finger is on it, or has left it. */
  touch(isTouched: boolean) {
    this.#isTouched = isTouched;
    if (isTouched) this.approach();
  }

  /** A visitor is near: loads the physics where there is something to move, and nobody asked for less motion. */
  approach() {
    const viewport = this.#viewport;
    if (this.#isAsked || !viewport || viewport.scrollWidth <= viewport.clientWidth || isMotionReduced()) return;
    void this.#loadMotion(viewport);
  }

  async #loadMotion(viewport: HTMLElement) {
    this.#isAsked = true;
    try {
      const { startCarouselMotion } = await import('./carousel-motion.ts');
      this.#whenAtRest(viewport, () => {
        if (!this.#list) return;
        this.#motion = startCarouselMotion({
          viewport,
          list: this.#list,
          columns: `[${columnAttribute}]`,
          onMoving: (isMoving) => this.#set({ isMoving }),
        });
        this.#set({ isAssisted: true });
      });
    } catch {
      // The browser's own scrolling does everything but dragging; the next approach asks again.
      this.#isAsked = false;
    }
  }

  /** Taking over in the middle of a swipe would be felt: it waits until no finger is on the rail and it stands still. */
  #whenAtRest(viewport: HTMLElement, then: () => void) {
    let last = viewport.scrollLeft;
    let frames = 0;
    const lookAgain = () => {
      frames = viewport.scrollLeft === last && !this.#isTouched ? frames + 1 : 0;
      last = viewport.scrollLeft;
      if (frames < restingFrames) this.#frame = requestAnimationFrame(lookAgain);
      else if (this.#viewport === viewport) then();
    };
    this.#frame = requestAnimationFrame(lookAgain);
  }

  get #list(): HTMLElement | undefined {
    return this.#viewport?.querySelector('ul') ?? undefined;
  }

  #measure() {
    const list = this.#list;
    return this.#viewport && list ? measureRail(this.#viewport, list) : { step: 0, shown: 1, count: 0, scrolled: 0 };
  }

  /** The physical offset of a column. */
  #leftOf(column: number, step: number): number {
    return this.#viewport ? inlineDirection(this.#viewport) * column * step : 0;
  }

  #scrollTo(column: number, step: number) {
    const isReduced = isMotionReduced();
    if (this.#motion && !isReduced) this.#motion.scrollTo(column);
    else this.#viewport?.scrollTo({ left: this.#leftOf(column, step), behavior: isReduced ? 'instant' : 'smooth' });
  }

  #set(change: Partial<RailState>) {
    const next = { ...this.#state, ...change };
    const isSame = (Object.keys(next) as (keyof RailState)[]).every((key) => next[key] === this.#state[key]);
    if (isSame) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}
