import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';
import type { ServiceScope } from './service.ts';

/** A file of a multipart body. Only its facts can be listed: whoever logs or compares a body doesn't walk its bytes. */
export class SentFile {
  /** As it was sent: not to be trusted. */
  readonly name: string;
  readonly size: number;
  /** SHA-256: tells two bodies apart, for one. */
  readonly digest: string;
  readonly #bytes: Buffer;

  constructor(name: string, bytes: Buffer) {
    this.name = name;
    this.size = bytes.length;
    this.digest = createHash('sha256').update(bytes).digest('hex');
    this.#bytes = bytes;
  }

  get bytes(): Buffer {
    return this.#bytes;
  }
}

/**
 * Reads multipart bodies of a service into an object of texts and files; a field sent twice is a list. How large one may
 * be is the `bodyLimit` of each route.
 */
export function acceptMultipart(scope: ServiceScope): void {
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const type = request.headers['content-type'] ?? '';
      const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
        .formData()
        .catch(() => undefined);
      if (!form) throw new Refusal(400, 'invalid_request', 'The body is no multipart form');
      const names = [...new Set(form.keys())];
      const fields = names.map(async (name) => {
        const values = await Promise.all(form.getAll(name).map(toValue));
        return [name, values.length === 1 ? values[0] : values] as const;
      });
      return Object.fromEntries(await Promise.all(fields));
    },
  );
}

async function toValue(value: string | File): Promise<string | SentFile> {
  return typeof value === 'string' ? value : new SentFile(value.name, Buffer.from(await value.arrayBuffer()));
}
