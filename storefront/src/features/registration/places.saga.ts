import type { Action } from '@reduxjs/toolkit';
import { put, select, takeLatest } from 'typed-redux-saga';
import { toAppError } from '#/api/app-error.ts';
import type { GeographyPort, PostalCodePort } from '#/api/ports.ts';
import { cepDigits, isCep } from '#/domain/contact/contact.ts';
import { findPostalCode } from '#/shared/address-form/find-postal-code.ts';
import { read } from '#/shared/loading/requests.ts';
import {
  citiesAsked,
  citiesFailed,
  citiesLoaded,
  citiesWanted,
  postalCodeAsked,
  postalCodeFailed,
  postalCodeFound,
  postalCodeUnknown,
  postalCodeWanted,
  selectPlaces,
  statesAsked,
  statesFailed,
  statesLoaded,
  statesWanted,
} from './places.slice.ts';
import { draftRestored, fieldChanged, selectRegistration } from './registration.slice.ts';

interface Ports {
  geography: GeographyPort;
  postalCode: PostalCodePort;
}

/**
 * Loads the place of a company: state and city of a postal code, and the cities of a state. Only a company's form has
 * it.
 */
export function* watchPlaces(ports: Ports) {
  yield* takeLatest(anyOf(about('document', 'cep'), postalCodeWanted.match), findPlace, ports);
  yield* takeLatest(anyOf(about('document', 'state'), postalCodeFound.match, citiesWanted.match), loadCities, ports);
  yield* takeLatest(anyOf(about('document'), statesWanted.match), loadStates, ports);
}

type Matches = (action: Action) => boolean;

const anyOf =
  (...patterns: readonly Matches[]): Matches =>
  (action) =>
    patterns.some((matches) => matches(action));

/** True if one of these fields changed, or a restored draft may have changed all. */
const about = (...names: readonly string[]): Matches =>
  anyOf((action) => fieldChanged.match(action) && names.includes(action.payload.name), draftRestored.match);

function* findPlace({ postalCode }: Ports) {
  const { kind, values, isPlaceChosen } = yield* select(selectRegistration);
  const cep = cepDigits(values.cep);
  if (kind !== 'company' || isPlaceChosen || !isCep(cep)) return;
  const known = (yield* select(selectPlaces)).postalCode;
  if (known.status === 'found' && known.cep === cep && values.state !== '') return;
  yield* put(postalCodeAsked({ cep }));
  const outcome = yield* findPostalCode(postalCode, cep);
  if (outcome.found) yield* put(postalCodeFound({ ...outcome.found, cep }));
  else yield* put(outcome.why === 'notFound' ? postalCodeUnknown({ cep }) : postalCodeFailed({ cep }));
}

function* loadStates({ geography }: Ports) {
  const { kind } = yield* select(selectRegistration);
  const { states } = yield* select(selectPlaces);
  if (kind !== 'company' || states.status === 'success') return;
  yield* put(statesAsked());
  try {
    yield* put(statesLoaded(yield* read((signal) => geography.listStates(signal))));
  } catch (caught) {
    yield* put(statesFailed(toAppError(caught)));
  }
}

function* loadCities({ geography }: Ports) {
  const { kind, values } = yield* select(selectRegistration);
  const uf = values.state;
  if (kind !== 'company' || uf === '') return;
  const { cities } = yield* select(selectPlaces);
  if (cities.uf === uf && cities.list.status === 'success') {
    // Dispatched again: a postal code of the same state may need its city.
    yield* put(citiesLoaded({ uf, cities: cities.list.data }));
    return;
  }
  yield* put(citiesAsked({ uf }));
  try {
    const list = yield* read((signal) => geography.listCities(uf, signal));
    yield* put(citiesLoaded({ uf, cities: list }));
  } catch (caught) {
    yield* put(citiesFailed({ uf, error: toAppError(caught) }));
  }
}
