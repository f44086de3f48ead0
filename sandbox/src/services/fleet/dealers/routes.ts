import { Type } from 'typebox';
import { Dealer, DealersQuery, DealersResponse } from '../../../../contract/dealers.ts';
import { FleetError } from '../../../../contract/fleet.ts';
import { describedCalls } from '../../../kernel/described-calls.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { ServiceScope } from '../../../kernel/service.ts';
import { readSetting } from '../../../kernel/world.ts';
import { states } from '../../geography/rules.ts';
import { plainSettings } from '../../vehicle/rules.ts';
import { dealersIn, findDealer } from './table.ts';

const call = describedCalls({ 400: FleetError, 404: FleetError });
const State = Type.String({ minLength: 2, maxLength: 2, description: 'UF, e.g. "SP"' });
const Id = Type.Object({ id: Type.Integer() });

/** Dealers and pickup places (spec §7): public, because the page of dealers needs no log-in. */
export function dealerRoutes(scope: ServiceScope, { database }: Kernel): void {
  scope.get(
    '/dealers/location/states/:state',
    call({
      summary: 'Dealers of a state',
      params: Type.Object({ state: State }),
      querystring: DealersQuery,
      response: { 200: DealersResponse },
    }),
    async ({ params }) => answerOf(dealersOf(params.state)),
  );

  scope.get(
    '/dealers/location/states/:state/city/:city',
    call({
      summary: 'Dealers of a city; accents and case are no difference',
      params: Type.Object({ state: State, city: Type.String({ minLength: 1, maxLength: 80 }) }),
      querystring: DealersQuery,
      response: { 200: DealersResponse },
    }),
    async ({ params }) => answerOf(dealersOf(params.state, params.city)),
  );

  scope.get(
    '/dealers/:id',
    call({ summary: 'One dealer', params: Id, querystring: DealersQuery, response: { 200: Dealer } }),
    async ({ params }) => requireDealer(params.id),
  );

  scope.get(
    '/location/:id',
    call({ summary: 'The pickup place of an order', params: Id, response: { 200: Dealer } }),
    async ({ params }) => requireDealer(params.id),
  );

  async function requireDealer(id: number): Promise<Dealer> {
    const [dealer] = await answerOf([findDealer(id)].filter((found) => found !== undefined));
    if (!dealer) throw new Refusal(404, 'not_found', 'No dealer has this id');
    return dealer;
  }

  /** Positions and hours are extensions. */
  async function answerOf(list: readonly Dealer[]): Promise<Dealer[]> {
    const { hasExtensions } = await readSetting(database, 'vehicle', plainSettings);
    return list.map(({ latitude, longitude, openingHours, ...dealer }) =>
      hasExtensions ? { ...dealer, latitude, longitude, openingHours } : dealer,
    );
  }
}

/** @throws Refusal 404 for an unknown state */
function dealersOf(uf: string, city?: string): Dealer[] {
  if (!states.some(({ abbreviation }) => abbreviation === uf.toUpperCase())) {
    throw new Refusal(404, 'not_found', `No state "${uf}"`);
  }
  return dealersIn(uf, city);
}
