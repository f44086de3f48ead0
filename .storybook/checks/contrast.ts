import axe from 'axe-core';

/** Texts of the page that can't be read on their ground as it is painted now. */
export async function findContrastFaults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => `${target.join(' ')}: ${any.map(({ message }) => message).join(' ')}`),
  );
}

/** All that decides whether the texts of the page can be read, as it is painted now. */
export function paintOfTexts(): string {
  return [document.documentElement, ...document.querySelectorAll('body, body *')]
    .map((element) => {
      const { color, backgroundColor, backgroundImage, opacity, textShadow, filter } = getComputedStyle(element);
      return [color, backgroundColor, backgroundImage, opacity, textShadow, filter].join('|');
    })
    .join('\n');
}
