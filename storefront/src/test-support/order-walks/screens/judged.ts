type Faults<Field extends string> = Partial<Record<Field, string>>;

const faultsByValues = new Map<string, Faults<string>>();

/** The day of a walk, for the rules of forms. */
export const today = '2026-11-22';

/** What is wrong with a form. Validation is expensive, and the same values come in walk after walk. */
export function judged<Field extends string>(values: object, judge: () => Faults<Field>): Faults<Field> {
  const key = JSON.stringify(values);
  const known = faultsByValues.get(key);
  if (known) return known;
  const faults = judge();
  if (faultsByValues.size > 5000) faultsByValues.clear();
  faultsByValues.set(key, faults);
  return faults;
}
