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

/** Counts a body while it passes, and fails it at the limit; what still arrives is then read and dropped. */
export function limitBody(source: Readable, limitInBytes: number): Readable {
  let received = 0;
  const limiter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      if (received > limitInBytes) done(new UpstreamError('body_too_large'));
      else done(null, chunk);
    },
  });
  // A visitor's request must survive the failure, or the answer could not be sent on its socket.
  limiter.once('close', () => {
    source.unpipe(limiter);
    source.resume();
  });
  source.once('error', (error) => limiter.destroy(error));
  return source.pipe(limiter);
}

/**
 * Reads a form whole.
 * @throws {UpstreamError} for one that is larger, or that isn't there in time, however steadily it arrives
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

/** Fatal: bytes that aren't UTF-8 are an error, and so is a byte-order mark, which `JSON.parse` rejects. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** @throws {UpstreamError} for anything but one JSON object in UTF-8 that nests no deeper than a form may */
export function readFields(body: Buffer): Fields {
  const fields = findFields(body);
  if (fields === undefined) throw new UpstreamError('bad_request');
  return fields;
}

/** As `readFields`, or undefined. */
export function findFields(body: Buffer): Fields | undefined {
  try {
    const parsed: unknown = JSON.parse(utf8.decode(body));
    const isObject = typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed);
    return isObject && isShallow(parsed) ? { ...parsed } : undefined;
  } catch {
    return undefined;
  }
}

/** The deepest form of the store nests three levels. */
const deepest = 20;

/** A service that goes through a value recursively would use up its stack. */
function isShallow(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= deepest && level.length > 0; depth += 1) {
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
  }
  return level.length === 0;
}
