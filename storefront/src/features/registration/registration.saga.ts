import { call, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import { toAppError, type AppError } from '#/api/app-error.ts';
import type { IdentityPort } from '#/api/ports.ts';
import { normalizeEmail } from '#/domain/contact/contact.ts';
import { joinName } from '#/domain/customer/person-name.ts';
import { bareText } from '#/domain/values/text.ts';
import { takeSecret } from '#/shared/forms/one-time-secrets.ts';
import {
  createWriteKeys,
  isOutcomeUnknown,
  sendWithKey,
  type WriteKeyPorts,
  type WriteKeys,
} from '#/shared/failures/confirmed-write.ts';
import { serverMessageIn } from '#/shared/failures/server-message.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';
import { citiesLoaded, postalCodeFailed, postalCodeFound, postalCodeUnknown } from './places.slice.ts';
import {
  companyRegistered,
  companySubmitted,
  draftRestored,
  emptyValues,
  fieldChanged,
  individualRegistered,
  individualSubmitted,
  registrationFailed,
  registrationShown,
  selectRegistration,
  type RegistrationValues,
} from './registration.slice.ts';

export interface RegistrationPorts extends WriteKeyPorts {
  identity: IdentityPort;
  storage: StoragePort;
  /** The car on the page, if any, with the query of its URL. */
  readChosenCar: () => { slug: string; name: string; search: string } | undefined;
  /** Path of the current page; undefined on home. */
  readPage: () => string | undefined;
}

/** Spec §4, Registration. Browser only, loaded with the dialog. */
export function* watchRegistration(ports: RegistrationPorts) {
  const keys = createWriteKeys(ports);
  yield* takeEvery(registrationShown, restoreDraft, ports);
  yield* takeEvery(
    [fieldChanged, postalCodeFound, postalCodeUnknown, postalCodeFailed, citiesLoaded],
    keepDraft,
    ports,
  );
  yield* takeLeading([individualSubmitted, companySubmitted], register, ports, keys);
}

function* register(ports: RegistrationPorts, keys: WriteKeys) {
  const { step, values } = yield* select(selectRegistration);
  if (step.name !== 'form' || step.sending.status !== 'sending') return;
  const { password } = step.sending;
  if (password) yield* call(registerIndividual, ports, keys, values, takeSecret(password));
  else yield* call(registerCompany, ports, keys, values);
}

function* registerIndividual(
  { identity, storage, readChosenCar, readPage }: RegistrationPorts,
  keys: WriteKeys,
  { document, email, phone, cep, name }: RegistrationValues,
  password: string | undefined,
) {
  const car = readChosenCar();
  const registration = {
    name,
    email: bareText(email),
    document,
    phone,
    cep,
    ...(car && { vehicleModel: car.name }),
  };
  try {
    if (password === undefined) throw new Error('The password was taken before');
    const body = { ...registration, password };
    const idempotencyKey = yield* sendWithKey(keys, { write: 'individual', body, isSecret: true }, (key, signal) =>
      identity.registerIndividual({ ...body, idempotencyKey: key }, signal),
    );
    // The confirmation leads back to this car with its plan, or page, even if the e-mail opens in another tab.
    const origin = car ? car.slug + car.search : readPage();
    // An earlier confirmation may have been left before its dialog was closed.
    storage.local.remove('signup', 'confirm');
    if (origin !== undefined) storage.local.write('signup', origin);
    yield* put(individualRegistered({ email: registration.email, lead: registration, idempotencyKey }));
  } catch (caught) {
    yield* call(fail, toAppError(caught));
  }
}

function* registerCompany(
  { identity, storage, readChosenCar }: RegistrationPorts,
  keys: WriteKeys,
  { name: _name, ...typed }: RegistrationValues,
) {
  const car = readChosenCar();
  const contact = { ...typed, email: bareText(typed.email), ...(car && { vehicleModel: car.name }) };
  try {
    const idempotencyKey = yield* sendWithKey(keys, { write: 'company', body: contact }, (key, signal) =>
      identity.registerCompany({ ...contact, idempotencyKey: key }, signal),
    );
    storage.local.remove('registerFleet');
    const { firstName, lastName, ...facts } = contact;
    const lead = { ...facts, name: joinName(firstName, lastName), email: normalizeEmail(facts.email) };
    yield* put(companyRegistered({ lead, idempotencyKey }));
  } catch (caught) {
    yield* call(fail, toAppError(caught));
  }
}

function* fail(error: AppError) {
  yield* put(
    registrationFailed({
      isUnknown: isOutcomeUnknown(error),
      isAlreadyRegistered: error.kind === 'rejected' && error.status === 409,
      ...serverMessageIn(error),
    }),
  );
}

/** A company's input is stored beyond the page, never with a password (product.md, `registerFleet`). */
function* keepDraft({ storage }: RegistrationPorts) {
  const { kind, values } = yield* select(selectRegistration);
  if (kind === 'company') storage.local.write('registerFleet', JSON.stringify(values));
}

function* restoreDraft({ storage }: RegistrationPorts) {
  const kept = draftOf(storage.local.read('registerFleet'));
  if (kept) yield* put(draftRestored(kept));
}

/** Known fields with text values; others are ignored. */
function draftOf(text: string | undefined): Partial<RegistrationValues> | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    return Object.fromEntries(
      Object.entries(kept).filter(([name, value]) => name in emptyValues && typeof value === 'string'),
    );
  } catch {
    // A damaged draft is ignored.
    return undefined;
  }
}
