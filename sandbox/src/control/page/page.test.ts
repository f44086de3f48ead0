import { describe, expect, test } from 'vitest';
import { send, startSandboxForFile } from '../../test-support/sandbox.ts';

const context = startSandboxForFile();
const get = (path: string) => send<string>(`${context.sandbox.url}${path}`, 'GET');

describe('the control page', () => {
  test('runs no script except its own file, and can not be framed', async () => {
    const { status, body, headers } = await get('/_sandbox');
    expect(status).toBe(200);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(body.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/_sandbox/page.js">']);
    expect(body).not.toMatch(/<style|\sstyle=|\son[a-z]+=/);
    expect((await get('/_sandbox/page.js')).headers.get('content-type')).toContain('text/javascript');
    expect((await get('/_sandbox/page.css')).headers.get('content-type')).toContain('text/css');
  });

  test.each(['default', 'documents-rejected'])('names every control in the world %s', async (name) => {
    await context.control('POST', '/scenario', { name });
    const { body } = await get('/_sandbox');
    const fields = body.match(/<(?:input|select)(?![^>]*type="hidden")[^>]*>/g) ?? [];
    const labelled = body.match(/<label[^>]*>[^]*?<\/label\s*>/g) ?? [];
    expect(fields.length).toBeGreaterThan(20);
    expect(labelled.join('').match(/<(?:input|select)[^>]*>/g)).toHaveLength(fields.length);
    expect(body).toContain('lang="pt-BR"');
    expect(body).toContain('role="status"');
  });

  test('renders hostile content as text', async () => {
    await context.control('POST', '/scenario', { name: 'hostile-content' });
    const { body } = await get('/_sandbox/content-form/home/home');
    expect(body).toContain('&lt;script&gt;window.hostile');
    expect(body).not.toMatch(/<script>window/);
    expect(body).not.toMatch(/<img/);
    await context.control('POST', '/reset', { scenario: 'default' });
  });

  test('has a form for every document, with a switch for each section', async () => {
    const { body } = await context.control<{ documents: { collection: string; slug: string }[] }>('GET', '/content');
    for (const { collection, slug } of body.documents) {
      expect((await get(`/_sandbox/content-form/${collection}/${slug}`)).status).toBe(200);
    }
    expect((await get('/_sandbox/content-form/home/home')).body).toContain('Esconder Passos');
    expect((await get('/_sandbox/content-form/cars/fusca')).status).toBe(404);
  });
});
