import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';
import type { ServiceScope } from './service.ts';

/** A file of a multipart body. Only its metadata is enumerable, so that logging or comparing a body skips the bytes. */
export class SentFile {
  /** As sent by the client: untrusted. */
  readonly name: string;
  readonly size: number;
  /** SHA-256, used to compare bodies. */
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
 * Parses multipart bodies into an object of texts and files; a repeated field is a list. Each route's `bodyLimit`
 * limits the size.
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
