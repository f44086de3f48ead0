/** Password managers and browsers can do their work on every form that asks who somebody is. */
import { expect, test } from 'vitest';
import {
  controlOf,
  identityForms,
  openForm,
  type FormField,
  type IdentityForm,
} from '#/test-support/identity-forms.ts';
import { runSandboxForFile } from '#/test-support/running-sandbox.ts';

const sandbox = runSandboxForFile();
const forms: readonly IdentityForm[] = Object.values(identityForms);

/** What a browser reads of a field: of one that is composed, the name it is sent under. */
function hintsOf(field: FormField): FormField['hints'] {
  const control = controlOf(field);
  const read = (attribute: string) => control.getAttribute(attribute) ?? undefined;
  // A composed one is sent by another that stands beside it.
  const sent = control.closest(':has(input[type=hidden])')?.querySelector('input[type=hidden]');
  const name = read('name') ?? sent?.getAttribute('name');
  const { autocomplete, type, inputmode } = field.hints;
  return {
    name: name ?? '',
    ...(autocomplete !== undefined && { autocomplete: read('autocomplete') ?? '' }),
    ...(type !== undefined && { type: read('type') ?? '' }),
    ...(inputmode !== undefined && { inputmode: read('inputmode') ?? '' }),
  };
}

test.each(forms)('$name: says what belongs into each field, and takes what is pasted', async ({ fields, ...form }) => {
  const { fillIn, expectTyped } = await openForm(form, sandbox);
  // By pasting alone.
  await fillIn(fields);
  expectTyped(fields);
  for (const field of fields) expect(hintsOf(field), field.label).toEqual(field.hints);
});

test.each(forms.filter(({ fields }) => fields.some(({ hints }) => hints.type === 'password')))(
  '$name: a password is kept under the name that a manager finds before it',
  async ({ fields, ...form }) => {
    const { fillIn } = await openForm(form, sandbox);
    await fillIn(fields);
    const inputs = [...(document.querySelector('[role=dialog] form')?.querySelectorAll('input') ?? [])];
    const first = inputs.findIndex(({ type }) => type === 'password');
    const names = inputs.slice(0, first).filter(({ autocomplete }) => autocomplete === 'username');
    expect(names).toHaveLength(1);
    const who = fields.find(({ hints }) => hints.name === 'email' || hints.name === 'identifier');
    expect(names[0]).toHaveValue(who?.text ?? '');
    expect(inputs.filter(({ type }) => type === 'password').every(({ form: owner }) => owner !== null)).toBe(true);
  },
);
