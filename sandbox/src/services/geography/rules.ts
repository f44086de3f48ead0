import { getMunicipalities, getStates } from '@brazilian-utils/brazilian-utils';
import type { CitiesResponse, StatesResponse } from '../../../contract/geography.ts';

const { compare } = new Intl.Collator('pt-BR');

/** All states; the ids are alphabetical (spec §3). */
export const states: StatesResponse = getStates()
  .toSorted((one, other) => compare(one.name, other.name))
  .map(({ code, name }, index) => ({ id: index + 1, name, abbreviation: code }));

/** @returns every city of a state, or undefined for an unknown state */
export function citiesOf(uf: string): CitiesResponse | undefined {
  const state = getStates().find(({ code }) => code === uf.toUpperCase());
  if (!state) return undefined;
  return getMunicipalities(state.code)
    .map(({ code, name }) => ({ id: Number(code), name }))
    .toSorted((one, other) => compare(one.name, other.name));
}
