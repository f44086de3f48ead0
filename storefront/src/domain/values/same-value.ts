import { isRecord } from './is-record.ts';

/** Deep equality of plain values, ignoring the order of fields. An undefined field counts as absent. */
export const isSameValue = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** A canonical text: equal for equal values. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    isRecord(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([first], [second]) => (first < second ? -1 : 1)))
      : part,
  );
