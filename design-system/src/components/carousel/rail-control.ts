import type { CarouselMotion } from './carousel-motion.ts';
import { inlineDirection } from '../../foundations/inline-direction.ts';
import { isInUse } from '../../foundations/use-revealed-in-row.ts';
import {
  columnAfterPage,
  columnAttribute,
  columnRevealing,
  measureRail,
  scrolledBy,
  toleranceInPx,
} from './rail-geometry.ts';

export interface RailState {
  /** Whether columns precede the visible ones. */
  canGoBack: boolean;
  /** Whether columns follow the visible ones. */
  canGoForward: boolean;
  /** Whether it is dragged or glides: CSS scroll snapping must be off meanwhile. */
  isMoving: boolean;
  /** Whether Embla is active. */
  isAssisted: boolean;
}

/** Frames without movement after which a rail counts as at rest. */
const restingFrames = 6;

const isMotionReduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Moves one rail: by native scrolling at first, by Embla once it has loaded. */
export class RailControl {
  #viewport: HTMLElement | undefined;
  #motion: CarouselMotion | undefined;
  #isRequested = false;
  #isTouched = false;
  #hasBeenTouched = false;
  #frame = 0;
  #state: RailState;
  #shownKey: string | undefined;
  readonly #listeners = new Set<() => void>();

  /** @param isLong whether not all columns fit, as far as it is known before layout */
  constructor(isLong: boolean) {
    this.#state = { canGoBack: false, canGoForward: isLong, isMoving: false, isAssisted: false };
  }

  readonly getState = (): RailState => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Attaches the scroll container, whose only child is the list. Returns the function that detaches it. */
  readonly attach = (viewport: HTMLElement) => {
    this.#viewport = viewport;
    viewport.addEventListener('scroll', this.#followScroll, { passive: true });
    window.addEventListener('resize', this.update);
    return () => {
      cancelAnimationFrame(this.#frame);
      this.#motion?.stop();
      this.#motion = undefined;
      this.#isRequested = false;
      viewport.removeEventListener('scroll', this.#followScroll);
      window.removeEventListener('resize', this.update);
      this.#viewport = undefined;
    };
  };

  /** Measures the rail after scrolling or after a change of items. */
  readonly update = () => {
    const viewport = this.#viewport;
    if (!viewport) return;
    const most = viewport.scrollWidth - viewport.clientWidth;
    this.#set({
      canGoBack: scrolledBy(viewport) > toleranceInPx,
      canGoForward: scrolledBy(viewport) < most - toleranceInPx,
    });
  };

  /** Sets the filter key; a new key moves the rail to its first column. */
  show(key: string | undefined) {
    const isAnother = this.#shownKey !== undefined && this.#shownKey !== key;
    this.#shownKey = key;
    if (isAnother && this.#viewport) this.#viewport.scrollLeft = 0;
  }

  /** Moves by one page. Returns the first visible column and the number of visible columns. */
  movePage(direction: -1 | 1): { first: number; shown: number } {
    const rail = this.#measure();
    const first = columnAfterPage(rail, direction);
    this.#scrollTo(first, rail.step);
    return { first, shown: rail.shown };
  }

  /** Scrolls until the whole column is visible; does nothing if it is. */
  reveal(column: number) {
    const rail = this.#measure();
    const first = columnRevealing(rail, column);
    if (first !== undefined) this.#scrollTo(first, rail.step);
  }

  /** Sets the first column without a visible movement. A rail that was in use before hydration stays. */
  startAt(column: number) {
    const viewport = this.#viewport;
    if (!viewport || isInUse(viewport)) return;
    const rail = this.#measure();
    const first = columnRevealing(rail, column);
    if (first !== undefined) viewport.scrollLeft = this.#leftOf(first, rail.step);
  }

  /** Scrolls until the whole column of an element is visible. */
  revealElement(element: Element) {
    const item = element.closest('li');
    const first = this.#list?.querySelector('li');
    const { step } = this.#measure();
    if (item && first && step > 0) this.reveal(Math.round(Math.abs(item.offsetLeft - first.offsetLeft) / step));
  }

  /** Records whether a finger touches the rail. */
  touch(isTouched: boolean) {
    this.#isTouched = isTouched;
    this.#hasBeenTouched ||= isTouched;
  }

  /** A touch without a swipe is a tap: loading and starting Embla would delay the page that it opens. */
  readonly #followScroll = () => {
    if (this.#hasBeenTouched) this.approach();
    this.update();
  };

  /** Loads Embla when the rail scrolls and reduced motion isn't requested. Called on approach. */
  approach() {
    const viewport = this.#viewport;
    if (this.#isRequested || !viewport || viewport.scrollWidth <= viewport.clientWidth || isMotionReduced()) return;
    void this.#loadMotion(viewport);
  }

  async #loadMotion(viewport: HTMLElement) {
    this.#isRequested = true;
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
      // Native scrolling does everything but dragging; the next approach retries.
      this.#isRequested = false;
    }
  }

  /** Starting Embla during a swipe would be noticed: it waits until no finger touches the rail and it is at rest. */
  #whenAtRest(viewport: HTMLElement, then: () => void) {
    let last = viewport.scrollLeft;
    let frames = 0;
    const checkRest = () => {
      frames = viewport.scrollLeft === last && !this.#isTouched ? frames + 1 : 0;
      last = viewport.scrollLeft;
      if (frames < restingFrames) this.#frame = requestAnimationFrame(checkRest);
      else if (this.#viewport === viewport) then();
    };
    this.#frame = requestAnimationFrame(checkRest);
  }

  get #list(): HTMLElement | undefined {
    return this.#viewport?.querySelector('ul') ?? undefined;
  }

  #measure() {
    const list = this.#list;
    return this.#viewport && list ? measureRail(this.#viewport, list) : { step: 0, shown: 1, count: 0, scrolled: 0 };
  }

  /** Physical offset of a column, in pixels. */
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
