import { withBody } from './change-document.ts';
import type { Scenario } from './world.ts';

export const homeEmpty: Scenario = {
  name: 'home-empty',
  title: 'Página inicial vazia',
  description: 'A página inicial responde só o título, sem nenhuma seção.',
  change: (world) => ({
    ...world,
    documents: withBody(world.documents, 'home', 'home', (body) => ({ ...body, acf: {} })),
  }),
};

export const contentMissing: Scenario = {
  name: 'content-missing',
  title: 'Conteúdo pela metade',
  description:
    'Polo não tem página; Nivus só tem o título; Tera não tem detalhes nem perguntas; a página inicial não tem passos nem comparação; não há páginas legais.',
  change: (world) => {
    const present = world.documents.filter(
      ({ collection, slug }) => collection !== 'pages' && !(collection === 'cars' && slug === 'polo'),
    );
    const withoutNivus = withBody(present, 'cars', 'nivus', (body) => ({ ...body, acf: {} }));
    const withoutTera = withBody(withoutNivus, 'cars', 'tera', (body) => without(body, ['details', 'faq']));
    return {
      ...world,
      documents: withBody(withoutTera, 'home', 'home', (body) => without(body, ['steps', 'compareAndSign'])),
    };
  },
};

function without(body: Record<string, unknown>, sections: string[]): Record<string, unknown> {
  const kept = Object.entries(body['acf'] ?? {}).filter(([section]) => !sections.includes(section));
  return { ...body, acf: Object.fromEntries(kept) };
}
