/** The options a visitor can choose next, with their price, or the reason they are disabled. */
import { groupBy } from '../values/lists.ts';
import {
  bestOf,
  conditionsOf,
  packagesOf,
  resolve,
  selectionOf,
  type Condition,
  type ConditionTree,
  type Selection,
  isSameSelection,
} from './conditions.ts';
import { applyCoupon, type Coupon } from '../coupon/coupon.ts';
import type { Offer } from './offer.ts';

/** The part of the selection that excludes the option. */
export type ImpossibleReason = 'notWithColor' | 'notWithTerm' | 'notWithKm';

export interface PossibleOption<Value> {
  value: Value;
  isSelected: boolean;
  isPossible: true;
  /** The selection after choosing this option; it may have another package (see `withChange`). */
  selection: Selection;
  /** Instalment after choosing this option. */
  monthlyInstallmentInCents: number;
  /** Difference to the current instalment, negative if cheaper; absent while the selection has no condition. */
  differenceInCents?: number;
}

export interface ImpossibleOption<Value> {
  value: Value;
  isSelected: boolean;
  isPossible: false;
  reason: ImpossibleReason;
}

export type Option<Value> = PossibleOption<Value> | ImpossibleOption<Value>;

export type ColorOption = Option<string> & {
  colorName: string;
  colorType: string;
  colorHex?: string;
};

export type PackageOption = Option<string> & {
  /** Items of the package; empty for no package. */
  accessories: readonly string[];
  optionalText: string;
};

export interface SelectionOptions {
  deadlines: readonly Option<number>[];
  monthlyKms: readonly Option<number>[];
  colors: readonly ColorOption[];
  /** Packages of the whole offer. Those that don't go with the chosen term, kilometres and colour are disabled. */
  packages: readonly PackageOption[];
}

/** Term, kilometres and colour can exclude each other. A package never excludes them. */
type HardAxis = 'deadlineInMonths' | 'monthlyKm' | 'colorCode';

const reasons: readonly (readonly [HardAxis, ImpossibleReason])[] = [
  ['colorCode', 'notWithColor'],
  ['monthlyKm', 'notWithKm'],
  ['deadlineInMonths', 'notWithTerm'],
];

/**
 * The condition after one change. Keeps the package if possible, else chooses no package, else the best one. Undefined
 * if term, kilometres and colour don't go together.
 */
export function withChange(
  tree: ConditionTree,
  selection: Selection,
  change: Partial<Selection>,
): Condition | undefined {
  const changed = { ...selection, ...change };
  const packages = packagesOf(tree, changed);
  const named = (text: string): Condition | undefined => packages.find((condition) => condition.accessoryText === text);
  if (change.accessoryText !== undefined) return named(change.accessoryText);
  return named(changed.accessoryText) ?? named('') ?? bestOf(packages);
}

/** The other part that would have to change; if both would, the first of them. */
function reasonFor(conditions: readonly Condition[], wanted: Selection, axis: keyof Selection): ImpossibleReason {
  const others = reasons.filter(([other]) => other !== axis);
  const isEnough = ([released]: readonly [HardAxis, ImpossibleReason]): boolean =>
    conditions.some(
      (condition) =>
        condition[axis] === wanted[axis] &&
        others.every(([other]) => other === released || condition[other] === wanted[other]),
    );
  return (others.find(isEnough) ?? others[0])?.[1] ?? 'notWithColor';
}

/**
 * Every value of each part of the selection: with its price, or disabled with the reason. A value is disabled if it
 * doesn't go with the rest; only a package may be replaced silently.
 */
