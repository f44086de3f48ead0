/** A token and how long it lasts. */
export interface IssuedToken {
  token: string;
  expiresInSeconds?: number | undefined;
}

export interface TokenSource {
  /** The token in use, or a new one. Concurrent calls share one request for it, which carries the first one's id. */
  get(requestId?: string): Promise<string>;
  /** Forgets a token that a service refused with 401, unless a newer one has taken its place. */
  refuse(token: string): void;
}

/** Renewed this long before its end, so that a token doesn't expire on its way. */
const marginInMs = 10_000;

/**
 * Holds the payment clients' bearer (spec §6, §7 *Behaviour on answers*) on the server; it never reaches a browser.
 * @param issue asks the payment auth service for a token
 * @param now milliseconds since the epoch
 */
export function createTokenSource(
  issue: (requestId?: string) => Promise<IssuedToken>,
  now: () => number = Date.now,
): TokenSource {
  let current: { token: string; endsAt: number } | undefined;
  let pending: Promise<string> | undefined;

  async function renew(requestId?: string): Promise<string> {
    try {
      const { token, expiresInSeconds = Infinity } = await issue(requestId);
      current = { token, endsAt: now() + expiresInSeconds * 1000 - marginInMs };
      return token;
    } finally {
      pending = undefined;
    }
  }

  return {
    async get(requestId) {
      if (current && now() < current.endsAt) return current.token;
      pending ??= renew(requestId);
      return pending;
    },
    refuse(token) {
      if (current?.token === token) current = undefined;
    },
  };
}
