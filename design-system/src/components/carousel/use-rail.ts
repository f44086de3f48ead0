import { useEffect, useRef, useState, type RefObject } from 'react';
import type { CarouselMotion } from './carousel-motion.ts';
import { columnAfterTurn, columnAttribute, columnRevealing, measureRail, toleranceInPx } from './rail-geometry.ts';

export interface Rail {
  viewport: RefObject<HTMLDivElement | null>;
  list: RefObject<HTMLUListElement | null>;
  /** There is something before what is shown. */
  canGoBack: boolean;
  /** There is something after what is shown. */
  canGoForward: boolean;
  /** It is dragged or glides: the browser must not snap meanwhile. */
  isMoving: boolean;
  /** It is moved by more than the browser's own scrolling. */
  isAssisted: boolean;
  /** Turns the page; answers with the first column shown then, and how many are shown with it. */
  turn(direction: -1 | 1): { first: number; shown: number };
  /** Brings the column of an element into view as a whole; does nothing where it is. */
  reveal(element: Element): void;
  /** A visitor is near: loads the physics. */
  approach(): void;
  /** A finger is on it, or has left it. */
  touch(isTouched: boolean): void;
}

/** Frames without movement after which a rail is at rest. */
const restingFrames = 6;

const isMotionReduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A list that scrolls sideways: by the browser alone at first, with Embla's physics once a visitor is near.
 * @param isLong Whether it goes on past what is shown, as far as that is known before it is laid out.
 * @param count Columns there are.
 */
export function useRail({ isLong, count }: { isLong: boolean; count: number }): Rail {
  const viewport = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const motion = useRef<CarouselMotion>(undefined);
  const isAsked = useRef(false);
  const isTouched = useRef(false);
  const frame = useRef(0);
  const [isMoving, setIsMoving] = useState(false);
  const [isAssisted, setIsAssisted] = useState(false);
  const [ends, setEnds] = useState({ canGoBack: false, canGoForward: isLong });

  useEffect(() => {
    const scroller = viewport.current;
    if (!scroller) return undefined;
    const look = () => {
      const most = scroller.scrollWidth - scroller.clientWidth;
      const canGoBack = scroller.scrollLeft > toleranceInPx;
      const canGoForward = scroller.scrollLeft < most - toleranceInPx;
      setEnds((known) =>
        known.canGoBack === canGoBack && known.canGoForward === canGoForward ? known : { canGoBack, canGoForward },
      );
    };
    look();
    scroller.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      scroller.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [count]);

  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current);
      motion.current?.stop();
      motion.current = undefined;
      isAsked.current = false;
    },
    [],
  );

  /** Taking over in the middle of a swipe would be felt: it waits until no finger is on the rail and it stands still. */
  function whenAtRest(scroller: HTMLElement, then: () => void) {
    let last = scroller.scrollLeft;
    let frames = 0;
    const look = () => {
      frames = scroller.scrollLeft === last && !isTouched.current ? frames + 1 : 0;
      last = scroller.scrollLeft;
      if (frames < restingFrames) frame.current = requestAnimationFrame(look);
      else then();
    };
    frame.current = requestAnimationFrame(look);
  }

  async function loadMotion() {
    const scroller = viewport.current;
    if (isAsked.current || !scroller) return;
    if (scroller.scrollWidth <= scroller.clientWidth || isMotionReduced()) return;
    isAsked.current = true;
    try {
      const { startCarouselMotion } = await import('./carousel-motion.ts');
      whenAtRest(scroller, () => {
        if (!list.current) return;
        motion.current = startCarouselMotion({
          viewport: scroller,
          list: list.current,
          columns: `[${columnAttribute}]`,
          onMoving: setIsMoving,
        });
        setIsAssisted(true);
      });
    } catch {
      // The browser's own scrolling does everything but dragging; the next approach asks again.
      isAsked.current = false;
    }
  }

  function scrollTo(column: number, step: number) {
    const isReduced = isMotionReduced();
    if (motion.current && !isReduced) motion.current.scrollTo(column);
    else viewport.current?.scrollTo({ left: column * step, behavior: isReduced ? 'instant' : 'smooth' });
  }

  return {
    viewport,
    list,
    ...ends,
    isMoving,
    isAssisted,
    turn(direction) {
      if (!viewport.current || !list.current) return { first: 0, shown: 0 };
      const rail = measureRail(viewport.current, list.current);
      const first = columnAfterTurn(rail, direction);
      scrollTo(first, rail.step);
      return { first, shown: rail.shown };
    },
    reveal(element) {
      const item = element.closest('li');
      if (!item || !viewport.current || !list.current) return;
      const rail = measureRail(viewport.current, list.current);
      const column = Math.round((item.offsetLeft - list.current.offsetLeft) / rail.step);
      const first = columnRevealing(rail, column);
      if (first !== undefined) scrollTo(first, rail.step);
    },
    approach: () => void loadMotion(),
    touch(isNowTouched) {
      isTouched.current = isNowTouched;
      if (isNowTouched) void loadMotion();
    },
  };
}
