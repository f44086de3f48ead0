/** Stands in an event for something the event must not hold; the first to take it gets it. */
export type SecretTicket = string & { readonly '~secretTicket': true };

/** In the browser's memory only: the server handles no visitor's event. */
const secrets = new Map<SecretTicket, string>();
let kept = 0;

/**
 * Keeps a password, or a token that came by e-mail, out of actions and state: the screen keeps it and sends the ticket,
 * the saga takes it when it needs it.
 */
export function keepSecret(secret: string): SecretTicket {
  kept += 1;
  const ticket = `secret ${kept}` as SecretTicket;
  secrets.set(ticket, secret);
  return ticket;
}

/** The secret, once; undefined when it has been taken. */
export function takeSecret(ticket: SecretTicket): string | undefined {
  const secret = secrets.get(ticket);
  secrets.delete(ticket);
  return secret;
}
