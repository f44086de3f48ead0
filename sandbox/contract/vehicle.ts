/**
 * Wire shapes of the vehicle API v2 (spec §7). Names and spelling are the service's own. Money is reais as a decimal
 * number; `moneyMonthlyInstallment` is formatted text. Fields marked "extension" are additions to the specification:
 * optional, and not displayed if the service omits them.
 */
import { Type, type Static } from 'typebox';

const Reais = Type.Number({ minimum: 0, description: 'reais, decimal' });
const Months = Type.Integer({ minimum: 1, description: 'months' });
const Kilometres = Type.Integer({ minimum: 0, description: 'kilometres per month' });

/** Known body types; others are passed through as text. */
export const bodyTypes = ['SUVW', 'Hatch', 'Sedan', 'Pick-up', 'Elétrico', 'Minivan'] as const;

export const BestCondition = Type.Object({
  monthlyInstallment: Reais,
  deadline: Months,
  score: Type.Number({ description: 'lower is better' }),
  moneyMonthlyInstallment: Type.String({ description: 'e.g. "R$ 2.144,00", with a no-break space' }),
  cetValue: Type.Number({
    description:
      'total effective cost of financing the same car over the same months, percent a year; a subscription has none',
  }),
  color: Type.Object({ colorCode: Type.String() }),
  monthlyKm: Kilometres,
});
export type BestCondition = Static<typeof BestCondition>;

/** One version of a car on offer: several share a `slug`. */
export const RentalOffer = Type.Object({
  name: Type.String({ description: 'name of the car, e.g. "T-Cross"' }),
  model: Type.String({ description: 'name of the version, e.g. "Comfortline 200 TSI"' }),
  image: Type.String({ description: 'URL or file name of the picture' }),
  slug: Type.String(),
  bodyType: Type.String(),
  modelCode: Type.String(),
  year: Type.Integer(),
  hasShield: Type.Boolean({ description: 'armoured' }),
  isAvailability: Type.Boolean(),
  deadlineInfo: Type.String({
    description: 'delivery text; "Sem disponibilidade." means unavailable',
  }),
  isElectric: Type.Boolean(),
  isDeadlineWithinLimit: Type.Boolean(),
  fastDelivery: Type.Boolean(),
  tags: Type.Array(Type.String()),
  isMale: Type.Boolean({ description: 'grammatical gender of the name' }),
  description: Type.String(),
  conditions: Type.String({ description: 'legal text of the offer' }),
  bestCondition: Type.Union([BestCondition, Type.Null()]),
  /** Extension: #rrggbb of the best condition's colour. */
  colorHex: Type.Optional(Type.String()),
});
export type RentalOffer = Static<typeof RentalOffer>;

/** GET /vehicles/rentals/offers */
export const RentalOffersResponse = Type.Object({ offers: Type.Array(RentalOffer) });
export type RentalOffersResponse = Static<typeof RentalOffersResponse>;

/** One flat condition: the store converts the list to a tree (term → km → colour type → colour). */
export const RentalCondition = Type.Object({
  productId: Type.String(),
  color: Type.String({ description: 'name, e.g. "Vermelho urucum"' }),
  colorCode: Type.String(),
  colorType: Type.String({ description: 'e.g. "Sólida", "Metálica", "Perolizada"' }),
  manufacturerCode: Type.String(),
  deadline: Months,
  monthlyKmValue: Kilometres,
  monthlyInstallment: Reais,
  listAccessories: Type.Array(Type.Object({ accessoryDescription: Type.String() })),
  accessoryText: Type.String({
    description: 'what this accessory package is called; empty for none',
  }),
  optionalText: Type.String(),
  score: Type.Number(),
  /** Extension: #rrggbb of the illustration's paint. */
  colorHex: Type.Optional(Type.String()),
});
export type RentalCondition = Static<typeof RentalCondition>;

/** Extension: contract costs besides the instalment. */
export const CostTerms = Type.Object({
  excessKmPrice: Type.Optional(Reais),
  insuranceExcess: Type.Optional(Reais),
  earlyExit: Type.Optional(
    Type.Object({
      month: Type.Integer({ minimum: 1, description: 'month of the exit this example is for' }),
      percentOfRemaining: Type.Number({ description: 'percent of the instalments still to come' }),
    }),
  ),
  readjustmentIndex: Type.Optional(Type.String({ description: 'e.g. "IPCA"' })),
  included: Type.Optional(Type.Array(Type.Object({ title: Type.String(), note: Type.String() }))),
  notIncluded: Type.Optional(
    Type.Array(Type.Object({ title: Type.String(), note: Type.String(), value: Type.Optional(Reais) })),
  ),
});
export type CostTerms = Static<typeof CostTerms>;

/** GET /vehicles/rentals/offers/{modelCode}?year&isShield */
export const ConditionsQuery = Type.Object({
  year: Type.Integer(),
  isShield: Type.Optional(Type.Boolean({ description: 'sent as true for an armoured car, else left out' })),
});
export type ConditionsQuery = Static<typeof ConditionsQuery>;

export const ConditionsResponse = Type.Object({
  modelCode: Type.String(),
  year: Type.Integer(),
  hasShield: Type.Boolean(),
  conditions: Type.Array(RentalCondition),
  costTerms: Type.Optional(CostTerms),
});
export type ConditionsResponse = Static<typeof ConditionsResponse>;

/** GET /vehicles/{id}: id is the modelCode */
export const VehicleQuery = Type.Object({
  year: Type.Integer(),
  isShield: Type.Optional(Type.Boolean()),
});
export type VehicleQuery = Static<typeof VehicleQuery>;

