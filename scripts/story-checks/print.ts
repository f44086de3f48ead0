import { describeElement } from './describe-element.ts';

/** Elements of a printed page with content outside of their scroll position, which paper can't show. */
export function findCutInPrint(): string[] {
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.checkVisibility())
    .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
    .map((element) => `${describeElement(element)} is cut off`);
}
