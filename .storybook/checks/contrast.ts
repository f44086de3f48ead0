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
