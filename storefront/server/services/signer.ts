import { createHmac, timingSafeEqual, type BinaryLike } from 'node:crypto';

export interface Signer {
  /** HMAC-SHA-256 of the text, in base64url. */
  sign: (text: string) => string;
  /** True if `proof` equals the signature of the text. The comparison takes constant time. */
  isSigned: (text: string, proof: string) => boolean;
}

/** Signs data that the browser stores for the server; every process with the same secret can verify it. */
export function createSigner(secret: BinaryLike): Signer {
  const hmacOf = (text: string) => createHmac('sha256', secret).update(text).digest();
  return {
    sign: (text) => hmacOf(text).toString('base64url'),
    isSigned(text, proof) {
      const [given, expected] = [Buffer.from(proof, 'base64url'), hmacOf(text)];
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
