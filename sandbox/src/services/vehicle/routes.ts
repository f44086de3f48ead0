import { Type } from 'typebox';
import {
  ApplicationResponse,
  ConditionsQuery,
  ConditionsResponse,
  LocaleRequest,
  LocaleResponse,
  RentalOffersResponse,
  RentalRequest,
  RentalResponse,
  ShareRequest,
  ShareResponse,
  SimulationRequest,
  SimulationResponse,
  VehicleError,
  VehicleQuery,
  VehicleResponse,
} from '../../../contract/vehicle.ts';
import { describedCalls } from '../../kernel/described-calls.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { readSetting } from '../../kernel/world.ts';
import type { Service, ServiceScope } from '../../kernel/service.ts';
import { applicationOf } from './application.ts';
import { authorizeVehicleClient, type VehicleCredentials } from './credentials.ts';
import { localeOf } from './locale.ts';
import { toReais } from './money.ts';
import { combinationsOf, plainSettings } from './rules.ts';
import { costTermsOf, toCondition, toOffer } from './wire.ts';
import { sharedUrl } from './share.ts';
import { signdrivePlan, simulate } from './simulation.ts';
import { readVersion, readVersions, type VersionKey } from './state.ts';

const errors = { 400: VehicleError, 401: VehicleError };
const callWithoutInput = describedCalls({ 401: VehicleError });
const call = describedCalls(errors);
const callOfOne = describedCalls({ ...errors, 404: VehicleError });
const callOfPlan = describedCalls({ ...errors, 404: VehicleError, 422: VehicleError });

/** Vehicle API v2 (spec §7). */
export function vehicleService(kernel: Kernel, credentials: VehicleCredentials): Service {
  const settings = () => readSetting(kernel.database, 'vehicle', plainSettings);

  async function versionOf(key: VersionKey) {
    const version = await readVersion(kernel.database, key);
    if (!version) throw new Refusal(404, 'vehicle_not_found', 'No version with this modelCode, year and isShield');
    return version;
  }

  return {
    name: 'vehicle',
    security: [{ clientKey: [], clientToken: [], clientSession: [] }],
    errorBody: ({ code, message }): VehicleError => ({ code, message }),
    authorize: (request) => authorizeVehicleClient(request, credentials),
    routes(scope) {
      readingRoutes(scope);
      simulationRoutes(scope);
      smallRoutes(scope);
    },
  };

  function readingRoutes(scope: ServiceScope) {
    scope.get(
      '/vehicles/rentals/offers',
      callWithoutInput({
        summary: 'Every version on offer, in display order',
        response: { 200: RentalOffersResponse },
      }),
      async () => {
        const [list, current] = await Promise.all([readVersions(kernel.database), settings()]);
        return { offers: list.map((version) => toOffer(version, current)) };
      },
    );

    scope.get(
      '/vehicles/rentals/offers/:modelCode',
      callOfOne({
        summary: 'Every combination of a version; none while it is unavailable',
        params: Type.Object({ modelCode: Type.String() }),
        querystring: ConditionsQuery,
        response: { 200: ConditionsResponse },
      }),
      async ({ params, query }) => {
        const key = { modelCode: params.modelCode, year: query.year, hasShield: query.isShield ?? false };
        const [version, current] = await Promise.all([versionOf(key), settings()]);
        const conditions = combinationsOf(version).map((combination) => toCondition(version, combination, current));
        return { ...key, conditions, ...(current.hasExtensions && { costTerms: costTermsOf(version) }) };
      },
    );

    scope.get(
      '/vehicles/:id',
      callOfOne({
        summary: 'One version: public price, specifications, standard items',
        params: Type.Object({ id: Type.String({ description: 'modelCode' }) }),
        querystring: VehicleQuery,
        response: { 200: VehicleResponse },
      }),
      async ({ params, query }) => {
        const key = { modelCode: params.id, year: query.year, hasShield: query.isShield ?? false };
        const version = await versionOf(key);
        const { name, model, year, bodyType, slug, description, specifications, standardItems } = version;
        return {
          id: version.modelCode,
          name,
          model,
          year,
          bodyType,
          image: `${slug}.png`,
          price: toReais(version.priceInCents),
          description,
          specifications,
          standardItems,
        };
      },
    );
  }

  function simulationRoutes(scope: ServiceScope) {
    const params = Type.Object({ model: Type.String({ description: 'modelCode' }) });

    scope.post(
      '/vehicles/:model/simulation',
      callOfPlan({
        summary: 'The subscription of one combination beside conventional plans, unsorted',
        params,
        body: SimulationRequest,
        response: { 200: SimulationResponse },
      }),
      async ({ params: { model }, body }) => {
        const key = { modelCode: model, year: body.year, hasShield: body.hasShield ?? false };
        const [version, current] = await Promise.all([versionOf(key), settings()]);
        return simulate(version, body, current);
      },
    );

    scope.post(
      '/vehicles/:model/rental',
      callOfPlan({
        summary: 'The price of one combination, read again before confirming',
        params,
        body: RentalRequest,
        response: { 200: RentalResponse },
      }),
      async ({ params: { model }, body }) => {
        const key = { modelCode: model, year: body.year, hasShield: body.hasShield ?? false };
        const [version, current] = await Promise.all([versionOf(key), settings()]);
        return signdrivePlan(version, body, current);
      },
    );
  }

  function smallRoutes(scope: ServiceScope) {
    scope.post(
      '/vehicles/rentals/locale',
      call({
        summary: 'Nearest city of a position with its delivery time, and the pickup places around',
        body: LocaleRequest,
        response: { 200: LocaleResponse },
      }),
      async ({ body }) => localeOf(body.latitude, body.longitude, (await settings()).hasExtensions),
    );

    scope.post(
      '/vehicles/share',
      call({
        summary: 'URL to share: without campaign parameters and without a token',
        body: ShareRequest,
        response: { 200: ShareResponse, 422: VehicleError },
      }),
      async ({ body }) => ({ url: sharedUrl(body.url) }),
    );

    scope.get(
      '/application',
      callWithoutInput({
        summary: "Facts about the programme, and the calculator's data",
        response: { 200: ApplicationResponse },
      }),
      async () => applicationOf(await settings()),
    );
  }
}
