import { ValidationError, type AnySchema } from 'yup';

/** What is wrong with a form, by the name of the field: the first fault of each. Nothing when all is right. */
export function faultsIn<Field extends string = string>(
  schema: Pick<AnySchema, 'validateSync'>,
  values: object,
): Partial<Record<Field, string>> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (caught) {
    if (!(caught instanceof ValidationError)) throw caught;
    // Reversed, so that of two faults of a field its first one stays.
    const faults = caught.inner.toReversed().map(({ path = '', message }) => [path, message] as const);
    return Object.fromEntries(faults) as Partial<Record<Field, string>>;
  }
}
