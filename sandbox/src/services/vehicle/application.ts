import type { ApplicationResponse, CalculatorData } from '../../../contract/vehicle.ts';
import type { VehicleSettings } from './rules.ts';

/** Facts about the programme; the calculator's data is an extension. */
export function applicationOf(settings: VehicleSettings): ApplicationResponse {
  return {
    name: 'Sign & Drive (dados de exemplo)',
    salesPhone: '0800 000 0000',
    notes: [
      'Ambiente de demonstração: preços, prazos e textos são exemplos.',
      'Boleto compensa em até 3 dias úteis e chega por e-mail todo mês.',
      'O cartão é cobrado alguns dias depois da retirada e, a partir daí, todo mês.',
    ],
    ...(settings.hasExtensions && { calculator }),
  };
}

/** Invented yearly depreciation, percent. ID.Buzz and Tiguan Allspace have none and use the general resale. */
const depreciation: readonly [model: string, version: string, year: number, percent: number][] = [
  ['T-Cross', 'Sense 200 TSI', 2026, 11.8],
  ['T-Cross', 'Comfortline 200 TSI', 2026, 11.2],
  ['T-Cross', 'Highline 250 TSI', 2026, 12.1],
  ['Nivus', 'Comfortline 200 TSI', 2026, 10.9],
  ['Nivus', 'Highline 200 TSI', 2026, 11.6],
  ['Tera', 'MPI', 2026, 9.4],
  ['Tera', 'TSI', 2026, 9.8],
  ['Tera', 'High TSI', 2026, 10.3],
  ['Polo', 'Track', 2025, 9.9],
  ['Polo', 'Track', 2026, 9.2],
  ['Polo', 'Highline 170 TSI', 2026, 10.8],
  ['Virtus', 'TSI', 2026, 11.4],
  ['Virtus', 'Exclusive 250 TSI', 2026, 12.6],
  ['Taos', 'Comfortline 250 TSI', 2026, 12.9],
  ['Taos', 'Highline 250 TSI', 2026, 13.2],
  ['Saveiro', 'Robust cabine simples', 2026, 7.1],
  ['Saveiro', 'Extreme cabine dupla', 2026, 8.3],
  ['Amarok', 'Highline V6', 2026, 8.6],
  ['Amarok', 'Extreme V6', 2026, 9.1],
  ['Jetta', 'GLI 350 TSI', 2026, 12.4],
  ['ID.4', 'Pro', 2026, 17.5],
];

/** Also invented: brands without an offer here, so that the calculator can be tried with all four. */
const otherBrands: CalculatorData['depreciation'] = [
  ['audi', 'A3 Sedan (exemplo)', 'Performance', 2026, 12.4],
  ['audi', 'Q3 (exemplo)', 'S line', 2026, 13.5],
  ['audi', 'Q5 (exemplo)', 'S line', 2026, 13.1],
  ['audi', 'e-tron (exemplo)', 'Sportback', 2026, 18.2],
  ['ducati', 'Scrambler (exemplo)', 'Icon', 2026, 10.5],
  ['ducati', 'Monster (exemplo)', '937', 2026, 11.3],
  ['ducati', 'Multistrada (exemplo)', 'V4 S', 2026, 12.2],
  ['porsche', 'Macan (exemplo)', 'Base', 2026, 9.4],
  ['porsche', 'Cayenne (exemplo)', 'E-Hybrid', 2026, 9.4],
  ['porsche', '718 Cayman (exemplo)', 'Style Edition', 2026, 9.4],
].map(([brand, model, version, year, percent]) => ({
  brand: String(brand),
  model: String(model),
  version: String(version),
  year: Number(year),
  averageDepreciationPercetage: Number(percent),
}));

const calculator: CalculatorData = {
  source: 'Tabela de exemplo, sem valor comercial',
  depreciation: [
    ...depreciation.map(([model, version, year, averageDepreciationPercetage]) => ({
      brand: 'volkswagen',
      model,
      version,
      year,
      averageDepreciationPercetage,
    })),
    ...otherBrands,
  ],
  pps: [
    { brand: 'audi', model: 'A3 Sedan (exemplo)', values: [1290, 1890, 1290, 2490, 1490] },
    { brand: 'audi', model: 'Q3 (exemplo)', values: [1490, 2190, 1490, 2890, 1690] },
    { brand: 'audi', model: 'Q5 (exemplo)', values: [1790, 2690, 1790, 3490, 1990] },
    { brand: 'audi', model: 'e-tron (exemplo)', values: [890, 1290, 890, 1690, 890] },
    { brand: 'porsche', model: 'Macan (exemplo)', values: [3200, 4900, 3200, 6400, 3600] },
    { brand: 'porsche', model: 'Cayenne (exemplo)', values: [3900, 5800, 3900, 7600, 4200] },
    { brand: 'porsche', model: '718 Cayman (exemplo)', values: [3400, 5100, 3400, 6700, 3800] },
  ],
};
