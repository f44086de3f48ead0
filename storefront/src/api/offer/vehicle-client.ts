import type {
  ApplicationResponse,
  ConditionsResponse,
  LocaleResponse,
  RentalOffersResponse,
  ShareResponse,
  SimulationRequest,
  SimulationResponse,
} from '@signdrive/sandbox/contract/vehicle';
import type { ComparisonTables } from '../../domain/comparison/comparison-tables.ts';
import type { CostTerms } from '../../domain/comparison/true-cost.ts';
import type { Condition } from '../../domain/offer/conditions.ts';
import type { Offer, OfferKey, Vehicle } from '../../domain/offer/offer.ts';
import type { RegisteredCar } from '../../domain/content/content.ts';
import {
  conventionalBalloonInCents,
  conventionalDownPaymentPercent,
  type Plan,
  type SimulationQuery,
  type SubscriptionPlan,
} from '../../domain/offer/simulation.ts';
import type { Coordinates, Nearby, PickupPlace } from '../../domain/place/location.ts';
import { comparisonTables } from './comparison-tables.ts';
import { costTerms, plans, subscriptionPlan } from './plan-decoders.ts';
import {
  broken,
  count,
  fieldsOf,
  list,
  listOfReadable,
  object,
  present,
  text,
  type Decoder,
  type Fields,
  type Report,
} from '../wire/decode.ts';
import type { Http } from '../wire/http.ts';
import { orIfMissing } from '../wire/rejection.ts';
import { condition, offer, vehicle } from './offer-decoders.ts';
/** The list of all offers. */
export interface CatalogPort {
  /** Every version on offer, in the service's order; unreadable versions are left out. */
  listOffers(signal: AbortSignal): Promise<readonly Offer[]>;
  /** Cars that have an offer page, in the content service's order; those without a URL are left out. */
  listRegisteredCars(signal: AbortSignal): Promise<readonly RegisteredCar[]>;
}

export interface OfferConditions {
  conditions: readonly Condition[];
  costTerms?: CostTerms;
}

/** One offer: its conditions, the car, its prices. */
export interface OfferPort {
  /** None for a version that is not on offer. */
  readConditions(offer: OfferKey, signal: AbortSignal): Promise<OfferConditions>;
  readVehicle(offer: OfferKey, signal: AbortSignal): Promise<Vehicle>;
  /** Subscription and conventional plans for a selection; unknown plan types are left out. */
  simulate(query: SimulationQuery, signal: AbortSignal): Promise<readonly Plan[]>;
  /** The current price, requested before an order is confirmed. */
  readRental(query: SimulationQuery, signal: AbortSignal): Promise<SubscriptionPlan>;
  /** City of a position, with the pickup places around it. A rounded position is precise enough (`roundPosition`). */
  nearest(position: Coordinates, signal: AbortSignal): Promise<Nearby>;
  /**
   * The URL to share: canonical, with the simulation and without campaign or token.
   * @param page url is absolute.
   */
  share(page: { url: string; model?: string }, signal: AbortSignal): Promise<string>;
}

/** Application data of the vehicle service. */
export interface ApplicationFacts {
  name: string;
  /** Formatted phone of the sales team (spec §9); absent if the service doesn't send it. */
  salesPhone?: string;
  notes: readonly string[];
  /** The calculator's data; absent if the service doesn't send it. */
  tables?: ComparisonTables;
}

export interface ApplicationPort {
  readApplication(signal: AbortSignal): Promise<ApplicationFacts>;
}

/** `isShield` is sent as true for an armoured car and omitted otherwise (spec §7). */
const versionQuery = ({ year, hasShield }: OfferKey) => ({
  year,
  isShield: hasShield ? true : undefined,
});

function simulationRequest(query: SimulationQuery): SimulationRequest {
  return {
    step: query.step,
    colorCode: query.colorCode,
    deadline: query.deadlineInMonths,
    franchiseValue: query.monthlyKm,
    year: query.year,
    ...(query.hasShield && { hasShield: true }),
    ...(query.accessoryText !== '' && { accessoryText: query.accessoryText }),
    downPaymentPercentage: conventionalDownPaymentPercent,
    balloonValue: conventionalBalloonInCents / 100,
  };
}

