import { describe, expect, it } from 'vitest';
import { answerJson, blankPage, startService, startStore, testConfig } from '../test-support/listening.ts';
import { visitHeader } from './visit.ts';

const visit = { [visitHeader]: 'visit-1' };

/** A store that forwards calls and whose pages read the questions, with one service. */
async function openStore(environment: 'development' | 'production') {
  const service = await startService(answerJson([]));
  const store = await startStore(testConfig(service.url, { environment }), {
    render: async (request, options) => {
      await options.fetch('/api/content/faqs');
      return blankPage(request, options);
    },
  });
  return { service, url: store.url };
}

describe('the header that names a visit', () => {
  it('reaches the services with the calls of the browser and of the rendered page', async () => {
    const { service, url } = await openStore('development');
    await fetch(`${url}/api/content/faqs`, { headers: visit });
    await fetch(`${url}/faq`, { headers: visit });
    expect(service.received.map(({ headers }) => headers[visitHeader])).toEqual(['visit-1', 'visit-1']);
  });

  it('separates the shared reads of two visits', async () => {
    const { service, url } = await openStore('development');
    await fetch(`${url}/faq`, { headers: visit });
    await fetch(`${url}/faq`, { headers: { [visitHeader]: 'visit-2' } });
    await fetch(`${url}/faq`);
    expect(service.received.map(({ headers }) => headers[visitHeader])).toEqual(['visit-1', 'visit-2', undefined]);
  });

  it('is dropped in production, where one cached read serves every visitor', async () => {
    const { service, url } = await openStore('production');
    await fetch(`${url}/api/content/faqs`, { headers: visit });
    await fetch(`${url}/faq`, { headers: visit });
    await fetch(`${url}/faq`, { headers: { [visitHeader]: 'visit-2' } });
    expect(service.received.map(({ headers }) => headers[visitHeader])).toEqual([undefined, undefined]);
  });
});
