import type { Dealer } from '../../../../contract/dealers.ts';
import { sampleName } from '../../../kernel/sample-name.ts';
import { places, type Place } from '../../vehicle/places.ts';

/** First five digits of a CEP and the area code of each pickup city. */
const codes: Readonly<Record<string, readonly [cep: string, ddd: string]>> = {
  'Rio Branco': ['69900', '68'],
  Maceió: ['57020', '82'],
  Macapá: ['68900', '96'],
  Manaus: ['69010', '92'],
  Salvador: ['40020', '71'],
  Fortaleza: ['60025', '85'],
  Brasília: ['70070', '61'],
  Vitória: ['29010', '27'],
  Goiânia: ['74015', '62'],
  'São Luís': ['65010', '98'],
  Cuiabá: ['78005', '65'],
  'Campo Grande': ['79002', '67'],
  'Belo Horizonte': ['30110', '31'],
  Belém: ['66010', '91'],
  'João Pessoa': ['58010', '83'],
  Curitiba: ['80010', '41'],
  Recife: ['50010', '81'],
  Teresina: ['64000', '86'],
  'Rio de Janeiro': ['20040', '21'],
  Natal: ['59012', '84'],
  'Porto Alegre': ['90010', '51'],
  'Porto Velho': ['76801', '69'],
  'Boa Vista': ['69301', '95'],
  Florianópolis: ['88010', '48'],
  'São Paulo': ['01310', '11'],
  'Santo André': ['09010', '11'],
  'São Bernardo do Campo': ['09710', '11'],
  'São Caetano do Sul': ['09510', '11'],
  Campinas: ['13010', '19'],
  'Ribeirão Preto': ['14010', '16'],
  'São José dos Campos': ['12210', '12'],
  Aracaju: ['49010', '79'],
  Palmas: ['77001', '63'],
};

/** Cities with more than one dealer, to demonstrate the choice. */
const counts: Readonly<Record<string, number>> = {
  'São Paulo': 4,
  'Rio de Janeiro': 3,
  Campinas: 2,
  Curitiba: 2,
  'Belo Horizonte': 2,
  'Porto Alegre': 2,
};

const names = ['Vila Ipê', 'Jardim das Araras', 'Alto da Serra', 'Praça do Sol', 'Ribeira', 'Bosque Velho', 'Mirante'];
const streets = [
  'Avenida das Jabuticabeiras',
  'Rua dos Manacás',
  'Avenida do Contorno de Exemplo',
  'Rua das Paineiras',
  'Avenida dos Bem-te-vis',
];
const districts = ['Centro', 'Vila Nova de Exemplo', 'Jardim Modelo'];

const hours = ['Segunda a sexta, 8h às 18h; sábado, 9h às 13h', 'Segunda a sexta, 8h30 às 18h30'];

const firstId = 7001;
const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '';
const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

/** Fictional dealers in every state, the same in every world. */
export const dealers: readonly Dealer[] = places
  .flatMap((place) => Array.from({ length: counts[place.city] ?? 1 }, (_, turn) => ({ place, turn })))
  .map(({ place, turn }, index) => dealerAt(place, turn, index));

function dealerAt({ city, state, latitude, longitude }: Place, turn: number, index: number): Dealer {
  const [cep, ddd] = codes[city] ?? [];
  if (cep === undefined || ddd === undefined) throw new Error(`${city} has no postal code in the table of dealers`);
  return {
    id: firstId + index,
    name: sampleName(`Concessionária ${pick(names, index)}`),
    address: `${pick(streets, index)}, ${100 + 37 * index}`,
    uf: state,
    zipCode: `${cep}${String(100 + 10 * turn).padStart(3, '0')}`,
    ddd,
    phone: '00000000',
    district: pick(districts, turn),
    city,
    // A few kilometres apart, so that one is the nearest.
    latitude: rounded(latitude + turn * 0.04),
    longitude: rounded(longitude - turn * 0.03),
    openingHours: sampleName(pick(hours, index)),
  };
}

export function findDealer(id: number): Dealer | undefined {
  return dealers.find((dealer) => dealer.id === id);
}

/**
 * Dealers of a state, or of one of its cities, sorted by city and name.
 * @param uf in upper or lower case
 * @param city accents and case are ignored
 */
export function dealersIn(uf: string, city?: string): Dealer[] {
  const { compare } = new Intl.Collator('pt-BR');
  return dealers
    .filter((dealer) => dealer.uf === uf.toUpperCase() && (city === undefined || isSameCity(dealer.city, city)))
    .toSorted((one, other) => compare(one.city, other.city) || compare(one.name, other.name));
}

const sameLetters = new Intl.Collator('pt-BR', { sensitivity: 'base' });

function isSameCity(one: string, other: string): boolean {
  return sameLetters.compare(one, other.trim()) === 0;
}
