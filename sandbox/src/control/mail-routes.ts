import { Type } from 'typebox';
import type { Kernel } from '../kernel/kernel.ts';
import { emails, readEmails } from '../kernel/mail.ts';
import { readReceived, received, receivedKinds } from '../kernel/received.ts';
import type { ServiceScope } from '../kernel/service.ts';

/** Sent e-mails, and received leads and conversions. */
export function mailRoutes(api: ServiceScope, { database }: Kernel): void {
  api.get('/outbox', { schema: { summary: 'E-mails that were sent, newest first' } }, async () => ({
    letters: await readEmails(database),
  }));
  api.delete('/outbox', { schema: { summary: 'Forgets the e-mails' } }, async (_request, reply) => {
    await database.write(() => database.db.delete(emails));
    return reply.status(204).send();
  });
  api.get(
    '/received',
    {
      schema: {
        summary: 'Leads, contact requests and conversions the services took, newest first',
        querystring: Type.Object({ kind: Type.Optional(Type.Enum([...receivedKinds])) }),
      },
    },
    async ({ query }) => ({ received: await readReceived(database, query.kind) }),
  );
  api.delete('/received', { schema: { summary: 'Forgets them' } }, async (_request, reply) => {
    await database.write(() => database.db.delete(received));
    return reply.status(204).send();
  });
}
