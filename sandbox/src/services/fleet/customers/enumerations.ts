import type { EnumerationResponse, StateEnumResponse } from '../../../../contract/customers.ts';
import { states } from '../../geography/rules.ts';

/** Spec §3, Enumerations. */
export const civilStatuses: EnumerationResponse = [
  { id: 1, name: 'Solteiro(a)' },
  { id: 2, name: 'Casado(a)' },
  { id: 3, name: 'Divorciado(a)' },
  { id: 4, name: 'Viúvo(a)' },
  { id: 5, name: 'União Estável' },
];

export const genders: EnumerationResponse = [
  { id: 1, name: 'Masculino' },
  { id: 2, name: 'Feminino' },
  { id: 3, name: 'Outros' },
];

export const stateEnum: StateEnumResponse = states.map(({ id, name, abbreviation }) => ({
  id,
  name,
  uf: abbreviation,
}));
