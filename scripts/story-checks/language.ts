import { describeElement } from './describe-element.ts';

/** Attributes that are heard or seen, and written on no page. */
const attributes = ['aria-label', 'aria-roledescription', 'aria-description', 'aria-valuetext', 'placeholder', 'title'];

/** What React Aria says in English where its Portuguese did not come along. */
const english =
  /\b(?:dismiss|close|clear|show suggestions|suggestions|notifications?|selected|not selected|options? available|no results|increase|decrease|loading)\b/i;

/** Words for those who listen that are not Portuguese. */
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
  const announced = [...document.querySelectorAll('[data-live-announcer], [aria-live], [role="status"]')].flatMap(
    ({ textContent }) => (english.test(textContent) ? [`“${textContent}” is announced`] : []),
  );
  return [...labels, ...announced];
}
