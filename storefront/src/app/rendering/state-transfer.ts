import { conditionsOf, conditionTree, type Condition, type ConditionTree } from '#/domain/offer/conditions.ts';
import { oncePerObject } from '#/domain/values/once-per-object.ts';
import { offersOf, type OfferState } from '#/features/offer/index.ts';
import type { LateRoot } from '#/shared/loading/late-state.ts';
import type { RootState } from '../store.ts';

type Row = readonly [
  colorPlace: number,
  packagePlace: number,
  deadline: number,
  km: number,
  cents: number,
  score: number,
  id: string,
];

/** Shared parts of conditions: each colour and package is sent once. */
type Color = Pick<Condition, 'colorType' | 'colorCode' | 'colorName' | 'colorHex' | 'manufacturerCode'>;
type Package = Pick<Condition, 'accessoryText' | 'optionalText' | 'accessories'>;

interface PackedConditions {
  colors: Color[];
  packages: Package[];
  rows: Row[];
}

/** Index of a value in a list of unique values. */
function placeIn<T>(list: T[]): (value: T) => number {
  const places = new Map<string, number>();
  return (value) => {
    const key = JSON.stringify(value);
    const place = places.get(key) ?? list.push(value) - 1;
    places.set(key, place);
    return place;
  };
}

/** Pages of one offer share its tree, which is packed once. */
const pack = oncePerObject((tree: ConditionTree): PackedConditions => {
  const colors: Color[] = [];
  const packages: Package[] = [];
  const placeOfColor = placeIn(colors);
  const placeOfPackage = placeIn(packages);
  const rows = conditionsOf(tree).map((condition): Row => {
    const { colorType, colorCode, colorName, colorHex, manufacturerCode } = condition;
    const { accessoryText, optionalText, accessories } = condition;
    return [
      placeOfColor({ colorType, colorCode, colorName, colorHex, manufacturerCode }),
      placeOfPackage({ accessoryText, optionalText, accessories }),
      condition.deadlineInMonths,
      condition.monthlyKm,
      condition.monthlyInstallmentInCents,
      condition.score,
      condition.productId,
    ];
  });
  return { colors, packages, rows };
});

function unpack({ colors, packages, rows }: PackedConditions): Condition[] {
  return rows.flatMap(
    ([colorPlace, packagePlace, deadlineInMonths, monthlyKm, monthlyInstallmentInCents, score, productId]) => {
      const [colorOf, packageOf] = [colors[colorPlace], packages[packagePlace]];
      if (!colorOf || !packageOf) return [];
      return { productId, deadlineInMonths, monthlyKm, monthlyInstallmentInCents, score, ...colorOf, ...packageOf };
    },
  );
}

/** State that is sent to the browser, as JSON. */
export interface Packed<State extends LateRoot> {
  state: State;
  conditions: (readonly [slug: string, packed: PackedConditions])[];
}

/** The state in the page. */
export type PackedState = Packed<RootState>;

const withOffers = <State extends LateRoot>(state: State, offer: OfferState): State => ({
  ...state,
  late: { ...state.late, offer },
});

/** Hundreds of similar conditions are sent as a table, which takes a third of the size. */
export function packState<State extends LateRoot>(state: State): Packed<State> {
  const offer = offersOf(state);
  const conditions = Object.entries(offer).flatMap(([slug, selected]) =>
    selected.conditions.status === 'success' ? [[slug, pack(selected.conditions.data.tree)] as const] : [],
  );
  const withoutTrees = Object.entries(offer).map(([slug, selected]) => [
    slug,
    selected.conditions.status === 'success'
      ? { ...selected, conditions: { ...selected.conditions, data: { ...selected.conditions.data, tree: [] } } }
      : selected,
  ]);
  return { state: withOffers(state, Object.fromEntries(withoutTrees)), conditions };
}

/** Restores the state that `packState` got. */
export function unpackState<State extends LateRoot>({ state, conditions }: Packed<State>): State {
  const offer = { ...offersOf(state) };
  for (const [slug, packed] of conditions) {
    const selected = offer[slug];
    if (selected?.conditions.status !== 'success') continue;
    const data = { ...selected.conditions.data, tree: conditionTree(unpack(packed)) };
    offer[slug] = { ...selected, conditions: { status: 'success', data } };
  }
  return withOffers(state, offer);
}
