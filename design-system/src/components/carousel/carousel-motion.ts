import EmblaCarousel from 'embla-carousel';
import { inlineDirection } from '../../foundations/inline-direction.ts';

/** What a rail is moved by once a visitor is near it. */
export interface CarouselMotion {
  /** Glides until this column stands at the start; as far as there is something to show. */
  scrollTo(column: number): void;
  /** Gives the rail back to the browser. */
  stop(): void;
}

export interface MovedRail {
  /** What scrolls. */
  viewport: HTMLElement;
  /** Its only child, with the items. */
  list: HTMLElement;
  /** Selector of the first item of each column, within the list. */
  columns: string;
  /** Called when gliding begins and when it ends: the browser must not snap in between. */
  onMoving: (isMoving: boolean) => void;
}

const reducedMotion = '(prefers-reduced-motion: reduce)';
/** Nearer than this is there. */
const toleranceInPx = 0.5;

/**
 * Lets a rail be dragged and thrown, and its buttons glide, by Embla's physics. Embla works out where the rail should
 * be; the browser's own scroll position stays the only truth. So nothing shifts when this takes over, and what scrolls
 * by itself goes on doing so: wheel and trackpad, arrow keys, focus, find in page, a screen reader's cursor.
 */
export function startCarouselMotion({ viewport, list, columns, onMoving }: MovedRail): CarouselMotion {
  const direction = inlineDirection(viewport);
  let isMoving = false;
  const setMoving = (moves: boolean) => {
    if (moves === isMoving) return;
    isMoving = moves;
    onMoving(moves);
  };

  /** Tells Embla where the browser has scrolled to. */
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
  /** Embla would move the list by a transform; the browser scrolls it instead. */
  const scrollInsteadOfTransform = () => {
    const { translate } = embla.internalEngine();
    translate.clear();
    translate.toggleActive(false);
    setMoving(false);
    follow();
  };
  /** A wheel in the middle of a glide takes over from it. */
  const yieldToWheel = () => {
    if (!isMoving || embla.internalEngine().dragHandler.pointerDown()) return;
    embla.internalEngine().animation.stop();
    setMoving(false);
    follow();
  };

  // Before Embla's own listeners, so that a drag starts from where the browser has scrolled to.
  viewport.addEventListener('mousedown', follow);
  viewport.addEventListener('touchstart', follow, { passive: true });
  viewport.addEventListener('scroll', follow, { passive: true });
  viewport.addEventListener('wheel', yieldToWheel, { passive: true });

  const embla = EmblaCarousel(viewport, {
    container: list,
    slides: columns,
    align: 'start',
    direction: direction === 1 ? 'ltr' : 'rtl',
    // Focus is followed by the browser's scroll, like everything else.
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
