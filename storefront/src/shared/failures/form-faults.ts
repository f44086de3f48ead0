import { useState } from 'react';
import { string, ValidationError, type AnySchema } from 'yup';
import { bareText } from '#/domain/values/text.ts';

/** A text with a visible character. */
export const requiredText = (missing: string) => string().transform(bareText).required(missing);

/** A required text with a rule. */
export const validText = (
  { missing, invalid }: { missing: string; invalid: string },
  isValid: (text: string) => boolean,
) => requiredText(missing).test('valid', invalid, (text) => !text || isValid(text));

/** Arguments of yup's `max`: the service's limit of a text, and its message. */
export const upTo = (limit: number) => [limit, `Escreva até ${limit} caracteres.`] as const;

/** Returns the first error of each field by name; empty if the form is valid. */
export function faultsIn<Field extends string = string>(
  schema: Pick<AnySchema, 'validateSync'>,
  values: object,
): Partial<Record<Field, string>> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (caught) {
    if (!(caught instanceof ValidationError)) throw caught;
    // Reversed, so that the first of a field's errors remains.
    const faults = caught.inner.toReversed().map(({ path = '', message }) => [path, message] as const);
    return Object.fromEntries(faults) as Partial<Record<Field, string>>;
  }
}

/** The errors of a form, which are shown from its first invalid submission on. */
export function useFormFaults(schema: Pick<AnySchema, 'validateSync'>, values: object) {
  const [areShown, setAreShown] = useState(false);
  return {
    errors: areShown ? faultsIn(schema, values) : {},
    /** Shows the errors. True for a valid form. */
    validate: () => {
      const isValid = Object.keys(faultsIn(schema, values)).length === 0;
      setAreShown(!isValid);
      return isValid;
    },
  };
}
