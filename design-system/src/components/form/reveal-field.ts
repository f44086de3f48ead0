type Control = HTMLElement & { name?: string };

/** The control that takes the answer of this name; of radios the chosen one, else the first that can be chosen. */
export function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  // A field that sends its value by another element than the one that is used says so on its root.
  const marked = [...form.querySelectorAll<HTMLElement>('[data-field]')].find(
    ({ dataset }) => dataset['field'] === name,
  );
  const used = marked?.querySelector<Control>(
    ':is(input, select, textarea, button, [role="spinbutton"]):not([type="hidden"], [hidden])',
  );
  if (used) return used;
  const found = form.elements.namedItem(name);
  if (!(found instanceof RadioNodeList)) return found instanceof HTMLElement ? found : undefined;
  const radios = [...found].filter((node) => node instanceof HTMLInputElement);
  return radios.find(({ checked }) => checked) ?? radios.find(({ disabled }) => !disabled);
}

const groupOf = (control: Control) =>
  control.matches('[type="radio"], [type="checkbox"], [role="spinbutton"]')
    ? control.closest<HTMLElement>('[role="radiogroup"], [role="group"][aria-labelledby]')
    : null;

/** The words that ask: of a part (a radio, a box, the day of a date) its group's, of any other control its own label. */
export function labelOf(control: Control): HTMLElement | undefined {
  const group = groupOf(control);
  if (group) return document.getElementById(group.getAttribute('aria-labelledby') ?? '') ?? undefined;
  return (control as HTMLInputElement).labels?.[0];
}

/** The group of fields a control stands in; the frame of radios is a fieldset, too, and one field. */
export const fieldsetAround = (control: Control) =>
  (groupOf(control)?.parentElement ?? control).closest('form fieldset');

/** Moves focus to a control, with its label, and its help and error where there is room, in view clear of what is fixed. */
export function revealControl(control: Control) {
  const label = labelOf(control);
  // The whole field, then what matters more; the page's scroll padding keeps each of them from under the header.
  for (const part of [groupOf(control) ?? label?.parentElement, control, label]) {
    part?.scrollIntoView({ block: 'nearest' });
  }
  control.focus({ preventScroll: true });
}

/** Says which of two elements comes first. */
export function inOrderOfThePage(one: Node, other: Node) {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
