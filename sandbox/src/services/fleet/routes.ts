import { Type } from 'typebox';
import { FleetError, FleetOffer, FleetOfferQuery } from '../../../contract/fleet.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Service } from '../../kernel/service.ts';
import { notPartOfSandbox } from '../pending.ts';
import { fleetErrorBody } from './errors.ts';
import { readFleetOffer } from './offers.ts';

/** Channels of spec §3; this service sells the first only. */
const channels = ['S&D', 'SEMPRENOVO', 'CONVENCIONAL', 'UNIQUE'];

/** Fleet API (spec §7): the offers part. Its other calls say that they are not here yet. */
export function fleetService(kernel: Kernel): Service {
  return {
    name: 'fleet',
    errorBody: fleetErrorBody,
    unknownPath: notPartOfSandbox('fleet'),
    routes(scope) {
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
