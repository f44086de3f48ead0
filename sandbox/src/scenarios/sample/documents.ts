import type { Collection, Document } from '../../services/content/state.ts';
import { carPages } from './car-pages.ts';
import { home } from './home.ts';
import { offerConditions, pages, partners } from './pages.ts';
import { faqCategories } from './questions.ts';

/** Every sample document of the content service, in its order. */
export function sampleDocuments(): Document[] {
  const all = faqCategories.flatMap((category, index) =>
    category.questions.map((question) => ({ ...question, category: index + 1 })),
  );
  return [
    document('home', 'home', home),
    ...carPages().map((page) => document('cars', page.slug, page)),
    ...all.map(({ question, answerHtml }, index) =>
      document('faq', numbered('duvida', index), { title: { rendered: question }, content: { rendered: answerHtml } }),
    ),
    ...faqCategories.map(({ name, slug }, index) => document('faq-categories', slug, { id: index + 1, name, slug })),
    ...all.map(({ question, answerHtml, category }, index) =>
      document('faqs', numbered('duvida', index), {
        title: { rendered: question },
        content: { rendered: answerHtml },
        category,
      }),
    ),
    ...pages.map((page) => document('pages', page.slug ?? '', page)),
    ...partners.map(({ slug, partner }) => document('partner', slug, partner)),
    ...offerConditions.map((conditions) => document('condicoes', conditions.slug ?? '', conditions)),
  ];
}

function document(collection: Collection, slug: string, body: object): Document {
  return { collection, slug, body: { ...body }, hiddenSections: [] };
}

function numbered(name: string, index: number): string {
  return `${name}-${String(index + 1).padStart(2, '0')}`;
}
