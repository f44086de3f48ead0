import { broken, text, type Decoder } from './decode.ts';

/** Numbers of things are numbers or text, by service; inside they are text. */
export const idText: Decoder<string> = (value, where) => {
  const written = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : text(value, where);
  return written === '' ? broken(where) : written;
};

/** As the service gave it: digits are its numbers again, an id with letters stays the text it is. */
export function idOnWire(id: string): number {
  // The contract knows numbers alone (sandbox/contract); a service that gave text is owed its own text.
  return /^(0|[1-9]\d{0,14})$/.test(id) ? Number(id) : (id as unknown as number);
}
