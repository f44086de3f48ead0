import { createHash } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { createSigner } from './signer.ts';

export interface SessionProofs {
  /** Cookies, one for each name of a payment session, that prove its opener. */
  prove(userId: string, names: readonly string[]): string[];
  /** True if the cookies of a call prove that this visitor opened the session. */
  isProved(userId: string, name: string, cookieHeader: string): boolean;
}

export interface SessionProofOptions {
  /** Equal for all processes of a store: each of them verifies the others' proofs. */
  secret: string;
  basePath: string;
  publicUrl: string;
}

/** As long as an order's draft, which contains the session of its card. */
const lifetimeInSeconds = 7 * 24 * 60 * 60;

const cookieNameOf = (name: string) => `card-${createHash('sha256').update(name).digest('base64url').slice(0, 16)}`;

/**
 * Proves the opener of a payment session by a signed cookie, which any process can verify. The payment service still
 * assigns the names.
 */
export function createSessionProofs({ secret, basePath, publicUrl }: SessionProofOptions): SessionProofs {
  const attributes = {
    maxAge: lifetimeInSeconds,
    path: `${basePath}api/payment`,
    httpOnly: true,
    secure: publicUrl.startsWith('https:'),
    sameSite: 'strict',
  } as const;
  const { sign, isSigned } = createSigner(secret);
  const signedText = (userId: string, name: string) => `${userId}\n${name}`;

  return {
    prove: (userId, names) =>
      names.map((name) =>
        stringifySetCookie({
          name: cookieNameOf(name),
          value: sign(signedText(userId, name)),
          ...attributes,
        }),
      ),
    isProved(userId, name, cookieHeader) {
      return isSigned(signedText(userId, name), parseCookie(cookieHeader)[cookieNameOf(name)] ?? '');
    },
  };
}
