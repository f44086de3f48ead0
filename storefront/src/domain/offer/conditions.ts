/**
 * The condition tree of one offer (spec §3): term → kilometres → colour type → colour → packages of accessories. Plain
 * arrays, so that it can be stored in the state and sent with the page.
 */
import { groupBy } from '../values/lists.ts';
import { oncePerObject } from '../values/once-per-object.ts';

/** One combination of the offer, with its price. */
export interface Condition {
  productId: string;
  deadlineInMonths: number;
  /** Kilometres a month. */
  monthlyKm: number;
  /** For example `Metálica`. */
  colorType: string;
  colorCode: string;
  /** For example `Vermelho urucum`. */
  colorName: string;
  /** Paint of the illustration, `#rrggbb`. */
  colorHex?: string;
  manufacturerCode: string;
  /** Name of the package; empty for none. */
  accessoryText: string;
  optionalText: string;
  accessories: readonly string[];
  monthlyInstallmentInCents: number;
  /** Lower is better. */
  score: number;
}

export interface ColorBranch {
  colorCode: string;
  colorName: string;
  colorHex?: string;
  /** Lowest score of the packages. */
  score: number;
  /** No package first, then by price. */
  packages: readonly Condition[];
}
export interface ColorTypeBranch {
  colorType: string;
  colors: readonly ColorBranch[];
}
export interface KmBranch {
  monthlyKm: number;
  colorTypes: readonly ColorTypeBranch[];
}
export interface DeadlineBranch {
  deadlineInMonths: number;
  kms: readonly KmBranch[];
}
/** Terms and kilometres ascending; colours in the service's order. */
export type ConditionTree = readonly DeadlineBranch[];

/** The visitor's choices. They have one condition, or none if the combination doesn't exist. */
export interface Selection {
  deadlineInMonths: number;
  monthlyKm: number;
  colorCode: string;
  /** Name of the package; empty for none. */
  accessoryText: string;
}

/** Better condition of two: lower score, then lower price. */
const isBetter = (one: Condition, other: Condition): boolean =>
  one.score === other.score ? one.monthlyInstallmentInCents < other.monthlyInstallmentInCents : one.score < other.score;

/** The best of some conditions: lowest score, then lowest instalment, then first given. */
export function bestOf(conditions: readonly Condition[]): Condition | undefined {
  return conditions.reduce<Condition | undefined>(
    (best, condition) => (best === undefined || isBetter(condition, best) ? condition : best),
    undefined,
  );
}

const grouped = <Key, Branch>(
  conditions: readonly Condition[],
  keyOf: (condition: Condition) => Key,
  branchOf: (key: Key, members: Condition[]) => Branch,
): Branch[] => [...groupBy(conditions, keyOf)].map(([key, members]) => branchOf(key, members));

const packageOrder = (one: Condition, other: Condition): number =>
  Number(one.accessoryText !== '') - Number(other.accessoryText !== '') ||
  one.monthlyInstallmentInCents - other.monthlyInstallmentInCents;

function colorBranch(colorCode: string, conditions: readonly Condition[]): ColorBranch {
  // Duplicate packages are merged: a selection could not tell them apart.
  const packages = grouped(
    conditions,
    (condition) => condition.accessoryText,
    (_, same) => bestOf(same),
  )
    .filter((condition) => condition !== undefined)
    .toSorted(packageOrder);
  const colorHex = conditions.find((condition) => condition.colorHex !== undefined)?.colorHex;
  return {
    colorCode,
    colorName: conditions[0]?.colorName ?? colorCode,
    ...(colorHex !== undefined && { colorHex }),
    score: Math.min(...packages.map((condition) => condition.score)),
    packages,
  };
}

/** Builds the tree from the service's flat list of conditions. The server's pages share the list, so also the tree. */
export const conditionTree = oncePerObject((conditions: readonly Condition[]): ConditionTree => {
  // A colour keeps the first type it is sent with, else one selection would have two conditions.
  const typeByColor = new Map(conditions.toReversed().map((condition) => [condition.colorCode, condition.colorType]));
  const typeOf = (condition: Condition): string => typeByColor.get(condition.colorCode) ?? condition.colorType;
  return grouped(
    conditions,
    (condition) => condition.deadlineInMonths,
    (deadlineInMonths, ofDeadline) => ({
      deadlineInMonths,
      kms: grouped(
        ofDeadline,
        (condition) => condition.monthlyKm,
        (monthlyKm, ofKm) => ({
          monthlyKm,
          colorTypes: grouped(ofKm, typeOf, (colorType, ofType) => ({
            colorType,
            colors: grouped(ofType, (condition) => condition.colorCode, colorBranch),
          })),
        }),
      ).toSorted((one, other) => one.monthlyKm - other.monthlyKm),
    }),
  ).toSorted((one, other) => one.deadlineInMonths - other.deadlineInMonths);
});

/** Every condition of the tree, in its order. */
export const conditionsOf = oncePerObject((tree: ConditionTree): readonly Condition[] =>
  tree.flatMap(({ kms }) =>
    kms.flatMap(({ colorTypes }) => colorTypes.flatMap(({ colors }) => colors.flatMap(({ packages }) => packages))),
  ),
);

/** Packages available with a term, kilometres and colour; empty if the three don't go together. */
export function packagesOf(
  tree: ConditionTree,
  { deadlineInMonths, monthlyKm, colorCode }: Omit<Selection, 'accessoryText'>,
): readonly Condition[] {
  return (
    tree
      .find((branch) => branch.deadlineInMonths === deadlineInMonths)
      ?.kms.find((branch) => branch.monthlyKm === monthlyKm)
      ?.colorTypes.flatMap(({ colors }) => colors)
      .find((branch) => branch.colorCode === colorCode)?.packages ?? []
  );
}

/** The condition of a selection; undefined if there is none. */
export function resolve(tree: ConditionTree, selection: Selection): Condition | undefined {
  return packagesOf(tree, selection).find((condition) => condition.accessoryText === selection.accessoryText);
}

/** The selection of a condition, or of another value that contains one. */
export function selectionOf({ deadlineInMonths, monthlyKm, colorCode, accessoryText }: Selection): Selection {
  return { deadlineInMonths, monthlyKm, colorCode, accessoryText };
}

/** True if two selections have the same condition. */
export function isSameSelection(one: Selection, other: Selection): boolean {
  return (
    one.deadlineInMonths === other.deadlineInMonths &&
    one.monthlyKm === other.monthlyKm &&
    one.colorCode === other.colorCode &&
    one.accessoryText === other.accessoryText
  );
}
