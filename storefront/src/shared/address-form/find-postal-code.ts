import type { PostalAddress } from '#/domain/customer/user.ts';
import { read } from '../loading/requests.ts';

interface PostalCodePort {
  findPostalCode: (cep: string, signal: AbortSignal) => Promise<PostalAddress | undefined>;
}

/** The outcome of a look-up. Without an address the visitor types it, so a failure is no error. */
type PostalCodeOutcome = { found: PostalAddress } | { found?: undefined; why: 'notFound' | 'failed' };

/** Looks up where a postal code is. @param cep digits */
export function* findPostalCode(postalCode: PostalCodePort, cep: string): Generator<unknown, PostalCodeOutcome> {
  try {
    const found = yield* read((signal) => postalCode.findPostalCode(cep, signal));
    return found ? { found } : { why: 'notFound' };
  } catch {
    return { why: 'failed' };
  }
}
