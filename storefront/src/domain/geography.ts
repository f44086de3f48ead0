/** States and cities (spec §3). */

export interface State {
  /** 1 Acre to 27 Tocantins, by the alphabet. */
  id: number;
  name: string;
  /** Two letters, e.g. `SP`. */
  uf: string;
}

export interface City {
  id: number;
  name: string;
}

/** The state with these two letters, in either case. */
export function findState(states: readonly State[], uf: string): State | undefined {
  const wanted = uf.trim().toUpperCase();
  return states.find((state) => state.uf === wanted);
}

/** The city of this name as people write it: accents, case and blanks around are no difference. */
export function findCity(cities: readonly City[], name: string): City | undefined {
  const wanted = plain(name);
  return cities.find((city) => plain(city.name) === wanted);
}

function plain(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
}
