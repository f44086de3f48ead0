/** States and cities (spec §3). */

export interface State {
  /** 1 Acre to 27 Tocantins, alphabetically. */
  id: number;
  name: string;
  /** Two letters, e.g. `SP`. */
  uf: string;
}

export interface City {
  id: number;
  name: string;
}

/** The state of a two-letter code, ignoring case. */
export function findState(states: readonly State[], uf: string): State | undefined {
  const wanted = uf.trim().toUpperCase();
  return states.find((state) => state.uf === wanted);
}

/** Finds a city by name, ignoring accents, case and surrounding blanks. */
export function findCity(cities: readonly City[], name: string): City | undefined {
  const wanted = plain(name);
  return cities.find((city) => plain(city.name) === wanted);
}

function plain(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();
}

/** All 27, alphabetically: a visible list must not wait for a service (spec §3, Enumerations). */
export const brazilianStates: readonly State[] = (
  'AC Acre|AL Alagoas|AP Amapá|AM Amazonas|BA Bahia|CE Ceará|DF Distrito Federal|ES Espírito Santo|GO Goiás|MA Maranhão|' +
  'MT Mato Grosso|MS Mato Grosso do Sul|MG Minas Gerais|PA Pará|PB Paraíba|PR Paraná|PE Pernambuco|PI Piauí|' +
  'RJ Rio de Janeiro|RN Rio Grande do Norte|RS Rio Grande do Sul|RO Rondônia|RR Roraima|SC Santa Catarina|SP São Paulo|' +
  'SE Sergipe|TO Tocantins'
)
  .split('|')
  .map((written, place) => ({ id: place + 1, uf: written.slice(0, 2), name: written.slice(3) }));
