import { isRecord } from '../../domain/values/is-record.ts';
import { ServiceError, type AppError } from '../app-error.ts';

const maxMessageLength = 500;

/** The service's code: `code` of the vehicle, content and other services, the number `id` of the fleet. */
function codeOf({ code, id }: Readonly<Record<string, unknown>>): string {
  const found = [code, id].find((value) => typeof value === 'string' || typeof value === 'number');
  return found === undefined ? '' : String(found).slice(0, 100);
}

/** A status of the request's content. A proxy rejects with other ones, in a message of its own without a code. */
export const isOfContent = (status: number) => [400, 409, 422].includes(status);

/** Names of these statuses, which a proxy sends as a message. */
const statusName = /^(?:\d{3} )?(?:bad request|conflict|unprocessable \w+)\.?$/i;

/** Plain text of the service: no markup, no control characters, no HTML page. */
function messageOf(message: unknown): string | undefined {
  if (typeof message !== 'string') return undefined;
  const plain = message.replaceAll(/\p{C}+/gu, ' ').trim();
  return plain === '' || plain.length > maxMessageLength || statusName.test(plain) ? undefined : plain;
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
  const code = codeOf(answer);
  const isServices = code !== '' || typeof body === 'string' || isOfContent(status);
  const serverMessage = isServices ? messageOf(answer['message']) : undefined;
  const fields = fieldsOf(answer['fields']);
  return {
    kind: 'rejected',
    status,
    code,
    ...(fields && { fields }),
    ...(serverMessage !== undefined && { serverMessage }),
    // Only seconds are read; an HTTP date depends on the service's clock.
    ...(typeof retryAfter === 'string' && /^\d{1,6}$/.test(retryAfter) && { retryAfterInSeconds: Number(retryAfter) }),
  };
}

/** Resolves to `none` where the service responds with 404. */
export async function orIfMissing<T, None>(reading: Promise<T>, none: None): Promise<T | None> {
  try {
    return await reading;
  } catch (caught) {
    if (caught instanceof ServiceError && caught.error.kind === 'notFound') return none;
    throw caught;
  }
}
