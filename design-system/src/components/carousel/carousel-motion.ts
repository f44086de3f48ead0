import EmblaCarousel from 'embla-carousel';
import { inlineDirection } from '../../foundations/inline-direction.ts';

/** Controls a rail's motion after the first interaction near it. */
export interface CarouselMotion {
  /** Glides until this column is at the start, or as far as the rail scrolls. */
  scrollTo(column: number): void;
  /** Removes Embla's listeners; the browser scrolls again. */
  stop(): void;
}

export interface MovedRail {
  /** The scroll container. */
  viewport: HTMLElement;
  /** Its only child, the list of items. */
  list: HTMLElement;
  /** Selector of the first item of each column, within the list. */
  columns: string;
  /** Called when gliding starts and ends: CSS scroll snapping must be off in between. */
  onMoving: (isMoving: boolean) => void;
}

const reducedMotion = '(prefers-reduced-motion: reduce)';
/** Distance within which a position counts as reached. */
const toleranceInPx = 0.5;

/**
 * Adds dragging, throwing and gliding buttons with Embla's physics. Embla computes the target; the browser's scroll
 * position stays the only state. So nothing shifts when Embla starts. Wheel, arrow keys, focus, find in page and a
 * screen reader's cursor still scroll natively.
 */
export function startCarouselMotion({ viewport, list, columns, onMoving }: MovedRail): CarouselMotion {
  const direction = inlineDirection(viewport);
  let isMoving = false;
  const setMoving = (moves: boolean) => {
    if (moves === isMoving) return;
    isMoving = moves;
    onMoving(moves);
  };

  /** Updates Embla with the browser's scroll position. */
  const follow = () => {
    if (isMoving) return;
    const { location, previousLocation, offsetLocation, target, index, scrollTarget } = embla.internalEngine();
    for (const place of [location, previousLocation, offsetLocation, target])
      place.set(-direction * viewport.scrollLeft);
    index.set(scrollTarget.byDistance(0, false).index);
  };
  const lead = () => {
    viewport.scrollLeft = -direction * embla.internalEngine().offsetLocation.get();
  };
  const settle = () => {
    lead();
    setMoving(false);
  };
  const hasArrived = () => {
    const { location, target } = embla.internalEngine();
    return Math.abs(location.get() - target.get()) < toleranceInPx;
  };
  /** Replaces Embla's transform of the list by native scrolling. */
  const scrollInsteadOfTransform = () => {
    const { translate } = embla.internalEngine();
    translate.clear();
    translate.toggleActive(false);
    setMoving(false);
    follow();
  };
  /** A wheel event during a glide stops the glide. */
  const yieldToWheel = () => {
    if (!isMoving || embla.internalEngine().dragHandler.pointerDown()) return;
    embla.internalEngine().animation.stop();
    setMoving(false);
    follow();
  };

  // Registered before Embla's own listeners, so that a drag starts from the browser's scroll position.
  viewport.addEventListener('mousedown', follow);
  viewport.addEventListener('touchstart', follow, { passive: true });
  viewport.addEventListener('scroll', follow, { passive: true });
  viewport.addEventListener('wheel', yieldToWheel, { passive: true });

  const embla = EmblaCarousel(viewport, {
    container: list,
    slides: columns,
    align: 'start',
    direction: direction === 1 ? 'ltr' : 'rtl',
    // The browser scrolls to a focused item.
    watchFocus: false,
    breakpoints: { [reducedMotion]: { active: false } },
  });
  scrollInsteadOfTransform();
  embla
    .on('reInit', scrollInsteadOfTransform)
    .on('pointerDown', () => setMoving(true))
    .on('pointerUp', () => {
      if (hasArrived()) settle();
    })
    .on('scroll', lead)
    .on('settle', settle);

  return {
    scrollTo(column) {
      follow();
      const last = embla.scrollSnapList().length - 1;
      setMoving(true);
      embla.scrollTo(Math.max(0, Math.min(column, last)));
      if (hasArrived()) settle();
    },
    stop() {
      embla.destroy();
      setMoving(false);
      viewport.removeEventListener('mousedown', follow);
      viewport.removeEventListener('touchstart', follow);
      viewport.removeEventListener('scroll', follow);
      viewport.removeEventListener('wheel', yieldToWheel);
    },
  };
}
