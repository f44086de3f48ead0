import { Type } from 'typebox';
import { FleetError, FleetOffer, FleetOfferQuery } from '../../../contract/fleet.ts';
import { CepAddress } from '../../../contract/identity.ts';
import { describedCalls } from '../../kernel/described-calls.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { acceptMultipart } from '../../kernel/multipart.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Service } from '../../kernel/service.ts';
import { readSetting } from '../../kernel/world.ts';
import { plainSettings } from '../vehicle/rules.ts';
import { findCep } from './ceps.ts';
import { customerRoutes } from './customers/routes.ts';
import { dealerRoutes } from './dealers/routes.ts';
import { documentRoutes } from './documents/routes.ts';
import { fleetErrorBody } from './errors.ts';
import { identityRoutes } from './identity/routes.ts';
import { findSessionUser, requireSession } from './identity/session.ts';
import { readFleetOffer } from './offers.ts';
import { orderRoutes } from './orders/routes.ts';

const call = describedCalls({ 400: FleetError, 404: FleetError });

/** Channels of spec §3; this service sells through the first only. */
const channels = ['S&D', 'SEMPRENOVO', 'CONVENCIONAL', 'UNIQUE'];

/**
 * Fleet API (spec §7): accounts, postal codes, offers, orders, customers, documents and dealers.
 * @param storeUrl of the store's home, which links in e-mails begin with; ends with a slash
 */
export function fleetService(kernel: Kernel, storeUrl: string): Service {
  return {
    name: 'fleet',
    errorBody: fleetErrorBody,
    // A user who logs in again between two tries has another bearer but the same keys.
    keyOwner: async ({ headers }) => {
      const userId = await findSessionUser(kernel, headers.authorization);
      return userId === undefined ? undefined : `user ${userId}`;
    },
    // Before the body is read, so that an unauthenticated client learns nothing about the call.
    async authorize({ routeOptions, headers }) {
      if (routeOptions.schema?.security) await requireSession(kernel, headers.authorization);
    },
    routes(scope) {
      acceptMultipart(scope);
      identityRoutes(scope, kernel, storeUrl);
      orderRoutes(scope, kernel);
      customerRoutes(scope, kernel);
      documentRoutes(scope, kernel);
      dealerRoutes(scope, kernel);
      scope.get(
        '/ceps',
        call({
          summary: 'Where a postal code is',
          querystring: Type.Object({ cep: Type.String({ minLength: 8, maxLength: 10 }) }),
          response: { 200: CepAddress },
        }),
        async ({ query }) => {
          const address = findCep(query.cep);
          if (!address) throw new Refusal(404, 'not_found', 'CEP não encontrado');
          const { latitude: _, longitude: __, ...plain } = address;
          const { hasExtensions } = await readSetting(kernel.database, 'vehicle', plainSettings);
          return hasExtensions ? address : plain;
        },
      );
      scope.get(
        '/offers/:productId',
        call({
          summary: 'One combination by its productId, as it is sold through a channel',
          params: Type.Object({ productId: Type.String() }),
          querystring: FleetOfferQuery,
          response: { 200: FleetOffer },
        }),
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
