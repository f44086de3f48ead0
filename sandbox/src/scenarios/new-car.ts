import { Type, type Static } from 'typebox';
import type { CarPage } from '../../contract/content.ts';
import { slugPattern } from '../slug.ts';
import { questions } from './sample/questions.ts';
import type { Document } from '../services/content/state.ts';
import { colorCodes } from '../services/vehicle/colors.ts';
import type { Version } from '../services/vehicle/state.ts';

/** Input for a new car; the rest is sample data. */
export const NewCar = Type.Object({
  slug: Type.String({ pattern: slugPattern }),
  name: Type.String({ minLength: 1, maxLength: 120 }),
  bodyType: Type.Optional(Type.String({ minLength: 1, default: 'Hatch' })),
  model: Type.Optional(Type.String({ minLength: 1, description: 'name of the version', default: 'Versão única' })),
  year: Type.Optional(Type.Integer({ minimum: 2020, maximum: 2100, default: 2026 })),
  monthlyInstallment: Type.Number({
    exclusiveMinimum: 0,
    description: 'reais; 24 months, 1.000 km, solid colour. Rounded to whole reais.',
  }),
  price: Type.Optional(Type.Number({ exclusiveMinimum: 0, description: 'public price, reais' })),
  description: Type.Optional(Type.String()),
  isElectric: Type.Optional(Type.Boolean({ default: false })),
  isMale: Type.Optional(Type.Boolean({ default: true })),
  isAvailability: Type.Optional(Type.Boolean({ default: true })),
});
export type NewCar = Static<typeof NewCar>;

/** A car with one version, every combination and a page: enough for home, menu and offer page. */
export function newCar(car: NewCar): { versions: Version[]; document: Document } {
  const description = car.description ?? `${car.name}, incluído na página de controle como exemplo.`;
  const baseInCents = Math.round(car.monthlyInstallment) * 100;
  const isElectric = car.isElectric ?? false;
  const isAvailability = car.isAvailability ?? true;
  const version: Version = {
    name: car.name,
    slug: car.slug,
    model: car.model ?? 'Versão única',
    modelCode: `X${car.slug.replaceAll('-', '').toUpperCase()}`,
    year: car.year ?? 2026,
    hasShield: false,
    bodyType: car.bodyType ?? 'Hatch',
    isElectric,
    isMale: car.isMale ?? true,
    isAvailability,
    deadlineInfo: isAvailability ? 'Entrega em até 30 dias.' : 'Sem disponibilidade.',
    tags: ['Exemplo'],
    description,
    priceInCents: Math.round((car.price ?? Math.round(car.monthlyInstallment) * 65) * 100),
    baseInCents,
    rank: 1,
    colors: [...colorCodes],
    showcaseColor: 'BRG',
    packages: [],
    specifications: [{ label: 'Lugares', value: '5' }],
    standardItems: ['Itens de exemplo'],
  };
  const page: CarPage = {
    title: { rendered: car.name },
    slug: car.slug,
    acf: {
      seo: { title: `${car.name} por assinatura`, description },
      banner: { title: car.name, text: description },
      details: { title: `${car.name} no dia a dia`, html: `<p>${escapeHtml(description)}</p>` },
      benefits: {
        title: 'O que vem junto',
        items: [{ title: 'Seguro sem cotação', text: 'Cobertura completa desde o primeiro dia.', icon: 'shield' }],
      },
      faq: { title: 'Perguntas sobre este plano', items: [questions.included, questions.earlyExit] },
    },
  };
  return {
    versions: [version],
    document: { collection: 'cars', slug: car.slug, body: { ...page }, hiddenSections: [] },
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
