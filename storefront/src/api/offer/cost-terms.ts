import type { CostTerms as WireCostTerms } from '@signdrive/sandbox/contract/vehicle';
import type { CostItem, CostTerms } from '../../domain/comparison/true-cost.ts';
import {
  broken,
  cents,
  fieldsOf,
  listOfReadable,
  number,
  positive,
  present,
  text,
  type Decoder,
  type Report,
} from '../wire/decode.ts';

type WireCostItem = NonNullable<WireCostTerms['notIncluded']>[number];
type WireEarlyExit = NonNullable<WireCostTerms['earlyExit']>;

const costItem: Decoder<CostItem> = (value, where) => {
  const item = fieldsOf<WireCostItem>(value, where);
  return {
    title: item.get('title', text),
    note: item.get('note', text),
    ...present({ valueInCents: item.maybe('value', cents) }),
  };
};

const percent: Decoder<number> = (value, where) => {
  const read = number(value, where);
  // A value above 100 can't be a percentage; no fee is better than a wrong one.
  return read >= 0 && read <= 100 ? read : broken(where);
};

const earlyExit: Decoder<NonNullable<CostTerms['earlyExit']>> = (value, where) => {
  const exit = fieldsOf<WireEarlyExit>(value, where);
  return {
    month: exit.get('month', positive),
    percentOfRemaining: exit.get('percentOfRemaining', percent),
  };
};

/** An extension of the wire: missing or unreadable parts are absent. */
export const costTerms =
  (report: Report): Decoder<CostTerms> =>
  (value, where) => {
    const terms = fieldsOf<WireCostTerms>(value, where);
    const items = listOfReadable(costItem, report);
    return present({
      excessKmPriceInCents: terms.tolerant('excessKmPrice', cents, report),
      insuranceExcessInCents: terms.tolerant('insuranceExcess', cents, report),
      earlyExit: terms.tolerant('earlyExit', earlyExit, report),
      readjustmentIndex: terms.tolerant('readjustmentIndex', text, report),
      included: terms.tolerant('included', items, report),
      notIncluded: terms.tolerant('notIncluded', items, report),
    });
  };
