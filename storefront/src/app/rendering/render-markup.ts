import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { RenderOptions } from '../../../server/contract.ts';

type MarkupOptions = Pick<RenderOptions, 'nonce' | 'signal' | 'reportFailure'>;

/** React's placeholder for a section that suspended or failed. */
const unrenderedSection = '<!--$!-->';

/**
 * Renders the whole page to UTF-8. React writes a stream in thousands of small chunks, each encoded separately; a
 * string is faster. Only a stream waits for suspended components and reports failures, so such pages are rendered
 * again.
 */
export async function renderMarkup(children: ReactNode, options: MarkupOptions): Promise<Buffer> {
  options.signal.throwIfAborted();
  // A string has no nonce, which the development server needs.
  const text = options.nonce === undefined ? renderAtOnce(children) : undefined;
  return text === undefined ? renderStream(children, options) : Buffer.from(text);
}

/** Returns `undefined` for a page with a component that suspends or fails. */
function renderAtOnce(children: ReactNode): string | undefined {
  try {
    const text = renderToString(children);
    // Only streams start with the document type.
    return text.includes(unrenderedSection) ? undefined : `<!DOCTYPE html>${text}`;
  } catch {
    return undefined;
  }
}

/** Waits for the whole page: a page sent in parts would contain React's own scripts, whose text varies. */
function renderStream(children: ReactNode, { nonce, signal, reportFailure }: MarkupOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(children, {
      ...(nonce === undefined ? {} : { nonce }),
      // Every finished part is inlined, however large.
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
