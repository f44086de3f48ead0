import { describe, expect, it } from 'vitest';
import { answerJson, startService, startStore, testConfig } from '../test-support/listening.ts';

const json = { 'content-type': 'application/json' };

/** A store behind one proxy, and requests from addresses that the proxy names. */
async function startLimitedStore(overrides: Parameters<typeof testConfig>[1] = { trustProxy: ['127.0.0.1'] }) {
  const service = await startService(answerJson({ couponOfferId: 'c' }));
  const { url } = await startStore(testConfig(service.url, overrides));
  const send = (address: string, call: string, body?: unknown) => {
    const [method = '', path = ''] = call.split(' ');
    const headers = { ...json, 'x-forwarded-for': address };
    return fetch(`${url}/api${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  };
  /** Sends a call repeatedly, and counts the responses by status. */
  const repeat = async (times: number, of: (turn: number) => ReturnType<typeof send>) => {
    const counted: Record<number, number> = {};
    for (let turn = 0; turn < times; turn += 1) {
      const { status } = await of(turn);
      counted[status] = (counted[status] ?? 0) + 1;
    }
    return counted;
  };
  return { send, repeat, received: service.received };
}

const login = (word: string) => ({ login: word, password: 'x', typeOrder: 500 });

describe('the limits of calls', () => {
  it.each([
    ['log-ins of many accounts', 'POST /fleet/signin', (turn: number) => login(`a${turn}@b.co`), 60],
    ['registrations', 'POST /fleet/signup', (turn: number) => ({ document: `5299822472${turn}` }), 20],
    ['leads', 'POST /marketing/leads', () => ({ name: 'Clara' }), 20],
    ['coupon codes', 'GET /coupon/campaings/coupons/A/offers/1/validations', () => undefined, 60],
    ['reset mails to many people', 'POST /fleet/reset-password', (turn: number) => ({ Email: `a${turn}@b.co` }), 20],
  ])('allow one address a maximum of %s per minute', async (_, call, bodyOf, most) => {
    const { send, repeat, received } = await startLimitedStore();
    const answers = await repeat(most + 5, (turn) => send('10.0.0.1', call, bodyOf(turn)));
    expect(answers).toEqual({ 200: most, 429: 5 });
    expect(received).toHaveLength(most);
    expect((await send('10.0.0.2', call, bodyOf(999))).status).toBe(200);
  });

  it('respond with Retry-After, in Portuguese', async () => {
    const { send, repeat } = await startLimitedStore();
    await repeat(20, () => send('10.0.0.1', 'POST /marketing/leads', {}));
    const answer = await send('10.0.0.1', 'POST /marketing/leads', {});
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(await answer.json()).toEqual({
      code: 'too_many_calls',
      message: 'Muitas tentativas em pouco tempo. Espere alguns minutos e tente de novo.',
    });
  });

  it('allow five reset mails for one person, in any spelling and from any address', async () => {
    const { send, repeat } = await startLimitedStore();
    const spellings = ['clara@exemplo.com.br', ' Clara@Exemplo.com.br', 'CLARA@EXEMPLO.COM.BR'];
    const ask = (turn: number) =>
      send(`10.0.0.${turn}`, 'POST /fleet/reset-password', { Email: spellings[turn % spellings.length] });
    expect(await repeat(12, ask)).toEqual({ 200: 5, 429: 7 });
  });

  it('let a stranger fail 20 log-ins of an account, and its owner still log in from another address', async () => {
    const { send, repeat } = await startLimitedStore();
    const spellings = ['529.982.247-25', '52998224725'];
    const guess = (turn: number) => send('10.0.0.1', 'POST /fleet/signin', login(spellings[turn % 2] ?? ''));
    expect(await repeat(30, guess)).toEqual({ 200: 20, 429: 10 });
    expect((await send('10.0.0.2', 'POST /fleet/signin', login('52998224725'))).status).toBe(200);
  });

  it('stop guesses at one account from many addresses after a hundred, in any case of its field', async () => {
    const { send, repeat } = await startLimitedStore();
    const bodies = [login('clara@exemplo.com.br'), { Login: 'clara@exemplo.com.br', Password: 'x' }];
    const guess = (turn: number) => send(`10.0.${turn}.1`, 'POST /fleet/signin', bodies[turn % 2]);
    expect(await repeat(110, guess)).toEqual({ 200: 100, 429: 10 });
  });

  it('count addresses of one IPv6 network together, in any notation', async () => {
    const { send, repeat } = await startLimitedStore();
    const spelled = (turn: number) => (turn % 2 === 0 ? `2001:db8::${turn}` : `2001:0db8:0:0:${turn}::1`);
    const lead = (turn: number) => send(spelled(turn), 'POST /marketing/leads', {});
    expect(await repeat(22, lead)).toEqual({ 200: 20, 429: 2 });
    expect((await send('2001:db8:0:1::1', 'POST /marketing/leads', {})).status).toBe(200);
  });

  it('ignore an address that a visitor claims, and send the real one to the services', async () => {
    const { send, repeat, received } = await startLimitedStore({});
    expect(await repeat(22, (turn) => send(`10.0.0.${turn}`, 'POST /marketing/leads', {}))).toEqual({
      200: 20,
      429: 2,
    });
    expect(new Set(received.map(({ headers }) => headers['x-forwarded-for']))).toEqual(new Set(['127.0.0.1']));
  });

  it('are raised by a setting, and disabled at 0', async () => {
    const wide = await startLimitedStore({ limitsInPercent: 200 });
    expect(await wide.repeat(42, () => wide.send('', 'POST /marketing/leads', {}))).toEqual({ 200: 40, 429: 2 });
    const none = await startLimitedStore({ limitsInPercent: 0 });
    expect(await none.repeat(25, () => none.send('', 'POST /marketing/leads', {}))).toEqual({ 200: 25 });
  });
});
