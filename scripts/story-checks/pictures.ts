import { describeElement } from './describe-element.ts';

/** Images that failed to load. Lazy images that have not started loading are ignored. */
export function findBrokenPictures(): string[] {
  const loaded = [...document.images].filter((image) => image.complete && image.currentSrc !== '');
  return [
    ...loaded
      .filter((image) => image.naturalWidth === 0)
      .map((image) => `${describeElement(image)} shows nothing: ${image.currentSrc}`),
    ...loaded
      .filter((image) => image.currentSrc.endsWith('/cars/placeholder.svg'))
      .map(
        (image) => `${describeElement(image)} shows the placeholder: .storybook/car-images.ts has no such car or paint`,
      ),
  ];
}
