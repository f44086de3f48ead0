import { put, select } from 'typed-redux-saga';
import type { OfferPort } from '#/api/ports.ts';
import { nearestTerm } from '#/domain/calculator/calculator.ts';
import { closestSelection } from '#/domain/offer/closest-selection.ts';
import { conditionTree, selectionOf, type Condition } from '#/domain/offer/conditions.ts';
import type { Offer } from '#/domain/offer/offer.ts';
import { uniqueAscending } from '#/domain/values/lists.ts';
import { load, read } from '#/shared/loading/requests.ts';
import {
  carFailed,
  carRequested,
  financingLoaded,
  selectCarState,
  termsLoaded,
  type OfferedTerm,
} from './calculator.slice.ts';

/** Order step of the simulation: configuration (spec §2.7). */
const configurationStep = 2;

/**
 * Loads a car's subscription price per term, and its financing for the term nearest to the wanted one. Loaded data is
 * reused: another term loads only its financing.
 */
export function* loadCar({ offer: port }: { offer: OfferPort }, offer: Offer, months: number | undefined) {
  const { slug, bestCondition, modelCode, year, hasShield } = offer;
  const wanted = months ?? bestCondition?.deadlineInMonths ?? 24;
  const facts = (yield* select(selectCarState(slug)))?.facts;
  const known = facts && nearestTerm(facts.terms, wanted);
  const plans = known && facts.financing[known.deadlineInMonths];
  if (facts && (!known || plans)) {
    // The load of another term may have failed, or was cancelled.
    yield* put(financingLoaded({ slug, term: known?.deadlineInMonths, plans: plans ?? [] }));
    return;
  }
  yield* put(carRequested({ slug }));
  yield* load(
    'calculator',
    function* readPrices() {
      let terms = facts?.terms;
      if (!terms) {
        const { conditions } = yield* read((signal) => port.readConditions(offer, signal));
        terms = termsOf(conditions, offer);
        yield* put(termsLoaded({ slug, terms }));
      }
      const term = nearestTerm(terms, wanted);
      const query = term && { modelCode, year, hasShield, step: configurationStep, ...selectionOf(term) };
      const simulated = query ? yield* read((signal) => port.simulate(query, signal)) : [];
      const financing = simulated.filter((plan) => plan.type !== 'signdrive');
      yield* put(financingLoaded({ slug, term: term?.deadlineInMonths, plans: financing }));
    },
    (error) => carFailed({ slug, error }),
  );
}

/** One price per term: the one closest to the car's best condition. */
function termsOf(conditions: readonly Condition[], { bestCondition }: Offer): OfferedTerm[] {
  const tree = conditionTree(conditions);
  const deadlines = uniqueAscending(conditions.map(({ deadlineInMonths }) => deadlineInMonths));
  return deadlines.flatMap((deadlineInMonths) => {
    const { monthlyKm, colorCode } = bestCondition ?? {};
    const closest = closestSelection(
      tree,
      { deadlineInMonths, monthlyKm, colorCode, accessoryText: '' },
      bestCondition,
    );
    if (!closest) return [];
    const { selection, condition } = closest;
    return [{ ...selection, monthlyInCents: condition.monthlyInstallmentInCents }];
  });
}
