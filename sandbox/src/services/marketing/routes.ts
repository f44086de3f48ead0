import type { TSchema } from 'typebox';
import { Conversion, CrmLead, MarketingError, PartnerLead, Received } from '../../../contract/marketing.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { keepReceived, type ReceivedKind } from '../../kernel/received.ts';
import type { Service, ServiceScope } from '../../kernel/service.ts';

/** Marketing service (spec §7): stores what it receives, for the control page. */
export function marketingService(kernel: Kernel): Service {
  return {
    name: 'marketing',
    errorBody: ({ code, message }) => ({ code, message }),
    routes(scope) {
      take(scope, '/leads', CrmLead, 'crm-lead', 'A lead of the CRM');
      take(scope, '/conversions', Conversion, 'conversion', 'A conversion for marketing automation');
      take(scope, '/partner-leads', PartnerLead, 'partner-lead', 'A lead for a partner or dealer');
    },
  };

  function take(scope: ServiceScope, path: string, body: TSchema, kind: ReceivedKind, summary: string) {
    scope.post(
      path,
      { schema: { summary, body, response: { 201: Received, 400: MarketingError } } },
      async (request, reply) => {
        const thing = { kind, at: kernel.clock.now().toISOString(), body: request.body as Record<string, unknown> };
        return reply.status(201).send({ id: await keepReceived(kernel.database, thing) });
      },
    );
  }
}
