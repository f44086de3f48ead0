import { describeElement } from './describe-element.ts';

let moved: string[] = [];

/** Hears of everything CSS moves. Every run asks for reduced motion, so nothing may be heard. */
export function listenForMotion(): void {
  const hear = (event: AnimationEvent | TransitionEvent) => {
    const what = event instanceof AnimationEvent ? `animation ${event.animationName}` : event.propertyName;
    if (event.target instanceof Element) moved.push(`${describeElement(event.target)} moves (${what})`);
  };
  document.addEventListener('animationstart', hear, { capture: true });
  document.addEventListener('transitionrun', hear, { capture: true });
}

/** What has moved since this was asked last, although reduced motion was asked for. */
export function takeMotionFaults(): string[] {
  const faults = [...new Set(moved)];
  moved = [];
  return faults;
}
