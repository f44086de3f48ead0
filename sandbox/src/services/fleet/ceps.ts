import type { CepAddress } from '../../../contract/identity.ts';
import { places } from '../vehicle/places.ts';

/**
 * First CEP of each range with its state and city: Correios' ranges by state use the capital, and São Paulo's cities
 * with dealers have their own.
 */
const ranges = [
  ['01000', 'SP', 'São Paulo'],
  ['09000', 'SP', 'Santo André'],
  ['09300', 'SP', 'São Paulo'],
  ['09500', 'SP', 'São Caetano do Sul'],
  ['09600', 'SP', 'São Bernardo do Campo'],
  ['09900', 'SP', 'São Paulo'],
  ['12200', 'SP', 'São José dos Campos'],
  ['12250', 'SP', 'São Paulo'],
  ['13000', 'SP', 'Campinas'],
  ['13140', 'SP', 'São Paulo'],
  ['14000', 'SP', 'Ribeirão Preto'],
  ['14115', 'SP', 'São Paulo'],
  ['20000', 'RJ', 'Rio de Janeiro'],
  ['29000', 'ES', 'Vitória'],
  ['30000', 'MG', 'Belo Horizonte'],
  ['40000', 'BA', 'Salvador'],
  ['49000', 'SE', 'Aracaju'],
  ['50000', 'PE', 'Recife'],
  ['57000', 'AL', 'Maceió'],
  ['58000', 'PB', 'João Pessoa'],
  ['59000', 'RN', 'Natal'],
  ['60000', 'CE', 'Fortaleza'],
  ['64000', 'PI', 'Teresina'],
  ['65000', 'MA', 'São Luís'],
  ['66000', 'PA', 'Belém'],
  ['68900', 'AP', 'Macapá'],
  ['69000', 'AM', 'Manaus'],
  ['69300', 'RR', 'Boa Vista'],
  ['69400', 'AM', 'Manaus'],
  ['69900', 'AC', 'Rio Branco'],
  ['70000', 'DF', 'Brasília'],
  ['72800', 'GO', 'Goiânia'],
  ['73000', 'DF', 'Brasília'],
  ['73700', 'GO', 'Goiânia'],
  ['76800', 'RO', 'Porto Velho'],
  ['77000', 'TO', 'Palmas'],
  ['78000', 'MT', 'Cuiabá'],
  ['79000', 'MS', 'Campo Grande'],
  ['80000', 'PR', 'Curitiba'],
  ['88000', 'SC', 'Florianópolis'],
  ['90000', 'RS', 'Porto Alegre'],
] as const;

/** CEPs with this ending are unknown, to demonstrate that case. */
const unknownCepEnding = '999';

/**
 * The address of a postal code: state and city of its range, with an invented street.
 * @param cep with or without mask
 * @returns undefined for an unknown one
 */
export function findCep(cep: string): CepAddress | undefined {
  const digits = cep.replaceAll(/\D/g, '');
  if (digits.length !== 8 || digits.endsWith(unknownCepEnding)) return undefined;
  const range = ranges.findLast(([first]) => digits.slice(0, 5) >= first);
  if (!range) return undefined;
  const [, state, city] = range;
  const place = places.find((known) => known.city === city && known.state === state);
  return {
    cep: digits,
    street: `Rua de Exemplo ${Number(digits.slice(5))}`,
    district: 'Centro',
    city,
    state,
    ...(place && { latitude: place.latitude, longitude: place.longitude }),
  };
}
