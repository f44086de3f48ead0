import { put, select } from 'typed-redux-saga';
import { toAppError } from '#/api/app-error.ts';
import type { OfferPort } from '#/api/ports.ts';
import { nearestTerm } from '#/domain/calculator/calculator.ts';
import { closestSelection } from '#/domain/offer/closest-selection.ts';
import { conditionTree, type Condition } from '#/domain/offer/conditions.ts';
import type { Offer } from '#/domain/offer/offer.ts';
import { uniqueAscending } from '#/domain/values/unique-ascending.ts';
import { loadFailed } from '#/shared/failures/load-failed.ts';
import { read } from '#/shared/loading/requests.ts';
import {
  carFailed,
  carRequested,
  financingLoaded,
  selectCarState,
  termsLoaded,
  type OfferedTerm,
} from './calculator.slice.ts';

/** Step of the order in which plans are simulated: configuration (spec §2.7). */
const configurationStep = 2;

/**
 * What a car costs by subscription, one price a term, and by financing in the nearest term to the wanted one. What is
 * known is not asked for again: another term asks for its financing only.
 */
export function* loadCar({ offer: port }: { offer: OfferPort }, offer: Offer, months: number | undefined) {
  const { slug, bestCondition, modelCode, year, hasShield } = offer;
  const wanted = months ?? bestCondition?.deadlineInMonths ?? 24;
  let facts = (yield* select(selectCarState(slug)))?.facts;
  const known = facts && nearestTerm(facts.terms, wanted);
  if (facts && (!known || facts.financing[known.deadlineInMonths])) return;
  yield* put(carRequested({ slug }));
  try {
    if (!facts) {
      const { conditions } = yield* read((signal) => port.readConditions(offer, signal));
      yield* put(termsLoaded({ slug, terms: termsOf(conditions, offer) }));
      facts = (yield* select(selectCarState(slug)))?.facts;
    }
    const term = nearestTerm(facts?.terms ?? [], wanted);
    const plans = term
      ? yield* read((signal) =>
          port.simulate({ modelCode, year, hasShield, step: configurationStep, ...selectionOf(term) }, signal),
        )
      : [];
    yield* put(
      financingLoaded({
        slug,
        term: term?.deadlineInMonths,
        plans: plans.filter((plan) => plan.type !== 'signdrive'),
      }),
    );
  } catch (caught) {
    const error = toAppError(caught);
    yield* put(carFailed({ slug, error }));
    yield* put(loadFailed({ slice: 'calculator', error }));
  }
}

const selectionOf = ({ deadlineInMonths, monthlyKm, colorCode, accessoryText }: OfferedTerm) => ({
  deadlineInMonths,
  monthlyKm,
  colorCode,
  accessoryText,
});

/** One price a term: the one closest to the car's best condition. */
function termsOf(conditions: readonly Condition[], { bestCondition }: Offer): OfferedTerm[] {
  const tree = conditionTree(conditions);
  const deadlines = uniqueAscending(conditions.map(({ deadlineInMonths }) => deadlineInMonths));
  return deadlines.flatMap((deadlineInMonths) => {
    const { monthlyKm, colorCode } = bestCondition ?? {};
    const closest = closestSelection(
      tree,
      {
        deadlineInMonths,
        ...(monthlyKm !== undefined && { monthlyKm }),
        ...(colorCode !== undefined && { colorCode }),
        accessoryText: '',
      },
      bestCondition,
    );
    return closest
      ? [
          {
            ...selectionOf({ ...closest.condition, monthlyInCents: 0 }),
            monthlyInCents: closest.condition.monthlyInstallmentInCents,
          },
        ]
      : [];
  });
}
