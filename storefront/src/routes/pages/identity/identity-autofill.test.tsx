/** Password managers and browsers can fill in every form of a visitor who is not logged in. */
import { expect, test } from 'vitest';
import {
  controlOf,
  identityForms,
  openForm,
  type FormField,
  type IdentityForm,
} from '#/test-support/identity-forms.ts';

const forms: readonly IdentityForm[] = Object.values(identityForms);

/** The attributes that a browser reads; of a composed field, the name in the form data. */
function hintsOf(field: FormField): FormField['hints'] {
  const control = controlOf(field);
  const read = (attribute: string) => control.getAttribute(attribute) ?? undefined;
  // A composed field has a hidden input for the form data.
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

test.each(forms)(
  'the form “$name” has autocomplete hints at its fields and accepts pasted text',
  async ({ fields, ...form }) => {
    const { fillIn, expectTyped } = await openForm(form);
    await fillIn(fields);
    expectTyped(fields);
    for (const field of fields) expect(hintsOf(field), field.label).toEqual(field.hints);
  },
);

test.each(forms.filter(({ fields }) => fields.some(({ hints }) => hints.type === 'password')))(
  'a password of the form “$name” is stored under the user name before it',
  async ({ fields, ...form }) => {
    const { fillIn } = await openForm(form);
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
