type Faults<Field extends string> = Partial<Record<Field, string>>;

const faultsByValues = new Map<string, Faults<string>>();

/** The day of a walk, for the rules of forms. */
export const today = '2026-11-22';

/** The faults of a form, memoized: validation is expensive, and all walks submit the same values. */
export function judged<Field extends string>(values: object, judge: () => Faults<Field>): Faults<Field> {
  const key = JSON.stringify(values);
  const known = faultsByValues.get(key);
  if (known) return known;
  const faults = judge();
  if (faultsByValues.size > 5000) faultsByValues.clear();
  faultsByValues.set(key, faults);
  return faults;
}
