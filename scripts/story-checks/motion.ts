import { describeElement } from './describe-element.ts';

let moved: string[] = [];

/** Records CSS animations and transitions. Every run requests reduced motion, so there must be none. */
export function listenForMotion(): void {
  const hear = (event: AnimationEvent | TransitionEvent) => {
    const what = event instanceof AnimationEvent ? `animation ${event.animationName}` : event.propertyName;
    if (event.target instanceof Element) moved.push(`${describeElement(event.target)} moves (${what})`);
  };
  document.addEventListener('animationstart', hear, { capture: true });
  document.addEventListener('transitionrun', hear, { capture: true });
}

/** Movements since the last call despite reduced motion. */
export function takeMotionFaults(): string[] {
  const faults = [...new Set(moved)];
  moved = [];
  return faults;
}
