import { Type } from 'typebox';
import { FleetError, FleetOffer, FleetOfferQuery } from '../../../contract/fleet.ts';
import { CepAddress } from '../../../contract/identity.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Service } from '../../kernel/service.ts';
import { notPartOfSandbox } from '../pending.ts';
import { findCep } from './ceps.ts';
import { fleetErrorBody } from './errors.ts';
import { identityRoutes } from './identity/routes.ts';
import { readFleetOffer } from './offers.ts';

/** Channels of spec §3; this service sells the first only. */
const channels = ['S&D', 'SEMPRENOVO', 'CONVENCIONAL', 'UNIQUE'];

/**
 * Fleet API (spec §7): accounts, postal codes and offers. Its other calls say that they are not here yet.
 * @param storeOrigin the store's own site, where the links of e-mails lead
 */
export function fleetService(kernel: Kernel, storeOrigin: string): Service {
  return {
    name: 'fleet',
    errorBody: fleetErrorBody,
    unknownPath: notPartOfSandbox('fleet'),
    routes(scope) {
      identityRoutes(scope, kernel, storeOrigin);
      scope.get(
        '/ceps',
        {
          schema: {
            tags: ['fleet'],
            summary: 'Where a postal code is',
            querystring: Type.Object({ cep: Type.String({ minLength: 8, maxLength: 10 }) }),
            response: { 200: CepAddress, 400: FleetError, 404: FleetError },
          },
        },
        async ({ query }) => {
          const address = findCep(query.cep);
          if (!address) throw new Refusal(404, 'not_found', 'CEP não encontrado');
          return address;
        },
      );
      scope.get(
        '/offers/:productId',
        {
          schema: {
            tags: ['fleet'],
            summary: 'One combination by its productId, as it is sold through a channel',
            params: Type.Object({ productId: Type.String() }),
            querystring: FleetOfferQuery,
            response: { 200: FleetOffer, 400: FleetError, 404: FleetError },
          },
        },
        async ({ params, query }) => {
          const channel = query.saleschannel ?? 'S&D';
          if (!channels.includes(channel))
            throw new Refusal(400, 'invalid_channel', `Unknown sales channel ${channel}`);
          const offer = channel === 'S&D' ? await readFleetOffer(kernel.database, params.productId) : undefined;
          if (!offer) throw new Refusal(404, 'offer_not_found', 'No offer with this productId in this channel');
          return offer;
        },
      );
    },
  };
}
