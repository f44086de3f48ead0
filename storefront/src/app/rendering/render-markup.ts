import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { RenderOptions } from '../../../server/contract.ts';
import { setImmediate } from 'node:timers/promises';

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

/** A stored page needs some turns: for its connection, its request and its response. */
const turnsBetween = 4;

let last: Promise<void> = Promise.resolve();

async function waitTurns(): Promise<void> {
  for (let turn = 0; turn < turnsBetween; turn++) await setImmediate();
}

/**
 * Resolves in a turn of the event loop without another caller, some turns after the previous one. Otherwise renderings
 * that are ready together would run in one turn, and no stored page would be sent meanwhile.
 */
export function separateTurn(): Promise<void> {
  last = last.then(waitTurns);
  return last;
}
