/** Wire shapes of the fleet API (spec §3, §7): dealers and the places where cars are picked up. */
import { Type, type Static } from 'typebox';

/** Required by every call of dealers (spec §9). */
export const dealerBrandCode = 13;

export const DealersQuery = Type.Object({ brandCode: Type.Literal(dealerBrandCode) });
export type DealersQuery = Static<typeof DealersQuery>;

/** GET /dealers/{id}; GET /location/{id} has the same shape, for the `locationId` of an order. */
export const Dealer = Type.Object({
  id: Type.Integer({ description: 'also the locationId and dealershipId of an order picked up there' }),
  name: Type.String(),
  address: Type.String({ description: 'street and number' }),
  uf: Type.String({ description: 'e.g. "SP"' }),
  zipCode: Type.String({ description: 'digits' }),
  ddd: Type.String({ description: 'two digits' }),
  phone: Type.String({ description: 'digits, without DDD' }),
  district: Type.String(),
  city: Type.String(),
  latitude: Type.Optional(Type.Number({ description: 'extension' })),
  longitude: Type.Optional(Type.Number({ description: 'extension' })),
  openingHours: Type.Optional(Type.String({ description: 'extension: in words' })),
});
export type Dealer = Static<typeof Dealer>;

/** GET /dealers/location/states/{state} and …/city/{city}: sorted by city and name; may be empty. */
export const DealersResponse = Type.Array(Dealer);
export type DealersResponse = Static<typeof DealersResponse>;
