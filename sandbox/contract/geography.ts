/** Wire shapes of the geography service (spec §3, §7). */
import { Type, type Static } from 'typebox';

/** GET /v1/localidades/estados: all 27, in alphabetical order, with ids 1 (Acre) to 27 (Tocantins). */
export const StatesResponse = Type.Array(
  Type.Object({
    id: Type.Integer(),
    name: Type.String(),
    abbreviation: Type.String({ description: 'UF, e.g. "SP"' }),
  }),
);
export type StatesResponse = Static<typeof StatesResponse>;

/** GET /estados/{uf}/municipios: every city of a state, in alphabetical order. */
export const CitiesResponse = Type.Array(
  Type.Object({ id: Type.Integer({ description: 'IBGE code' }), name: Type.String() }),
);
export type CitiesResponse = Static<typeof CitiesResponse>;

/** Error shape of the geography service. */
export const GeographyError = Type.Object({ code: Type.String(), message: Type.String() });
export type GeographyError = Static<typeof GeographyError>;
