/// <reference types="@vitejs/plugin-rsc/types" />
import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc';
import { App } from './App.tsx';
import type * as Ssr from './entry.ssr.tsx';

/** Responds with the page, or only with its server components if the browser requests them. */
export default async function handler(request: Request): Promise<Response> {
  const nonce = crypto.randomUUID();
  const components = renderToReadableStream(<App nonce={nonce} />);
  if (new URL(request.url).pathname.endsWith('.rsc')) {
    return new Response(components, { headers: { 'content-type': 'text/x-component;charset=utf-8' } });
  }
  const { renderPage } = await import.meta.viteRsc.loadModule<typeof Ssr>('ssr', 'index');
  return new Response(await renderPage(components, nonce), {
    headers: {
      'content-type': 'text/html;charset=utf-8',
      'content-security-policy': `style-src-elem 'self' 'nonce-${nonce}'`,
    },
  });
}
