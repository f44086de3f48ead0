/** A token and its lifetime. */
export interface IssuedToken {
  token: string;
  expiresInSeconds?: number | undefined;
}

export interface TokenSource {
  /** The current token, or a new one. Concurrent calls share one token request, which carries the first one's id. */
  get(requestId?: string): Promise<string>;
  /** Drops a token that a service rejected with 401, unless it was already replaced. */
  invalidate(token: string): void;
}

/** Renewed this long before it expires, so that it doesn't expire in transit. */
const marginInMs = 10_000;

/**
 * Holds the payment clients' bearer (spec §6, §7 *Behaviour on answers*) on the server; it never reaches a browser.
 * @param issue requests a token from the payment auth service
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
    invalidate(token) {
      if (current?.token === token) current = undefined;
    },
  };
}
