import { Readable } from 'node:stream';
import { beforeEach, expect, it, vi } from 'vitest';
import { createServiceBreaker } from './service-breaker.ts';
import { UpstreamError, type UpstreamAnswer } from './upstream.ts';

beforeEach(() => void vi.useFakeTimers());

const answer = (status: number): UpstreamAnswer => ({ status, headers: {}, body: Readable.from([]) });

/** A breaker that opens at the third failure, and a service controlled by the test. */
function setUp(failures = 3) {
  const send = vi.fn<() => Promise<UpstreamAnswer>>();
  const call = createServiceBreaker(failures);
  const outcome = () =>
    call(send).then(
      ({ status }) => status,
      (error: UpstreamError) => error.code,
    );
  return { send, outcome };
}

it.each<[string, () => Promise<UpstreamAnswer>, unknown]>([
  ['does not answer', () => Promise.reject(new UpstreamError('upstream_timeout')), 'upstream_timeout'],
  ['is down behind its own balancer', async () => answer(503), 503],
])(
  'a service that %s three times in a row gets no call for five seconds, then one trial call',
  async (_how, fail, failure) => {
    const { send, outcome } = setUp();
    send.mockImplementation(fail);
    expect([await outcome(), await outcome(), await outcome()]).toEqual([failure, failure, failure]);
    expect([await outcome(), await outcome()]).toEqual(['upstream_unreachable', 'upstream_unreachable']);
    expect(send).toHaveBeenCalledTimes(3);
    vi.advanceTimersByTime(5_000);
    send.mockImplementation(async () => answer(200));
    expect([await outcome(), await outcome()]).toEqual([200, 200]);
  },
);

it.each<[string, () => Promise<UpstreamAnswer>]>([
  ['an error of the service’s own', async () => answer(500)],
  ['a refusal', async () => answer(404)],
  ['a visitor who left', () => Promise.reject(new UpstreamError('visitor_left'))],
])('%s does not open the breaker', async (_what, respond) => {
  const { send, outcome } = setUp();
  send.mockImplementation(respond);
  for (let count = 0; count < 5; count++) await outcome();
  expect(send).toHaveBeenCalledTimes(5);
});

it('a limit of 0 never opens the breaker', async () => {
  const { send, outcome } = setUp(0);
  send.mockRejectedValue(new UpstreamError('upstream_timeout'));
  for (let count = 0; count < 5; count++) await outcome();
  expect(send).toHaveBeenCalledTimes(5);
});
