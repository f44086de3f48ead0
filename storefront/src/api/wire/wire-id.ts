import { broken, text, type Decoder } from './decode.ts';

/** Ids are numbers or text, depending on the service; the domain uses text. */
export const idText: Decoder<string> = (value, where) => {
  const written = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : text(value, where);
  return written === '' ? broken(where) : written;
};

/** Restores the service's form: digits become a number, an id with letters stays text. */
export function idOnWire(id: string): number {
  // The contract allows only numbers (sandbox/contract); a service with text ids gets its own text back.
  return /^(0|[1-9]\d{0,14})$/.test(id) ? Number(id) : (id as unknown as number);
}
