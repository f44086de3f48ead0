/**
 * A theme's document as text for an address: DEFLATE (RFC 1951) in base64url. With the platform's own streams, so that
 * the lab in a browser and the command in Node make the same link.
 */
export async function packTheme(document: unknown): Promise<string> {
  const packed = new Blob([JSON.stringify(document)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
