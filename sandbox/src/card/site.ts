import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TypeBoxValidatorCompiler, type TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Kernel } from '../kernel/kernel.ts';
import { isSameSecret } from '../kernel/same-secret.ts';
import { answerChallenge, enterCard, statusOf } from '../services/payment/rules.ts';
import { changeSession, readSession, type PaymentSession } from '../services/payment/state.ts';
import { lookUrl, lookSheet } from './look.ts';
import { aboutPage, formPage } from './page.ts';
import { challengeCode, findTestCard } from './test-cards.ts';

const SessionPath = Type.Object({ id: Type.String() });
/** Validated here again, because a client can bypass the form. Only receipt data is stored. */
const EnteredCard = Type.Object({
  number: Type.String({ pattern: '^\\d{13,19}$' }),
  expiry: Type.String({ pattern: '^(0[1-9]|1[0-2])/\\d{2}$' }),
  cvc: Type.String({ pattern: '^\\d{3,4}$' }),
  holder: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
});
const EnteredCode = Type.Object({ code: Type.String({ pattern: '^\\d{6}$' }) });
const Look = Type.Record(Type.String(), Type.Unknown());

/**
 * The site of the hosted card form. It is on 127.0.0.1 while the store is on localhost: another site, so that cookies
 * are not shared, as in production. It sets no cookies; only the store may frame it, and only the store's window
 * receives messages.
 */
export async function startCardSite(port: number, storeOrigin: string, kernel: Kernel): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, forceCloseConnections: true, bodyLimit: 4096 });
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  const { database, clock } = kernel;
  const script = readSiteFile('form.js');
  const style = readSiteFile('form.css');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${storeOrigin}`,
  ].join('; ');

  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    // Another page's script must not drive a session.
    const site = request.headers['sec-fetch-site'];
    if (request.url.startsWith('/sessions/') && site !== undefined && site !== 'same-origin') {
      return reply.status(403).send({ message: 'Only the form itself may ask this' });
    }
    return undefined;
  });
  // No response contains typed values, not even a rejection.
  app.setErrorHandler(({ statusCode = 500 }: { statusCode?: number }, _request, reply) =>
    reply.status(statusCode).send({ message: statusCode < 500 ? 'Not what is expected' : 'Failed' }),
  );

  const routes = app.withTypeProvider<TypeBoxTypeProvider>();
  routes.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(aboutPage));
  routes.get('/form', { schema: { querystring: Look } }, ({ query }, reply) =>
    reply.type('text/html; charset=utf-8').send(formPage(storeOrigin, lookUrl(query))),
  );
  routes.get('/look.css', { schema: { querystring: Look } }, ({ query }, reply) =>
    reply.type('text/css; charset=utf-8').send(lookSheet(query)),
  );
  routes.get('/form.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
  routes.get('/form.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));

  routes.get('/sessions/:id', { schema: { params: SessionPath } }, async ({ params: { id } }, reply) =>
    answer(reply, await readSession(database, id)),
  );
  routes.post(
    '/sessions/:id/card',
    { schema: { params: SessionPath, body: EnteredCard } },
    async ({ params: { id }, body }, reply) => {
      const card = findTestCard(body.number);
      if (!card) return reply.status(422).send({ message: 'Not a test card' });
      return answer(reply, await changeSession(database, id, (session) => enterCard(session, card, clock.now())));
    },
  );
  routes.post(
    '/sessions/:id/challenge',
    { schema: { params: SessionPath, body: EnteredCode } },
    async ({ params: { id }, body: { code } }, reply) => {
      const isRight = isSameSecret(code, challengeCode);
      return answer(
        reply,
        await changeSession(database, id, (session) => answerChallenge(session, isRight, clock.now())),
      );
    },
  );
  app.setNotFoundHandler((_request, reply) => reply.status(404).type('text/html; charset=utf-8').send(aboutPage));

  function answer(reply: { status(code: number): { send(body: unknown): unknown } }, session?: PaymentSession) {
    if (!session) return reply.status(404).send({ message: 'No such session' });
    const now = clock.now();
    return reply
      .status(200)
      .send({ status: statusOf(session, now), triesLeft: session.challengeTriesLeft, now: now.toISOString() });
  }

  await app.listen({ host: '127.0.0.1', port });
  return app;
}

function readSiteFile(name: string): string {
  return readFileSync(path.join(import.meta.dirname, name), 'utf8');
}
