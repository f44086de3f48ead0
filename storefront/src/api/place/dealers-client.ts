import type { Dealer as WireDealer } from '@signdrive/sandbox/contract/dealers';
import { cepDigits } from '../../domain/contact/contact.ts';
import { dealerBrandCode, type Dealer } from '../../domain/place/dealer.ts';
import {
  broken,
  fieldsOf,
  idText,
  listOfReadable,
  optionalText,
  positionIn,
  present,
  text,
  type Decoder,
  type Report,
} from '../wire/decode.ts';
import type { Http } from '../wire/http.ts';

/** Dealers where cars are picked up. */
export interface DealersPort {
  /** @param where uf is two letters. */
  listDealers(where: { uf: string; city?: string }, signal: AbortSignal): Promise<readonly Dealer[]>;
  readDealer(id: string, signal: AbortSignal): Promise<Dealer>;
  /** The pickup place of an order. */
  readLocation(id: string, signal: AbortSignal): Promise<Dealer>;
}

const uf: Decoder<string> = (value, where) => {
  const written = text(value, where).toUpperCase();
  return /^[A-Z]{2}$/.test(written) ? written : broken(where);
};

const dealer =
  (report: Report): Decoder<Dealer> =>
  (value, where) => {
    const wire = fieldsOf<WireDealer>(value, where);
    return {
      id: wire.get('id', idText),
      name: wire.get('name', text),
      address: wire.get('address', optionalText),
      district: wire.get('district', optionalText),
      city: wire.get('city', text),
      uf: wire.get('uf', uf),
      zipCode: cepDigits(wire.get('zipCode', optionalText)),
      phone: `${wire.get('ddd', optionalText)}${wire.get('phone', optionalText)}`.replaceAll(/\D/g, ''),
      ...present({
        hours: wire.tolerant('openingHours', text, report)?.trim() || undefined,
        position: positionIn(value, where, report),
      }),
    };
  };

/** Fleet API (spec §7), dealers: where cars are picked up. */
export function createDealersClient(http: Http, report: Report = () => {}): DealersPort {
  const query = { brandCode: dealerBrandCode };
  return {
    async listDealers({ uf: state, city }, signal) {
      const call =
        city === undefined
          ? 'GET /dealers/location/states/{state}'
          : 'GET /dealers/location/states/{state}/city/{city}';
      const params = { state, ...(city !== undefined && { city }) };
      return listOfReadable(dealer(report), report)(await http.send({ call, params, query, signal }), call);
    },

    async readDealer(id, signal) {
      const call = 'GET /dealers/{id}';
      return dealer(report)(await http.send({ call, params: { id }, query, signal }), call);
    },

    async readLocation(id, signal) {
      const call = 'GET /location/{id}';
      return dealer(report)(await http.send({ call, params: { id }, signal }), call);
    },
  };
}
