/** Wire shapes of the fleet API (spec §7): the offers part. Money is reais as a decimal number. */
import { Type, type Static } from 'typebox';
import { CostTerms } from './vehicle.ts';

/** GET /offers/{productId}?saleschannel= (default "S&D") */
export const FleetOfferQuery = Type.Object({ saleschannel: Type.Optional(Type.String()) });
export type FleetOfferQuery = Static<typeof FleetOfferQuery>;

/** Duration of the order's steps, counted from the order. */
export const OrderPeriods = Type.Object({
  documentsDays: Type.Integer({ description: 'until the documents are checked' }),
  contractDays: Type.Integer({ description: 'until the contract can be signed' }),
  signingDays: Type.Integer({ description: 'for the signature, from the contract on' }),
});
export type OrderPeriods = Static<typeof OrderPeriods>;

export const FleetOffer = Type.Object({
  productId: Type.String(),
  salesChannel: Type.String(),
  modelCode: Type.String(),
  model: Type.String(),
  year: Type.Integer(),
  hasShield: Type.Boolean(),
  color: Type.String(),
  colorCode: Type.String(),
  colorHex: Type.Optional(Type.String({ description: 'extension: #rrggbb' })),
  deadline: Type.Integer(),
  monthlyKm: Type.Integer(),
  monthlyInstallment: Type.Number(),
  accessories: Type.Array(Type.String()),
  optionals: Type.Array(Type.String()),
  costTerms: Type.Optional(CostTerms),
  orderPeriods: Type.Optional(OrderPeriods),
});
export type FleetOffer = Static<typeof FleetOffer>;

/** Error shape of the fleet API. `id` is the service's own number, e.g. 900. */
export const FleetError = Type.Object({ id: Type.Integer(), message: Type.String() });
export type FleetError = Static<typeof FleetError>;
