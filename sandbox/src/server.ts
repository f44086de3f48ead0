import Fastify, { type FastifyInstance } from 'fastify';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import { startCardSite } from './card/site.ts';
import { registerControl } from './control/routes.ts';
import { registerDocumentation } from './documentation.ts';
import { openDatabase } from './kernel/database.ts';
import { createKernel, type Kernel } from './kernel/kernel.ts';
import { registerService } from './kernel/service.ts';
import type { ServiceName } from './kernel/service-names.ts';
import { ensureFilled, tables } from './scenarios/load.ts';
import { resetSandbox } from './scenarios/reset.ts';
import { contentService } from './services/content/routes.ts';
import { couponService } from './services/coupon/routes.ts';
import { fleetService } from './services/fleet/routes.ts';
import { geographyService } from './services/geography/routes.ts';
import { marketingService } from './services/marketing/routes.ts';
import type { PaymentCredentials } from './services/payment/client.ts';
import { paymentService } from './services/payment/routes.ts';
import type { VehicleCredentials } from './services/vehicle/credentials.ts';
import { vehicleService } from './services/vehicle/routes.ts';

export interface SandboxOptions {
  /** Port of the services on 127.0.0.1; 0 selects a free one. @default 4100 */
  port?: number;
  /** Port of the card form's site; 0 selects a free one. @default 4101 */
  cardPort?: number;
  /** libSQL URL, e.g. `file:/path/sandbox.db`. @default a temporary file that is deleted on close */
  databaseUrl?: string | undefined;
  /** Initial world. @default the stored one, else `default` */
  scenario?: string | undefined;
  /** Source of real time. @default the machine's time */
  now?: () => Date;
  /**
   * The store's URL with its base path and a slash at its end: target of links in e-mails. Its origin may frame the card
   * form. @default http://localhost:4000/
   */
  storeUrl?: string;
  /** SMTP server for e-mails besides the outbox, e.g. `smtp://localhost:1025`. @default none */
  smtpUrl?: string | undefined;
  /** Credentials of the vehicle API (spec §6). @default `defaultCredentials` */
  vehicleCredentials?: VehicleCredentials;
  /** Key of the coupon service (spec §6). @default `defaultCouponApiKey` */
  couponApiKey?: string;
  /** Client of the payment token (spec §6). @default `defaultPaymentCredentials` */
  paymentCredentials?: PaymentCredentials;
}

export interface Sandbox {
  /** e.g. http://localhost:4100 */
  url: string;
  /** A different site from `url`: e.g. http://127.0.0.1:4101 */
  cardUrl: string;
  /** Base URL of a service, e.g. http://localhost:4100/vehicle */
  serviceUrl(name: ServiceName): string;
  /** Resets everything, including faults, calls and clock, and loads a world. @default the current one */
  reset(scenario?: string): Promise<void>;
  /** Clock, faults and calls, for tests in the same process. */
  kernel: Kernel;
  close(): Promise<void>;
}

export const defaultCredentials: VehicleCredentials = {
  clientKey: 'sandbox-vehicle-key',
  clientToken: 'sandbox-vehicle-token',
};

export const defaultCouponApiKey = 'sandbox-coupon-key';

export const defaultPaymentCredentials: PaymentCredentials = {
  clientId: 'sandbox-payment-client',
  clientSecret: 'sandbox-payment-secret',
};

/** Starts an independent sandbox. @throws if a port is in use or the world is unknown */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const database = await openDatabase(options.databaseUrl, tables);
  const kernel = createKernel(database, { now: options.now, smtpUrl: options.smtpUrl });
  const app = createApp();
  const storeUrl = options.storeUrl ?? 'http://localhost:4000/';
  try {
    await ensureFilled(database, options.scenario, kernel.clock.now());
    await registerDocumentation(app);
    await registerControl(app, kernel);
    await registerService(app, kernel, vehicleService(kernel, options.vehicleCredentials ?? defaultCredentials));
    await registerService(app, kernel, contentService(kernel));
    await registerService(app, kernel, fleetService(kernel, storeUrl));
    await registerService(app, kernel, couponService(kernel, options.couponApiKey ?? defaultCouponApiKey));
    await registerService(app, kernel, geographyService);
    await registerService(app, kernel, marketingService(kernel));
    await registerService(app, kernel, paymentService(kernel, options.paymentCredentials ?? defaultPaymentCredentials));
    await app.listen({ host: '127.0.0.1', port: options.port ?? 4100 });
    const card = await startCardSite(options.cardPort ?? 4101, new URL(storeUrl).origin, kernel);
    const url = `http://localhost:${portOf(app)}`;
    return {
      url,
      cardUrl: `http://127.0.0.1:${portOf(card)}`,
      serviceUrl: (name) => `${url}/${name}`,
      kernel,
      reset: (scenario) => resetSandbox(kernel, scenario),
      async close() {
        await Promise.all([app.close(), card.close()]);
        kernel.mail.close();
        await database.close();
      },
    };
  } catch (error) {
    await app.close();
    await database.close();
    throw error;
  }
}

function createApp(): FastifyInstance {
  const app = Fastify({ logger: false, forceCloseConnections: true, bodyLimit: 1024 * 1024 });
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  // Responses are not filtered by their schema: a world may break the contract on purpose, and `_fields` omits fields.
  app.setSerializerCompiler(() => (payload) => JSON.stringify(payload));
  app.get('/', { schema: { hide: true } }, (_request, reply) => reply.redirect('/_sandbox'));
  return app;
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}
