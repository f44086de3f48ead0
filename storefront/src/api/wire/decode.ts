import type { Coordinates } from '../../domain/place/location.ts';

/**
 * Decoders of JSON bodies. A decoder returns a domain value or throws `contract` with the path of the error.
 * Hand-written, because a schema library costs the browser more than all contracts together.
 */
import { isSlug } from '@signdrive/tokens/slug';
import { centsFromReais } from '../../domain/values/money.ts';
import { ServiceError } from '../app-error.ts';

/** @param where path of the value, for developers. */
export type Decoder<T> = (value: unknown, where: string) => T;

/** Receives everything that was left out because it could not be decoded. */
export type Report = (error: ServiceError) => void;

const maxListLength = 20_000;

/** The response breaks the contract at this path. */
export function broken(where: string): never {
  throw new ServiceError({ kind: 'contract', where });
}

export const text: Decoder<string> = (value, where) => (typeof value === 'string' ? value : broken(where));

/** An absent text is empty. */
export const optionalText: Decoder<string> = (value, where) => text(value ?? '', where);

export const flag: Decoder<boolean> = (value, where) => (typeof value === 'boolean' ? value : broken(where));

export const number: Decoder<number> = (value, where) =>
  typeof value === 'number' && Number.isFinite(value) ? value : broken(where);

/** A whole number, 0 or above. */
export const count: Decoder<number> = (value, where) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : broken(where);

/** A whole number, 1 or above: months, years. */
export const positive: Decoder<number> = (value, where) => {
  const whole = count(value, where);
  return whole > 0 ? whole : broken(where);
};

/** Reais on the wire, integer cents in the domain. */
export const cents: Decoder<number> = (value, where) => centsFromReais(number(value, where)) ?? broken(where);

/** Part of a URL. */
export const slug: Decoder<string> = (value, where) => {
  const written = text(value, where);
  return isSlug(written) ? written : broken(where);
};

/** `#rrggbb`: the value is inserted into styles, so nothing else is accepted. */
export const colorHex: Decoder<string> = (value, where) => {
  const written = text(value, where);
  return /^#[0-9a-f]{6}$/i.test(written) ? written : broken(where);
};

/** Every item must be readable. */
export const list =
  <T>(item: Decoder<T>): Decoder<T[]> =>
  (value, where) => {
    if (!Array.isArray(value) || value.length > maxListLength) return broken(where);
    return value.map((entry: unknown, index) => item(entry, `${where}[${index}]`));
  };

/** An absent list is empty. */
export const optionalList =
  <T>(item: Decoder<T>): Decoder<T[]> =>
  (value, where) =>
    list(item)(value ?? [], where);

/** A list of options; an empty one is an error, because a form could not be completed. */
export const choices =
  <T>(item: Decoder<T>): Decoder<T[]> =>
  (value, where) => {
    const items = list(item)(value, where);
    return items.length === 0 ? broken(where) : items;
  };

/** Keeps the readable items and reports the others. If none is readable, the list itself is an error. */
export const listOfReadable = <T>(item: Decoder<T>, report: Report): Decoder<T[]> => {
  const all = list((entry, where) => {
    const read = tolerate(() => item(entry, where), report);
    return read === undefined ? [] : [read];
  });
  return (value, where) => {
    const items = all(value, where);
    const readable = items.flat();
    return readable.length === 0 && items.length > 0 ? broken(where) : readable;
  };
};

/** Undefined, with a report, if the value can't be decoded. For optional parts of a page. */
export function tolerate<T>(decode: () => T, report: Report): T | undefined {
  try {
    return decode();
  } catch (caught) {
    if (!(caught instanceof ServiceError)) throw caught;
    report(caught);
    return undefined;
  }
}

/** Reads the fields of one object on the wire. */
export interface Fields<Wire> {
  get<T>(name: keyof Wire & string, decoder: Decoder<T>): T;
  /** Undefined if the field is absent or null. */
  maybe<T>(name: keyof Wire & string, decoder: Decoder<T>): T | undefined;
  /** Like `maybe`, and undefined with a report if it can't be decoded. */
  tolerant<T>(name: keyof Wire & string, decoder: Decoder<T>, report: Report): T | undefined;
}

/** @typeParam Wire contract of the object; its field names are checked against it. */
export function fieldsOf<Wire>(value: unknown, where: string): Fields<Wire> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return broken(where);
  const record = value as Readonly<Record<string, unknown>>;
  const read = (name: string): unknown => (Object.hasOwn(record, name) ? record[name] : undefined);
  const fields: Fields<Wire> = {
    get: (name, decoder) => decoder(read(name), `${where}.${name}`),
    maybe: (name, decoder) => {
      const found = read(name);
      return found === undefined || found === null ? undefined : decoder(found, `${where}.${name}`);
    },
    tolerant: (name, decoder, report) => tolerate(() => fields.maybe(name, decoder), report),
  };
  return fields;
}

/** Decodes one object by its fields. @typeParam Wire contract of the object */
export const object =
  <Wire, T>(read: (wire: Fields<Wire>, where: string) => T): Decoder<T> =>
  (value, where) =>
    read(fieldsOf(value, where), where);

type Present<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** Removes undefined properties, so that absence has one representation. */
export function present<T extends object>(properties: T): Present<T> {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) as Present<T>;
}

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

interface WirePosition {
  latitude?: number;
  longitude?: number;
}

const coordinates = object((wire: Fields<WirePosition>, where): Coordinates | undefined => {
  const latitude = wire.maybe('latitude', number);
  const longitude = wire.maybe('longitude', number);
  if (latitude === undefined || longitude === undefined) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : broken(where);
});

/** The position of a place on the wire (decision 0010); undefined if the service has none. */
export const positionIn = (value: unknown, where: string, report: Report): Coordinates | undefined =>
  tolerate(() => coordinates(value, where), report);
