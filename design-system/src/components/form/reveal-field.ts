type Control = HTMLElement & { name?: string };

/** Returns the control of a field name; of radios the checked one, else the first enabled one. */
export function controlOf(form: HTMLFormElement, name: string): Control | undefined {
  // A field that submits its value by a hidden element is marked on its root.
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

/** Returns the label element of a control; for a radio, a checkbox or a date segment, its group's label. */
export function labelOf(control: Control): HTMLElement | undefined {
  const group = groupOf(control);
  if (group) return document.getElementById(group.getAttribute('aria-labelledby') ?? '') ?? undefined;
  return (control as HTMLInputElement).labels?.[0];
}

/** Returns the field group around a control. The fieldset of radios is one field, not a group. */
export const fieldsetAround = (control: Control) =>
  (groupOf(control)?.parentElement ?? control).closest('form fieldset');

/** Focuses a control and scrolls its label, and if possible its help and error, into view below fixed bars. */
export function revealControl(control: Control) {
  const label = labelOf(control);
  // The whole field first, then its more important parts; scroll padding keeps each one below the header.
  for (const part of [groupOf(control) ?? label?.parentElement, control, label]) {
    part?.scrollIntoView({ block: 'nearest' });
  }
  control.focus({ preventScroll: true });
}

/** Comparator of two elements by document order. */
export function inOrderOfThePage(one: Node, other: Node) {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
