import type { AccessoryPackage, Version } from '../../services/vehicle/state.ts';
import { cars, type SampleCar, type SampleVersion } from './cars/index.ts';

const packages: Record<'comfort' | 'cargo' | 'charging', AccessoryPackage> = {
  comfort: {
    code: 'CONF',
    name: 'Pacote Conforto',
    monthlyInCents: 79_90,
    accessories: ['Tapetes de borracha', 'Película nos vidros', 'Suporte para celular'],
    optionalText: 'Sensor de estacionamento dianteiro',
  },
  cargo: {
    code: 'CARG',
    name: 'Pacote Carga',
    monthlyInCents: 129_90,
    accessories: ['Capota marítima', 'Protetor de caçamba', 'Ganchos de amarração'],
    optionalText: 'Engate de reboque',
  },
  charging: {
    code: 'RECA',
    name: 'Pacote Recarga',
    monthlyInCents: 189_90,
    accessories: ['Carregador de parede de 7 kW', 'Cabo portátil'],
    optionalText: 'Instalação básica do carregador',
  },
};

/** Every sample version, in the spec's display order of the cars (§9). */
export function sampleVersions(): Version[] {
  return cars.flatMap((car) => car.versions.map((version) => toVersion(car, version)));
}

function toVersion(car: SampleCar, version: SampleVersion): Version {
  const hasShield = version.hasShield ?? false;
  return {
    name: car.name,
    slug: car.slug,
    model: version.model,
    modelCode: version.modelCode,
    year: version.year ?? 2026,
    hasShield,
    bodyType: car.bodyType,
    isElectric: car.isElectric ?? false,
    isMale: car.isMale ?? true,
    isAvailability: car.isUnavailable !== true,
    deadlineInfo: version.deadlineInfo ?? car.deadlineInfo,
    tags: [...car.tags, ...(hasShield ? ['Blindado'] : [])],
    description: car.description,
    priceInCents: version.price * 100,
    baseInCents: version.base * 100,
    rank: version.rank,
    colors: version.colors ?? car.colors,
    showcaseColor: version.showcaseColor ?? car.showcaseColor,
    packages: car.package ? [packages[car.package]] : [],
    specifications: [
      ...car.specifications,
      ...(version.specifications ?? []),
      ...(hasShield ? [{ label: 'Blindagem', value: 'Nível III-A (exemplo)' }] : []),
    ],
    standardItems: [...car.standardItems, ...(version.items ?? [])],
  };
}
