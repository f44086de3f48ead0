import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { Kernel } from '../kernel/kernel.ts';
import { readLetter, readEmails } from '../kernel/mail.ts';
import { readReceived } from '../kernel/received.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { ServiceScope } from '../kernel/service.ts';
import { scenarios } from '../scenarios/index.ts';
import { readScenarioName } from '../scenarios/load.ts';
import { collections, readDocument, readDocuments } from '../services/content/state.ts';
import { readCoupons } from '../services/coupon/state.ts';
import { readAllUploads } from '../services/fleet/documents/state.ts';
import { accounts as accountTable } from '../services/fleet/identity/state.ts';
import { settleOrders } from '../services/fleet/orders/progress.ts';
import { readEntries, readOrders } from '../services/fleet/orders/state.ts';
import { documentPage } from './page/document-form.ts';
import { overviewPage } from './page/overview.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const hidden = { schema: { hide: true } };

/** The control page and its two files, readable without the header because reading changes nothing. */
export function pageRoutes(scope: ServiceScope, kernel: Kernel): void {
  const script = readPageFile('page.js');
  const style = readPageFile('page.css');

  scope.get('/', hidden, async (_request, reply) => {
    await settleOrders(kernel);
    const [documents, coupons, accounts, emails, received, orders, uploads, current] = await Promise.all([
      readDocuments(kernel.database),
      readCoupons(kernel.database),
      kernel.database.db.select().from(accountTable),
      readEmails(kernel.database),
      readReceived(kernel.database),
      readOrders(kernel.database),
      readAllUploads(kernel.database),
      readScenarioName(kernel.database),
    ]);
    const histories = await readEntries(
      kernel.database,
      orders.map(({ id }) => id),
    );
    return page(
      reply,
      overviewPage({
        scenarios,
        current: current ?? '',
        clock: kernel.clock.state(),
        faults: kernel.faults.list(),
        documents,
        coupons,
        accounts,
        emails,
        received,
        orders: { orders, histories, uploads, accounts },
        calls: kernel.calls.list(),
      }),
    );
  });

  scope.get(
    '/content-form/:collection/:slug',
    { schema: { hide: true, params: Type.Object({ collection: Type.Enum([...collections]), slug: Type.String() }) } },
    async ({ params: { collection, slug } }, reply) => {
      const document = await readDocument(kernel.database, collection, slug);
      if (!document) throw new Refusal(404, 'not_found', `No document ${slug} in ${collection}`);
      return page(reply, documentPage(document));
    },
  );

  scope.get(
    '/outbox/:id.eml',
    { schema: { hide: true, params: Type.Object({ id: Type.Integer() }) } },
    async ({ params: { id } }, reply) => {
      const letter = await readLetter(kernel.database, id);
      if (!letter) throw new Refusal(404, 'not_found', `No e-mail ${id}`);
      return reply.type('message/rfc822').send(letter.raw);
    },
  );

  scope.get('/page.js', hidden, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  scope.get('/page.css', hidden, (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
}

function page(reply: FastifyReply, content: string): FastifyReply {
  return reply
    .headers({ 'content-security-policy': policy, 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(content);
}

function readPageFile(name: string): string {
  return readFileSync(path.join(import.meta.dirname, 'page', name), 'utf8');
}
