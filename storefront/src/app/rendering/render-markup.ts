import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { RenderOptions } from '../../../server/contract.ts';

type MarkupOptions = Pick<RenderOptions, 'nonce' | 'signal' | 'reportFailure'>;

/** Written by React in place of a section that suspended or failed. */
const unrenderedSection = '<!--$!-->';

/**
 * Renders the whole page to UTF-8. React writes a stream in thousands of small pieces, each encoded by itself; a string
 * costs less. Only a stream waits for suspended components and reports failures, so other pages are rendered again.
 */
export async function renderMarkup(children: ReactNode, options: MarkupOptions): Promise<Buffer> {
  options.signal.throwIfAborted();
  // The string has no nonce, which the development server needs.
  const text = options.nonce === undefined ? renderAtOnce(children) : undefined;
  return text === undefined ? renderStream(children, options) : Buffer.from(text);
}

/** Returns `undefined` for a page with a component that suspends or fails. */
function renderAtOnce(children: ReactNode): string | undefined {
  try {
    const text = renderToString(children);
    // Only streams begin with the document type.
    return text.includes(unrenderedSection) ? undefined : `<!DOCTYPE html>${text}`;
  } catch {
    return undefined;
  }
}

/** Waits until every part is rendered: a page sent in parts would contain React's own scripts, whose text varies. */
function renderStream(children: ReactNode, { nonce, signal, reportFailure }: MarkupOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(children, {
      ...(nonce === undefined ? {} : { nonce }),
      // Each finished part in its place, however large.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellError: reject,
      onAllReady: () => pipe(createCollector(resolve)),
      onError: (error) => {
        if (!signal.aborted) reportFailure({ where: 'markup', code: String(error) });
      },
    });
    signal.addEventListener('abort', () => abort(signal.reason), { once: true });
  });
}

/** Joins the chunks. */
function createCollector(done: (markup: Buffer) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, written) {
      chunks.push(chunk);
      written();
    },
    final(closed) {
      done(Buffer.concat(chunks));
      closed();
    },
  });
}
