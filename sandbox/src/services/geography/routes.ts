import { Type } from 'typebox';
import { CitiesResponse, GeographyError, StatesResponse } from '../../../contract/geography.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Service } from '../../kernel/service.ts';
import { citiesOf, states } from './rules.ts';

/** Geography service (spec §7): public facts, the same in every world. */
export const geographyService: Service = {
  name: 'geography',
  errorBody: ({ code, message }): GeographyError => ({ code, message }),
  routes(scope) {
    scope.get(
      '/v1/localidades/estados',
      { schema: { summary: 'All states', response: { 200: StatesResponse } } },
      async () => states,
    );

    scope.get(
      '/estados/:uf/municipios',
      {
        schema: {
          summary: 'All cities of a state',
          params: Type.Object({ uf: Type.String({ description: 'e.g. "SP"' }) }),
          response: { 200: CitiesResponse, 404: GeographyError },
        },
      },
      async ({ params: { uf } }) => {
        const cities = citiesOf(uf);
        if (!cities) throw new Refusal(404, 'state_not_found', `No state "${uf}"`);
        return cities;
      },
    );
  },
};