const pickupPlace = object((wire: Fields<NonNullable<LocaleResponse['pickupPlaces']>[number]>): PickupPlace => ({
  name: wire.get('name', text),
  city: wire.get('city', text),
  uf: wire.get('state', text),
  distanceInKm: wire.get('distanceKm', count),
  deadlineInfo: wire.get('deadlineInfo', text),
}));

/** The visitor shares this URL, so only a page's URL is accepted. */
const pageUrl: Decoder<string> = (value, where) => {
  const href = text(value, where);
  const url = URL.canParse(href) ? new URL(href) : undefined;
  return url && /^https?:$/.test(url.protocol) && url.username === '' ? url.href : broken(where);
};

/**
 * Vehicle API v2 (spec §7).
 * @param report receives unreadable offers, conditions and plans that were left out
 */
export function createVehicleClient(
  http: Http,
  report: Report = () => {},
): Pick<CatalogPort, 'listOffers'> & OfferPort & ApplicationPort {
  return {
    async listOffers(signal) {
      const call = 'GET /vehicles/rentals/offers';
      const answer = fieldsOf<RentalOffersResponse>(await http.send({ call, signal }), call);
      return answer.get('offers', listOfReadable(offer(report), report));
    },

    async readConditions(key, signal) {
      const call = 'GET /vehicles/rentals/offers/{modelCode}';
      const params = { modelCode: key.modelCode };
      const reading = http.send({ call, params, query: versionQuery(key), signal });
      // The list may name a version that was withdrawn since.
      const answer = fieldsOf<ConditionsResponse>(await orIfMissing(reading, { conditions: [] }), call);
      return {
        conditions: answer.get('conditions', listOfReadable(condition(report), report)),
        ...present({ costTerms: answer.tolerant('costTerms', costTerms(report), report) }),
      };
    },

    async readVehicle(key, signal) {
      const call = 'GET /vehicles/{id}';
      const params = { id: key.modelCode };
      return vehicle(await http.send({ call, params, query: versionQuery(key), signal }), call);
    },

    async simulate(query, signal) {
      const call = 'POST /vehicles/{model}/simulation';
      const params = { model: query.modelCode };
      const body = simulationRequest(query);
      const answer = await http.send({ call, params, body, signal });
      return fieldsOf<SimulationResponse>(answer, call).get('results', plans(report));
    },

    async readRental(query, signal) {
      const call = 'POST /vehicles/{model}/rental';
      const params = { model: query.modelCode };
      const body = simulationRequest(query);
      return subscriptionPlan(report)(await http.send({ call, params, body, signal }), call);
    },

    async nearest({ latitude, longitude }, signal) {
      const call = 'POST /vehicles/rentals/locale';
      const body = { latitude, longitude };
      const answer = fieldsOf<LocaleResponse>(await http.send({ call, body, signal }), call);
      return {
        city: answer.get('city', text),
        uf: answer.get('state', text),
        pickupPlaces: answer.tolerant('pickupPlaces', listOfReadable(pickupPlace, report), report) ?? [],
        ...present({ deadlineInfo: answer.maybe('deadlineInfo', text) }),
      };
    },

    async share({ url, model }, signal) {
      const call = 'POST /vehicles/share';
      const body = { url, ...present({ model }) };
      const answer = await http.send({ call, body, signal });
      return fieldsOf<ShareResponse>(answer, call).get('url', pageUrl);
    },

    async readApplication(signal) {
      const call = 'GET /application';
      const answer = fieldsOf<ApplicationResponse>(await http.send({ call, signal }), call);
      return {
        name: answer.get('name', text),
        notes: answer.get('notes', list(text)),
        ...present({
          salesPhone: answer.tolerant('salesPhone', text, report)?.trim() || undefined,
          tables: answer.tolerant('calculator', comparisonTables(report), report),
        }),
      };
    },
  };
}
