import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const keyLength = 32;

/** A stored password: `scrypt$<salt>$<key>`, both in base64url. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  const key = await derive(password, salt, keyLength);
  return `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** Checked if there is no account, so that the response time doesn't reveal it. */
const nobody = hashPassword(randomBytes(16).toString('base64url'));

/** Takes the same time for a missing account (`stored` absent). */
export async function isPasswordRight(password: string, stored: string | undefined): Promise<boolean> {
  const [, salt = '', key = ''] = (stored ?? (await nobody)).split('$');
  const given = await derive(password, Buffer.from(salt, 'base64url'), keyLength);
  return timingSafeEqual(given, Buffer.from(key, 'base64url')) && stored !== undefined;
}
