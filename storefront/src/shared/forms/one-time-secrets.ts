/** Represents a secret in an event that must not contain it; the secret can be taken once. */
export type SecretTicket = string & { readonly '~secretTicket': true };

/** In the browser's memory only: the server handles no visitor's event. */
const secrets = new Map<SecretTicket, string>();
let kept = 0;

/**
 * Keeps a password, or a token from an e-mail, out of actions and state. The screen stores it and dispatches the
 * ticket; the saga takes the secret when it needs it.
 */
export function keepSecret(secret: string): SecretTicket {
  kept += 1;
  const ticket = `secret ${kept}` as SecretTicket;
  secrets.set(ticket, secret);
  return ticket;
}

/** Returns the secret once; undefined afterwards. */
export function takeSecret(ticket: SecretTicket): string | undefined {
  const secret = secrets.get(ticket);
  secrets.delete(ticket);
  return secret;
}
