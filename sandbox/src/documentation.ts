import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema } from 'fastify';

/** The OpenAPI document of every call, at `/documentation` for people and `/documentation/json` for tools. */
export async function registerDocumentation(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Sign & Drive sandbox',
        version: '0.1.0',
        description: 'Reference services for developing, testing and showing. All data is sample data.',
      },
      tags: [
        { name: 'vehicle', description: 'Vehicle API v2' },
        { name: 'content', description: 'Content service' },
        { name: 'fleet', description: 'Fleet API' },
        { name: 'coupon', description: 'Coupon service' },
        { name: 'geography', description: 'Geography service' },
        { name: 'marketing', description: 'Marketing service' },
        { name: 'payment', description: 'Payment services' },
        { name: 'control', description: 'The sandbox itself' },
      ],
      components: {
        securitySchemes: {
          clientKey: { type: 'apiKey', in: 'header', name: 'client-key' },
          clientToken: { type: 'apiKey', in: 'header', name: 'client-token' },
          clientSession: { type: 'apiKey', in: 'header', name: 'client-session-id' },
          bearer: { type: 'http', scheme: 'bearer' },
          couponKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
          control: { type: 'apiKey', in: 'header', name: 'x-sandbox-control', description: 'always 1' },
        },
      },
    },
  });
  await app.register(swaggerUi, { routePrefix: '/documentation', staticCSP: true });
}

/** Documents every later route of a scope with `shared`, besides the route's own schema. */
export function documentRoutes(scope: Pick<FastifyInstance, 'addHook'>, shared: FastifySchema): void {
  scope.addHook('onRoute', (route) => {
    route.schema = { ...shared, ...route.schema };
  });
}
