import type { CitiesResponse, StatesResponse } from '@signdrive/sandbox/contract/geography';
import type { City, State } from '../../domain/place/geography.ts';
import { broken, count, listOfReadable, object, text, type Decoder, type Fields, type Report } from '../wire/decode.ts';
import type { Http } from '../wire/http.ts';

/** States and their cities. */
export interface GeographyPort {
  listStates(signal: AbortSignal): Promise<readonly State[]>;
  /** @param uf two letters, e.g. `SP`. */
  listCities(uf: string, signal: AbortSignal): Promise<readonly City[]>;
}

/** Two capital letters: they become part of a URL. */
const uf: Decoder<string> = (value, where) => {
  const written = text(value, where);
  return /^[A-Z]{2}$/.test(written) ? written : broken(where);
};

const state = object((wire: Fields<StatesResponse[number]>): State => ({
  id: wire.get('id', count),
  name: wire.get('name', text),
  uf: wire.get('abbreviation', uf),
}));

const city = object((wire: Fields<CitiesResponse[number]>): City => ({
  id: wire.get('id', count),
  name: wire.get('name', text),
}));

/**
 * Geography service (spec §7).
 * @param report receives unreadable states and cities that were left out
 */
export function createGeographyClient(http: Http, report: Report = () => {}): GeographyPort {
  return {
    async listStates(signal) {
      const call = 'GET /v1/localidades/estados';
      return listOfReadable(state, report)(await http.send({ call, signal }), call);
    },

    async listCities(of, signal) {
      const call = 'GET /estados/{uf}/municipios';
      return listOfReadable(city, report)(await http.send({ call, params: { uf: of }, signal }), call);
    },
  };
}