export const VehicleResponse = Type.Object({
  id: Type.String(),
  name: Type.String(),
  model: Type.String(),
  year: Type.Integer(),
  bodyType: Type.String(),
  image: Type.String(),
  price: Type.Number({ description: 'public price, reais' }),
  description: Type.String(),
  /** Engine, gearbox, consumption … in display order. */
  specifications: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
  standardItems: Type.Array(Type.String()),
});
export type VehicleResponse = Static<typeof VehicleResponse>;

/** POST /vehicles/{model}/simulation: model is the modelCode */
export const SimulationRequest = Type.Object({
  step: Type.Integer({ minimum: 1, maximum: 8 }),
  colorCode: Type.String(),
  deadline: Months,
  franchiseValue: Kilometres,
  year: Type.Integer(),
  hasShield: Type.Optional(Type.Boolean()),
  accessoryText: Type.Optional(Type.String()),
  downPaymentPercentage: Type.Number({ description: 'conventional plan: 30' }),
  balloonValue: Type.Number({ description: 'conventional plan: 0' }),
});
export type SimulationRequest = Static<typeof SimulationRequest>;

export const SigndrivePlan = Type.Object({
  planType: Type.Literal('signdrive'),
  productId: Type.String(),
  deadline: Months,
  monthlyKm: Kilometres,
  colorCode: Type.String(),
  monthlyInstallment: Reais,
  moneyMonthlyInstallment: Type.String(),
  totalValue: Reais,
  costTerms: Type.Optional(CostTerms),
});
export type SigndrivePlan = Static<typeof SigndrivePlan>;

export const ConventionalPlan = Type.Object({
  planType: Type.Literal('convencional'),
  name: Type.String({ description: 'e.g. "Financiamento 36 meses"' }),
  deadline: Months,
  vehicleValue: Reais,
  downPayment: Reais,
  balloonValue: Reais,
  monthlyInstallment: Reais,
  totalValue: Type.Number({ description: 'down payment + instalments + balloon, reais' }),
  cetValue: Type.Number({ description: 'percent a year' }),
  monthlyInterestRate: Type.Optional(Type.Number({ description: 'percent a month' })),
});
export type ConventionalPlan = Static<typeof ConventionalPlan>;

/** The maker's plan: its last payment is the guaranteed buy-back price. */
export const UniquePlan = Type.Object({ ...ConventionalPlan.properties, planType: Type.Literal('unique') });
export type UniquePlan = Static<typeof UniquePlan>;

export const SimulationResponse = Type.Object({
  results: Type.Array(Type.Union([SigndrivePlan, ConventionalPlan, UniquePlan])),
});
export type SimulationResponse = Static<typeof SimulationResponse>;

/** POST /vehicles/{model}/rental: the current price, requested before confirming. */
export const RentalRequest = SimulationRequest;
export const RentalResponse = SigndrivePlan;
export type RentalResponse = Static<typeof RentalResponse>;

/** POST /vehicles/rentals/locale */
export const LocaleRequest = Type.Object({
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
});
export const LocaleResponse = Type.Object({
  city: Type.String(),
  state: Type.String({ description: 'UF' }),
  deadlineInfo: Type.Optional(Type.String({ description: 'when a car of fast delivery comes there' })),
  /** Extension: pickup places, the nearest first. */
  pickupPlaces: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.String(),
        city: Type.String(),
        state: Type.String({ description: 'UF' }),
        distanceKm: Type.Integer({ minimum: 0 }),
        deadlineInfo: Type.String(),
      }),
    ),
  ),
});
export type LocaleResponse = Static<typeof LocaleResponse>;

/** POST /vehicles/share */
export const ShareRequest = Type.Object({
  url: Type.String(),
  model: Type.Optional(Type.String()),
});
export const ShareResponse = Type.Object({
  url: Type.String({ description: 'URL to share: the simulation, without campaign and token' }),
});
export type ShareResponse = Static<typeof ShareResponse>;

/** Extension: the calculator's data (spec §3, Calculator data). */
export const CalculatorData = Type.Object({
  source: Type.Optional(Type.String({ description: 'where the figures come from, for people' })),
  depreciation: Type.Array(
    Type.Object({
      brand: Type.String({ description: 'volkswagen, audi, ducati or porsche' }),
      model: Type.String({ description: 'name of the car, e.g. "T-Cross"' }),
      version: Type.String({ description: 'name of the version, e.g. "Comfortline 200 TSI"' }),
      year: Type.Integer(),
      averageDepreciationPercetage: Type.Number({ description: 'percent of the price a year' }),
    }),
  ),
  pps: Type.Array(
    Type.Object({
      brand: Type.String({ description: 'audi or porsche' }),
      model: Type.String(),
      values: Type.Array(Reais, { description: 'planned maintenance of each year, first year first' }),
    }),
  ),
});
export type CalculatorData = Static<typeof CalculatorData>;

/** GET /application */
export const ApplicationResponse = Type.Object({
  name: Type.String(),
  /** Optional, because the calculator's data is read without it. */
  salesPhone: Type.Optional(Type.String()),
  notes: Type.Array(Type.String()),
  calculator: Type.Optional(CalculatorData),
});
export type ApplicationResponse = Static<typeof ApplicationResponse>;

/** Error shape of the vehicle API. */
export const VehicleError = Type.Object({ code: Type.String(), message: Type.String() });
export type VehicleError = Static<typeof VehicleError>;
