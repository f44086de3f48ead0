/** Maximum characters of a packed text, and of its content: the maximum of a theme. */
const mostPacked = 4096;
const mostUnpacked = 32_768;

/**
 * JSON as text for a URL: DEFLATE (RFC 1951) in base64url. Platform streams are used, so that the lab in a browser
 * and the command in Node produce the same link.
 */
export async function packTheme(document: unknown): Promise<string> {
  const packed = new Blob([JSON.stringify(document)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** The unpacked text, not validated; undefined if the input is invalid or larger than a theme. */
export async function unpackTheme(packed: string): Promise<string | undefined> {
  if (packed.length > mostPacked || !/^[\w-]+$/.test(packed)) return undefined;
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return await readAtMost(stream.getReader(), mostUnpacked);
  } catch {
    return undefined;
  }
}

/** Stops at the limit: a small text may unpack to a huge one. */
async function readAtMost(reader: ReadableStreamDefaultReader<Uint8Array>, most: number): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > most) {
      await reader.cancel();
      return undefined;
    }
  }
}
