import preview from '../../../../.storybook/preview';
import { AccessibilityPage } from '#/routes/pages/help/AccessibilityPage.tsx';
import { FaqPage } from '#/routes/pages/help/FaqPage.tsx';
import { HelpPage } from '#/routes/pages/help/HelpPage.tsx';
import { LegalConditionsPage } from '#/routes/pages/help/LegalConditionsPage.tsx';
import { aText } from '#/test-support/builders.ts';
import type { Answers } from '#/test-support/fake-ports.ts';
import { page } from '#/test-support/page-story.tsx';
import { failing } from '#/test-support/index.ts';

const meta = preview.meta({ title: 'Pages/Help', tags: ['page'], parameters: { layout: 'fullscreen' } });

/** Reviewed by pictures only. The pages' own tests cover the behaviour, so CI does not run these in a browser. */
const seenOnly = ['!test'];

const long = 'Um texto de exemplo que não acaba, como os que os serviços mandam quando ninguém os revisou. ';
const categories = [
  { id: 1, name: 'Assinatura', slug: 'assinatura' },
  { id: 2, name: 'Cobrança e formas de pagamento da sua assinatura', slug: 'cobranca' },
];
const questions = [
  { title: 'Posso encerrar antes do prazo?', content: aText('Pode, com a multa da oferta.'), categoryId: 1 },
  { title: 'O que está incluído no valor mensal?', content: aText('Seguro, revisões e impostos.'), categoryId: 1 },
  { title: 'Quando o cartão é cobrado?', content: aText('Depois da retirada do carro.'), categoryId: 2 },
];
const answering = (asked: typeof questions): Answers => ({
  content: {
    listFaqCategories: () => Promise.resolve(categories),
    listFaqs: ({ categoryId }) => Promise.resolve(asked.filter((question) => question.categoryId === categoryId)),
  },
});
const notFound = failing({ kind: 'notFound' });
const ports = answering(questions);
const faq = { url: '/faq', page: <FaqPage />, ports };

export const Faq = meta.story(page(faq));

export const FaqFound = meta.story({
  tags: seenOnly,
  ...page({ ...faq, url: '/faq?busca=cartao', settledBy: (canvas) => canvas.findByText('1 pergunta') }),
});

export const FaqNothingFound = meta.story({
  tags: seenOnly,
  ...page({
    ...faq,
    url: `/faq?busca=${'submarino'.repeat(10)}`,
    settledBy: (canvas) => canvas.findByText(/^Nenhum resultado encontrado/),
  }),
});

export const FaqLong = meta.story({
  ...page({
    ...faq,
    ports: answering(
      questions.map(({ categoryId }) => ({ title: long.repeat(2), content: aText(long.repeat(6)), categoryId })),
    ),
  }),
});

/** The server's markup if the services exceed its budget. */
export const FaqLoading = meta.story({
  tags: seenOnly,
  ...page({ ...faq, serverBudget: AbortSignal.abort() }),
});

export const FaqFailed = meta.story({
  tags: seenOnly,
  ...page({ ...faq, ports: { content: { listFaqCategories: notFound, listFaqs: notFound } } }),
});

export const Help = meta.story({
  ...page({ url: '/clientes', page: <HelpPage />, ports }),
});

export const Accessibility = meta.story({
  tags: seenOnly,
  ...page({ url: '/acessibilidade', page: <AccessibilityPage /> }),
});

export const LegalConditions = meta.story({
  tags: seenOnly,
  ...page({
    url: '/condicoes-legais',
    page: <LegalConditionsPage />,
    ports: { content: { readPage: notFound, readConditions: notFound } },
  }),
});
