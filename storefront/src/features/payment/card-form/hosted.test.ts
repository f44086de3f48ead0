import { describe, expect, test } from 'vitest';
import { createHostedCardForm } from './hosted.ts';

const origin = 'http://127.0.0.1:4101';
const open = (nonce = 'n-1') => createHostedCardForm(origin, () => nonce).open({ id: 's 1' }, { action: '#0a0b0c' });
const message = (event: unknown, changes: object = {}) => ({
  origin,
  data: { kind: 'signdrive.card-form', nonce: 'n-1', event, ...changes },
});

describe('the hosted card form', () => {
  test('is opened with its colours in the query, and with session and nonce in the fragment, which no server receives', () => {
    const { pathname, searchParams, hash, origin: at } = new URL(open().src);
    expect([at, pathname, searchParams.get('action')]).toEqual([origin, '/form', '#0a0b0c']);
    expect(searchParams.size).toBe(1);
    expect(hash).toBe('#session=s+1&nonce=n-1');
  });

  test('has a new unguessable nonce for each frame', () => {
    const provider = createHostedCardForm(origin);
    const nonces = [1, 2].map(() => new URL(provider.open({ id: 's' }, {}).src).hash);
    expect(new Set(nonces).size).toBe(2);
    expect(nonces[0]).toMatch(/nonce=[0-9a-f-]{36}$/);
  });

  test.each(['ready', 'sent', 'challenged', 'answered', 'failed'])('accepts the message %s', (type) => {
    expect(open().read(message({ type }))).toEqual({ type });
  });

  test.each([
    [300.2, 301],
    [0, 120],
    [-5, 120],
    [99_999, 2400],
  ])('limits a requested height of %d px to %i', (height, expected) => {
    expect(open().read(message({ type: 'resized', height }))).toEqual({ type: 'resized', height: expected });
  });

  test.each([
    ['another origin', { ...message({ type: 'answered' }), origin: 'https://exemplo.invalid' }],
    ['an origin that begins like it', { ...message({ type: 'answered' }), origin: `${origin}.exemplo.invalid` }],
    ['no origin', { ...message({ type: 'answered' }), origin: 'null' }],
    ['another nonce', message({ type: 'answered' }, { nonce: 'n-2' })],
    ['no nonce', message({ type: 'answered' }, { nonce: undefined })],
    ['another kind', message({ type: 'answered' }, { kind: 'other' })],
    ['an unknown event', message({ type: 'paid' })],
    ['the name of an Object property', message({ type: 'constructor' })],
    ['an invalid height', message({ type: 'resized', height: Number.NaN })],
    ['no event', message(null)],
    ['a text', { origin, data: 'answered' }],
    ['nothing', { origin, data: null }],
  ])('ignores a message with %s', (_, spoken) => {
    expect(open().read(spoken)).toBeUndefined();
  });
});
