import { addAbortSignal, Transform, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { UpstreamError } from './upstream.ts';

/** Node would wait for the rest of a rejected body as long as for a whole document. */
export function limitUnreadBodies(scope: FastifyInstance, timeoutInMs: number): void {
  scope.addHook('onResponse', async ({ raw }) => {
    if (!raw.complete) raw.socket.setTimeout(timeoutInMs);
  });
}

/** Counts a streamed body and fails at the limit; the rest is read and dropped. */
export function limitBody(source: Readable, limitInBytes: number): Readable {
  let received = 0;
  const limiter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      if (received > limitInBytes) done(new UpstreamError('body_too_large'));
      else done(null, chunk);
    },
  });
  // The request must stay open after the failure, or its socket could not send the response.
  limiter.once('close', () => {
    source.unpipe(limiter);
    source.resume();
  });
  source.once('error', (error) => limiter.destroy(error));
  return source.pipe(limiter);
}

/**
 * Reads a whole form.
 * @throws {UpstreamError} for a larger one, or one that isn't complete in time
 */
export async function holdForm(
  source: Readable,
  { limitInBytes, timeoutInMs, signal }: { limitInBytes: number; timeoutInMs: number; signal: AbortSignal },
): Promise<Buffer> {
  const limited = limitBody(source, limitInBytes);
  const end = setTimeout(() => limited.destroy(new UpstreamError('request_stalled')), timeoutInMs);
  try {
    return await buffer(addAbortSignal(signal, limited));
  } catch (error) {
    throw error instanceof UpstreamError ? error : new UpstreamError('visitor_left', { cause: error });
  } finally {
    clearTimeout(end);
  }
}

/** The fields of a form, by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** Fatal: invalid UTF-8 is an error, and so is a byte-order mark, which `JSON.parse` rejects. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** @throws {UpstreamError} for anything but one JSON object in UTF-8 within the nesting limit */
export function readFields(body: Buffer): Fields {
  const fields = findFields(body);
  if (fields === undefined) throw new UpstreamError('bad_request');
  return fields;
}

/** Like `readFields`, or undefined. */
export function findFields(body: Buffer): Fields | undefined {
  try {
    const parsed: unknown = JSON.parse(utf8.decode(body));
    const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
    return isObject && isShallow(parsed) ? { ...parsed } : undefined;
  } catch {
    return undefined;
  }
}

/** The deepest form of the store has three levels. */
const deepest = 20;

/** Deep nesting could overflow the stack of a service that processes it recursively. */
function isShallow(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= deepest && level.length > 0; depth += 1) {
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
  }
  return level.length === 0;
}
