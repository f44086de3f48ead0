import { Type, type TSchema } from 'typebox';
import {
  CarPagesResponse,
  CarTitlesResponse,
  ContentError,
  FaqCategoriesResponse,
  FaqPostsResponse,
  FaqsResponse,
  HomeResponse,
  OfferConditionsResponse,
  PagesResponse,
  PartnerResponse,
} from '../../../contract/content.ts';
import { partnerPicture } from './pictures.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Service, ServiceScope } from '../../kernel/service.ts';
import { pickFields, refuseFailingStore, unreadableStore, visibleBody, withPictureUrl } from './rules.ts';
import { readDocument, readDocuments, type Collection } from './state.ts';

const Listing = {
  _fields: Type.Optional(Type.String({ description: 'only these, with a comma between; nested with a dot' })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 100 })),
  order: Type.Optional(Type.Enum(['asc', 'desc'], { default: 'asc' })),
};
const Slug = Type.Optional(Type.String({ description: 'only this one: a list with one item, or empty' }));

/** Content service (spec §7): public, lists of posts. */
export function contentService(kernel: Kernel): Service {
  return {
    name: 'content',
    errorBody: ({ code, message, status }): ContentError => ({ code, message, data: { status } }),
    routes(scope) {
      scope.get(
        '/',
        {
          schema: {
            summary: 'The home page; a hidden or missing section is absent',
            querystring: Type.Object({ _fields: Listing._fields }),
            response: { 200: partial(HomeResponse), 404: ContentError },
          },
        },
        async ({ query }) => {
          const home = await readDocument(kernel.database, 'home', 'home');
          if (!home) throw new Refusal(404, 'rest_no_home', 'There is no home page');
          return pickFields(visibleBody(home), query._fields);
        },
      );
      list(
        scope,
        'cars',
        'Pages of the cars, or their titles',
        Type.Union([CarPagesResponse, CarTitlesResponse]),
        true,
      );
      list(scope, 'faq', 'Frequent questions as plain posts', FaqPostsResponse);
      list(scope, 'pages', 'Legal and other pages by slug', PagesResponse, true);
      list(scope, 'partner', 'A partner store: one item is a store, none is none', PartnerResponse, true);
      list(scope, 'condicoes', 'Conditions of the offers', OfferConditionsResponse, true);
      list(scope, 'faq-categories', 'Categories of the questions', FaqCategoriesResponse);
      questions(scope);
      pictures(scope);
    },
  };

  function list(scope: ServiceScope, collection: Collection, summary: string, answer: TSchema, hasSlug = false) {
    scope.get(
      `/${collection}`,
      {
        schema: {
          summary,
          querystring: Type.Object({ ...Listing, ...(hasSlug && { slug: Slug }) }),
          response: { 200: partial(answer), 400: ContentError },
        },
      },
      async ({ query, host }) => {
        const stored = await readDocuments(kernel.database, collection);
        const slug = 'slug' in query && typeof query.slug === 'string' ? query.slug : undefined;
        if (collection === 'partner' && slug === unreadableStore.slug) return unreadableStore.answer;
        if (collection === 'partner') refuseFailingStore(slug);
        const matching = slug === undefined ? stored : stored.filter((document) => document.slug === slug);
        const ordered = query.order === 'desc' ? matching.toReversed() : matching;
        return ordered
          .slice(0, query.per_page ?? 100)
          .map((document) => pickFields(withPictureUrl(visibleBody(document), host), query._fields));
      },
    );
  }

  function pictures(scope: ServiceScope) {
    scope.get(
      '/pictures/:file',
      {
        schema: {
          summary: 'A picture that a document names',
          params: Type.Object({ file: Type.String() }),
          response: { 200: Type.String(), 404: ContentError },
        },
      },
      async ({ params }, reply) => {
        const picture = partnerPicture(params.file);
        if (picture === undefined) throw new Refusal(404, 'rest_no_picture', 'There is no such picture');
        return reply.type('image/svg+xml').serializer(String).send(picture);
      },
    );
  }

  function questions(scope: ServiceScope) {
    scope.get(
      '/faqs',
      {
        schema: {
          summary: 'Questions, all or of one category',
          querystring: Type.Object({
            category: Type.Optional(Type.Integer({ description: 'id of the category' })),
            limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 10 })),
            page: Type.Optional(Type.Integer({ minimum: 1, default: 1, description: 'extension: pages of `limit`' })),
          }),
          response: { 200: FaqsResponse, 400: ContentError },
        },
      },
      async ({ query }) => {
        const bodies = (await readDocuments(kernel.database, 'faqs')).map(visibleBody);
        const matching = bodies.filter((body) => query.category === undefined || body['category'] === query.category);
        const { limit = 10, page = 1 } = query;
        return matching.slice((page - 1) * limit, page * limit) as FaqsResponse;
      },
    );
  }
}

/** `_fields` may omit any field, so the contract's shape documents the response but doesn't type it. */
function partial(schema: TSchema) {
  return Type.Unsafe<unknown>(schema);
}
