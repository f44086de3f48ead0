/** Finds an existing selection for wanted values: from a URL, or from the service's best condition. */
import {
  bestOf,
  conditionsOf,
  resolve,
  selectionOf,
  type Condition,
  type ConditionTree,
  type Selection,
} from './conditions.ts';
import type { BestCondition } from './offer.ts';

export interface ClosestSelection {
  selection: Selection;
  condition: Condition;
  /** Wanted parts that were changed; empty if none was. */
  adjusted: readonly (keyof Selection)[];
}

/** The nearest number; of two equally near the smaller, which commits the visitor to less. */
const distance =
  (wanted: number) =>
  (value: number): number =>
    Math.abs(value - wanted) + (value > wanted ? 0.5 : 0);

type Use = Pick<Selection, 'deadlineInMonths' | 'monthlyKm'>;

/** Wanted parts; undefined if any value will do. */
type Wanted<Parts> = { [Name in keyof Parts]?: Parts[Name] | undefined };

/** Members with the wanted or nearest value of this part; all of them if none is wanted. */
function keepNearest<Member extends Use>(members: readonly Member[], axis: keyof Use, wanted: number | undefined) {
  if (wanted === undefined || !Number.isFinite(wanted)) return members;
  const far = distance(wanted);
  const nearest = Math.min(...new Set(members.map((member) => far(member[axis]))));
  return members.filter((member) => far(member[axis]) === nearest);
}

/** Members with the wanted or nearest term, and of these the wanted or nearest kilometres. */
export const nearestUse = <Member extends Use>(members: readonly Member[], wanted: Wanted<Use>): readonly Member[] =>
  keepNearest(keepNearest(members, 'deadlineInMonths', wanted.deadlineInMonths), 'monthlyKm', wanted.monthlyKm);

/** Members with this value of a part; all of them if there are none. */
function keepEqual(
  conditions: readonly Condition[],
  axis: keyof Selection,
  value: string | number | undefined,
): readonly Condition[] {
  const equal = conditions.filter((condition) => condition[axis] === value);
  return equal.length > 0 ? equal : conditions;
}

/**
 * The selection nearest to the wanted one. Each rule filters the results of the one before:
 * 1. the wanted term, else the nearest one (the shorter of two equally near);
 * 2. the wanted kilometres, else the nearest (the fewer of two);
 * 3. the wanted colour;
 * 4. the wanted package, else no package;
 * 5. for parts not wanted: as in the best condition, else the lowest score, then the lowest instalment.
 * So term and kilometres take precedence over colour. Undefined only for an empty tree.
 */
export function closestSelection(
  tree: ConditionTree,
  wanted: Wanted<Selection>,
  best?: BestCondition,
): ClosestSelection | undefined {
  let left = nearestUse(conditionsOf(tree), wanted);
  if (wanted.colorCode !== undefined) left = keepEqual(left, 'colorCode', wanted.colorCode);
  if (wanted.deadlineInMonths === undefined) left = keepEqual(left, 'deadlineInMonths', best?.deadlineInMonths);
  if (wanted.monthlyKm === undefined) left = keepEqual(left, 'monthlyKm', best?.monthlyKm);
  if (wanted.colorCode === undefined) left = keepEqual(left, 'colorCode', best?.colorCode);
  if (wanted.accessoryText !== undefined) {
    const isThere = left.some((condition) => condition.accessoryText === wanted.accessoryText);
    left = keepEqual(left, 'accessoryText', isThere ? wanted.accessoryText : '');
  }
  const condition = bestOf(left);
  if (condition === undefined) return undefined;
  const axes = ['deadlineInMonths', 'monthlyKm', 'colorCode', 'accessoryText'] as const;
  return {
    selection: selectionOf(condition),
    condition,
    adjusted: axes.filter((axis) => wanted[axis] !== undefined && wanted[axis] !== condition[axis]),
  };
}

/** True if the selection has a condition. */
export function isPossible(tree: ConditionTree, selection: Selection): boolean {
  return resolve(tree, selection) !== undefined;
}
