import type { AppError } from '../app-error.ts';

const maxMessageLength = 500;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The service's code: `code` of the vehicle, content and other services, the number `id` of the fleet. */
function codeOf({ code, id }: Readonly<Record<string, unknown>>): string {
  const found = [code, id].find((value) => typeof value === 'string' || typeof value === 'number');
  return found === undefined ? '' : String(found).slice(0, 100);
}

/** Plain words of the service: no markup, no control characters, not a page. */
function messageOf(message: unknown): string | undefined {
  if (typeof message !== 'string') return undefined;
  const plain = message.replaceAll(/\p{C}+/gu, ' ').trim();
  return plain === '' || plain.length > maxMessageLength ? undefined : plain;
}

function fieldsOf(fields: unknown): Readonly<Record<string, string>> | undefined {
  if (!isRecord(fields)) return undefined;
  const texts = Object.entries(fields).flatMap(([name, message]) => {
    const text = messageOf(message);
    return text === undefined ? [] : [[name, text] as const];
  });
  return texts.length === 0 ? undefined : Object.fromEntries(texts);
}

/**
 * The error of a response that rejects the request.
 * @param body in any service's error shape; undefined where it is no JSON, since the status says enough
 */
export function readRejection(status: number, body: unknown, retryAfter?: unknown): AppError & { kind: 'rejected' } {
  // Some calls respond with a bare string, which is the message.
  const answer = isRecord(body) ? body : { message: body };
  const serverMessage = messageOf(answer['message']);
  const fields = fieldsOf(answer['fields']);
  return {
    kind: 'rejected',
    status,
    code: codeOf(answer),
    ...(fields && { fields }),
    ...(serverMessage !== undefined && { serverMessage }),
    // Seconds; the other form is a date of a clock that isn't ours.
    ...(typeof retryAfter === 'string' && /^\d{1,6}$/.test(retryAfter) && { retryAfterInSeconds: Number(retryAfter) }),
  };
}
