import { describeElement } from './describe-element.ts';

/** Pictures that were asked for and did not come. Those far below, which nobody asked for yet, are let alone. */
export function findBrokenPictures(): string[] {
  return [...document.images]
    .filter((image) => image.complete && image.currentSrc !== '' && image.naturalWidth === 0)
    .map((image) => `${describeElement(image)} shows nothing: ${image.currentSrc}`);
}
