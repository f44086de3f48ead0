import { Type } from 'typebox';
import type { Kernel } from '../kernel/kernel.ts';
import { emails, readEmails } from '../kernel/mail.ts';
import { readReceived, received, receivedKinds } from '../kernel/received.ts';
import type { ServiceScope } from '../kernel/service.ts';

const tags = ['control'];
const security = [{ control: [] }];

/** Sent e-mails, and received leads and conversions. */
export function mailRoutes(api: ServiceScope, { database }: Kernel): void {
  api.get('/outbox', { schema: { tags, security, summary: 'E-mails that were sent, newest first' } }, async () => ({
    letters: await readEmails(database),
  }));
  api.delete('/outbox', { schema: { tags, security, summary: 'Forgets the e-mails' } }, async (_request, reply) => {
    await database.write(() => database.db.delete(emails));
    return reply.status(204).send();
  });
  api.get(
    '/received',
    {
      schema: {
        tags,
        security,
        summary: 'Leads, contact requests and conversions the services took, newest first',
        querystring: Type.Object({ kind: Type.Optional(Type.Enum([...receivedKinds])) }),
      },
    },
    async ({ query }) => ({ received: await readReceived(database, query.kind) }),
  );
  api.delete('/received', { schema: { tags, security, summary: 'Forgets them' } }, async (_request, reply) => {
    await database.write(() => database.db.delete(received));
    return reply.status(204).send();
  });
}