export function options(tree: ConditionTree, selection: Selection): SelectionOptions {
  const conditions = conditionsOf(tree);
  const current = resolve(tree, selection);

  const option = <Axis extends keyof Selection>(axis: Axis, value: Selection[Axis]): Option<Selection[Axis]> => {
    const isSelected = selection[axis] === value;
    const change: Partial<Selection> = { [axis]: value };
    const condition = withChange(tree, selection, change);
    if (condition === undefined) {
      const reason = reasonFor(conditions, { ...selection, ...change }, axis);
      return { value, isSelected, isPossible: false, reason };
    }
    return {
      value,
      isSelected,
      isPossible: true,
      selection: selectionOf(condition),
      monthlyInstallmentInCents: condition.monthlyInstallmentInCents,
      ...(current && {
        differenceInCents: condition.monthlyInstallmentInCents - current.monthlyInstallmentInCents,
      }),
    };
  };

  const values = <Axis extends keyof Selection>(axis: Axis): Selection[Axis][] => [
    ...new Set(conditions.map((condition) => condition[axis])),
  ];
  const ascending = (one: number, other: number): number => one - other;

  return {
    deadlines: values('deadlineInMonths')
      .toSorted(ascending)
      .map((value) => option('deadlineInMonths', value)),
    monthlyKms: values('monthlyKm')
      .toSorted(ascending)
      .map((value) => option('monthlyKm', value)),
    colors: colorsOf(conditions).map(({ colorCode, ...color }) => ({
      ...option('colorCode', colorCode),
      ...color,
    })),
    packages: values('accessoryText')
      .toSorted((one, other) => Number(one !== '') - Number(other !== ''))
      .map((value) => {
        const named = conditions.find((condition) => condition.accessoryText === value);
        return {
          ...option('accessoryText', value),
          accessories: named?.accessories ?? [],
          optionalText: named?.optionalText ?? '',
        };
      }),
  };
}

interface Color {
  colorCode: string;
  colorName: string;
  colorType: string;
  colorHex?: string;
}

/** Colours of the offer, grouped by type. */
function colorsOf(conditions: readonly Condition[]): Color[] {
  const colors = new Map<string, Color>();
  for (const { colorCode, colorName, colorType, colorHex } of conditions) {
    if (!colors.has(colorCode))
      colors.set(colorCode, {
        colorCode,
        colorName,
        colorType,
        ...(colorHex !== undefined && { colorHex }),
      });
  }
  return [...groupBy(colors.values(), ({ colorType }) => colorType).values()].flat();
}

/** The same options at the price with the coupon. A percentage also changes the difference between options. */
export function withCoupon(
  { deadlines, monthlyKms, colors, packages }: SelectionOptions,
  coupon: Pick<Coupon, 'discount'>,
): SelectionOptions {
  const discounted = <Value, Choice extends Option<Value>>(option: Choice & Option<Value>): Choice => {
    if (!option.isPossible) return option;
    const { monthlyInstallmentInCents, differenceInCents } = option;
    const price = applyCoupon(monthlyInstallmentInCents, coupon);
    if (differenceInCents === undefined) return { ...option, monthlyInstallmentInCents: price };
    const current = applyCoupon(monthlyInstallmentInCents - differenceInCents, coupon);
    return { ...option, monthlyInstallmentInCents: price, differenceInCents: price - current };
  };
  return {
    deadlines: deadlines.map((option) => discounted(option)),
    monthlyKms: monthlyKms.map((option) => discounted(option)),
    colors: colors.map((option) => discounted(option)),
    packages: packages.map((option) => discounted(option)),
  };
}

export interface VersionPrice {
  monthlyInstallmentInCents: number;
  deadlineInMonths: number;
  /** False for the version's reference plan, if the chosen one is unknown or not on offer. */
  isOfChosenPlan: boolean;
}

/**
 * The price of a version at the chosen plan, else at its reference plan. A package that the version lacks is left out,
 * as in every selection.
 * @param tree conditions of the version, once they are loaded
 */
export function versionPrice(
  { bestCondition: best }: Offer,
  tree: ConditionTree | undefined,
  selection: Selection,
): VersionPrice | undefined {
  const reference = best && { ...best, accessoryText: '' };
  const atOnce = reference && isSameSelection(reference, selection) ? reference : undefined;
  const known = tree ? withChange(tree, selection, {}) : atOnce;
  const shown = known ?? best;
  return (
    shown && {
      monthlyInstallmentInCents: shown.monthlyInstallmentInCents,
      deadlineInMonths: shown.deadlineInMonths,
      isOfChosenPlan: known !== undefined,
    }
  );
}
