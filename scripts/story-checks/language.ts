import { describeElement } from './describe-element.ts';

/** Attributes with text that is not part of the page's content. */
const attributes = ['aria-label', 'aria-roledescription', 'aria-description', 'aria-valuetext', 'placeholder', 'title'];

/** React Aria's English fallbacks. */
const english =
  /\b(?:dismiss|close|clear|show suggestions|suggestions|notifications?|selected|not selected|options? available|no results|increase|decrease|loading)\b/i;

/** Accessible texts that are not in Portuguese. */
export function findForeignWords(): string[] {
  const places = document.body.querySelectorAll(attributes.map((name) => `[${name}]`).join(', '));
  const labels = [...places].flatMap((element) =>
    attributes.flatMap((name) => {
      const words = element.getAttribute(name) ?? '';
      return english.test(words) && !element.closest('[lang="en"]')
        ? [`${describeElement(element)} is called “${words}”`]
        : [];
    }),
  );
  const announced = [...document.querySelectorAll('[data-live-announcer], [aria-live]')].flatMap(({ textContent }) =>
    english.test(textContent) ? [`“${textContent}” is announced`] : [],
  );
  return [...labels, ...announced];
}
