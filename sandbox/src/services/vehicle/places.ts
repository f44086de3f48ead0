/** Pickup cities: the capital of each state, and cities of São Paulo with their own delivery time. */
export interface Place {
  city: string;
  state: string;
  latitude: number;
  longitude: number;
}

const table: readonly [city: string, state: string, latitude: number, longitude: number][] = [
  ['Rio Branco', 'AC', -9.97, -67.81],
  ['Maceió', 'AL', -9.67, -35.74],
  ['Macapá', 'AP', 0.03, -51.07],
  ['Manaus', 'AM', -3.12, -60.02],
  ['Salvador', 'BA', -12.97, -38.5],
  ['Fortaleza', 'CE', -3.72, -38.54],
  ['Brasília', 'DF', -15.79, -47.88],
  ['Vitória', 'ES', -20.32, -40.34],
  ['Goiânia', 'GO', -16.69, -49.25],
  ['São Luís', 'MA', -2.53, -44.3],
  ['Cuiabá', 'MT', -15.6, -56.1],
  ['Campo Grande', 'MS', -20.44, -54.65],
  ['Belo Horizonte', 'MG', -19.92, -43.94],
  ['Belém', 'PA', -1.46, -48.5],
  ['João Pessoa', 'PB', -7.12, -34.86],
  ['Curitiba', 'PR', -25.43, -49.27],
  ['Recife', 'PE', -8.05, -34.88],
  ['Teresina', 'PI', -5.09, -42.8],
  ['Rio de Janeiro', 'RJ', -22.91, -43.17],
  ['Natal', 'RN', -5.79, -35.21],
  ['Porto Alegre', 'RS', -30.03, -51.23],
  ['Porto Velho', 'RO', -8.76, -63.9],
  ['Boa Vista', 'RR', 2.82, -60.67],
  ['Florianópolis', 'SC', -27.6, -48.55],
  ['São Paulo', 'SP', -23.55, -46.63],
  ['Santo André', 'SP', -23.66, -46.53],
  ['São Bernardo do Campo', 'SP', -23.69, -46.56],
  ['São Caetano do Sul', 'SP', -23.62, -46.55],
  ['Campinas', 'SP', -22.91, -47.06],
  ['Ribeirão Preto', 'SP', -21.18, -47.81],
  ['São José dos Campos', 'SP', -23.18, -45.89],
  ['Aracaju', 'SE', -10.91, -37.07],
  ['Palmas', 'TO', -10.18, -48.33],
];

export const places: readonly Place[] = table.map(([city, state, latitude, longitude]) => ({
  city,
  state,
  latitude,
  longitude,
}));
