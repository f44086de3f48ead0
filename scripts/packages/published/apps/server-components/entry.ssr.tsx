/// <reference types="@vitejs/plugin-rsc/types" />
import { createFromReadableStream } from '@vitejs/plugin-rsc/ssr';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { ServerStyleSheet } from 'styled-components';

/** Renders the page with the rules of its components. */
export async function renderPage(components: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const page = await createFromReadableStream<ReactNode>(components);
  const sheet = new ServerStyleSheet({ nonce });
  const bootstrap = await import.meta.viteRsc.loadBootstrapScriptContent('index');
  const stream = await renderToReadableStream(sheet.collectStyles(page), { bootstrapScriptContent: bootstrap });
  await stream.allReady;
  const markup = await new Response(stream).text();
  return markup.replace('</head>', `${sheet.getStyleTags()}</head>`);
}
