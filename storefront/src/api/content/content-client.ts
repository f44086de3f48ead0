import type {
  CarTitlesResponse,
  FaqCategoriesResponse,
  FaqPostsResponse,
  FaqsResponse,
  OfferConditionsResponse,
  PagesResponse,
  PartnerResponse,
} from '@signdrive/sandbox/contract/content';
import type {
  CarTitle,
  FaqCategory,
  FaqItem,
  OfferConditionsText,
  PartnerStore,
  QuestionAnswer,
  RegisteredCar,
  TextPage,
  PartnerStoreResponse,
  CarPage,
  HomeContent,
} from '../../domain/content/content.ts';
import {
  contentObject,
  header,
  pageFields,
  renderedBody,
  richText,
  section,
  seo,
  title,
  type ContentTools,
} from './content-decoders.ts';
import {
  count,
  list,
  listOfReadable,
  object,
  present,
  slug,
  text,
  type Decoder,
  type Fields,
  type Report,
} from '../wire/decode.ts';
import type { Http } from '../wire/http.ts';
import { digitsIn, isPhone, phoneDigits } from '../../domain/contact/contact.ts';
import { carPage, homeContent } from './page-decoders.ts';
import type { CatalogPort } from '../offer/vehicle-client.ts';
import { safeHref } from './safe-href.ts';

export interface ContentPort {
  readHome(signal: AbortSignal): Promise<HomeContent>;
  /** Undefined if the service has no page for the slug. */
  readCarPage(slug: string, signal: AbortSignal): Promise<CarPage | undefined>;
  listCarTitles(signal: AbortSignal): Promise<readonly CarTitle[]>;
  /** Undefined if the service has no such page. */
  readPage(slug: string, signal: AbortSignal): Promise<TextPage | undefined>;
  readFaq(signal: AbortSignal): Promise<readonly QuestionAnswer[]>;
  listFaqCategories(signal: AbortSignal): Promise<readonly FaqCategory[]>;
  /** @param wanted limit defaults to 10, page to 1. */
  listFaqs(
    wanted: { categoryId?: number; limit?: number; page?: number },
    signal: AbortSignal,
  ): Promise<readonly FaqItem[]>;
  /** Conditions of the offers: legal texts. */
  readConditions(signal: AbortSignal): Promise<readonly OfferConditionsText[]>;
}

/** The store check of spec §2.1. */
export interface StorePort {
  /** The partner's store, or undefined if the slug is unknown. */
  readPartner(slug: string, signal: AbortSignal): Promise<PartnerStoreResponse | undefined>;
}

const defaultFaqLimit = 10;

const carTitle = contentObject((wire: Fields<CarTitlesResponse[number]>, tools): CarTitle => ({
  title: wire.get('title', title(tools)),
  ...present({ slug: wire.maybe('slug', slug) }),
}));

const registeredCar = contentObject((wire: Fields<CarTitlesResponse[number]>, tools): RegisteredCar => ({
  title: wire.get('title', title(tools)),
  slug: wire.get('slug', slug),
}));

const textPage = contentObject((wire: Fields<PagesResponse[number]>, tools): TextPage => {
  const page = wire.get('acf', pageFields<PagesResponse[number]['acf']>);
  return {
    title: wire.get('title', title(tools)),
    body: page.get('html', richText(tools)),
    seo: section(page, 'seo', seo, tools.report) ?? {},
    ...present({ header: section(page, 'header', header, tools.report) }),
  };
});

const faqPost = contentObject((wire: Fields<FaqPostsResponse[number]>, tools): QuestionAnswer => ({
  question: wire.get('title', title(tools)),
  answer: wire.get('content', renderedBody(tools)),
}));

const faqItem = contentObject((wire: Fields<FaqsResponse[number]>, tools): FaqItem => ({
  title: wire.get('title', title(tools)),
  content: wire.get('content', renderedBody(tools)),
  categoryId: wire.get('category', count),
}));

const faqCategory = object((wire: Fields<FaqCategoriesResponse[number]>): FaqCategory => ({
  id: wire.get('id', count),
  name: wire.get('name', text),
  slug: wire.get('slug', slug),
}));

const offerConditionsText = contentObject(
  (wire: Fields<OfferConditionsResponse[number]>, tools): OfferConditionsText => ({
    title: wire.get('title', title(tools)),
    body: wire.get('content', renderedBody(tools)),
    ...present({ slug: wire.maybe('slug', text) }),
  }),
);

/** Digits for the messaging app's links; undefined without any. The country's code 55 is assumed (spec §5). */
const whatsAppNumber = (written: string) =>
  (isPhone(written) ? `55${phoneDigits(written)}` : digitsIn(written)) || undefined;

/**
 * A store's facts, and its theme overrides before validation. Logo and number are optional: an editor may have left
 * them empty.
 */
const partnerStore = contentObject((wire: Fields<PartnerResponse[number]>, { report }) => {
  const image = safeHref(wire.tolerant('partnerImage', text, report) ?? '');
  const partner: PartnerStore = {
    identifier: wire.get('identifier', text),
    referenceCode: wire.get('referenceCode', text),
    name: wire.get('partnerName', text),
    ...present({
      whatsApp: whatsAppNumber(wire.tolerant('partnerWhatsApp', text, report) ?? ''),
      // A relative URL would be resolved against the store itself.
      imageUrl: image && /^https?:/.test(image.href) ? image.href : undefined,
    }),
  };
  return { partner, overrides: wire.maybe('partnerTheme', (overrides) => overrides) };
});

/** Style sheet of a partner's theme overrides. Returns and reports `undefined` if they are invalid. */
export type ReadTheme = (slug: string, overrides: unknown) => string | undefined | Promise<string | undefined>;

/**
 * Content service (spec §7). Its HTML is converted to an allow-listed tree; the parser loads with the first call.
 * @param options siteOrigin: origin of the store; links to it are not external. report: receives unreadable parts that
 * were left out. readTheme: validates a partner's theme; without it none is used.
 */
export function createContentClient(
  http: Http,
  { siteOrigin, report = () => {}, readTheme }: { siteOrigin?: string; report?: Report; readTheme?: ReadTheme } = {},
): ContentPort & StorePort & Pick<CatalogPort, 'listRegisteredCars'> {
  async function read<T>(
    request: Parameters<Http['send']>[0],
    decoder: (tools: ContentTools) => Decoder<T>,
  ): Promise<T> {
    // The parser loads in parallel: it takes less time than a round trip.
    const [answer, html] = await Promise.all([http.send(request), import('./html.ts')]);
    return decoder({ html, report, siteOrigin })(answer, request.call);
  }
  const all =
    <T>(item: (tools: ContentTools) => Decoder<T>) =>
    (tools: ContentTools): Decoder<T[]> =>
      listOfReadable(item(tools), tools.report);
  /** The first item of a list, or undefined for an empty list. An unreadable item is an error, not an absence. */
  const first =
    <T>(item: (tools: ContentTools) => Decoder<T>) =>
    (tools: ContentTools): Decoder<T | undefined> =>
    (value, where) =>
      list((entry, path) => ({ entry, path }))(value, where)
        .slice(0, 1)
        .map(({ entry, path }) => item(tools)(entry, path))[0];

  return {
    readHome: (signal) => read({ call: 'GET /', signal }, homeContent),

    readCarPage: (carSlug, signal) =>
      read({ call: 'GET /cars', query: { _fields: 'title,slug,acf', slug: carSlug }, signal }, first(carPage)),

    listCarTitles: (signal) => read({ call: 'GET /cars', query: { _fields: 'title' }, signal }, all(carTitle)),

    listRegisteredCars: (signal) =>
      read({ call: 'GET /cars', query: { _fields: 'title,slug', per_page: 100 }, signal }, all(registeredCar)),

    readPage: (pageSlug, signal) =>
      read({ call: 'GET /pages', query: { slug: pageSlug, _fields: 'title,acf' }, signal }, first(textPage)),

    readFaq: (signal) =>
      read(
        {
          call: 'GET /faq',
          query: { _fields: 'title,content', per_page: 50, order: 'asc' },
          signal,
        },
        all(faqPost),
      ),

    listFaqCategories: (signal) =>
      read(
        { call: 'GET /faq-categories', signal },
        all(() => faqCategory),
      ),

    listFaqs: ({ categoryId, limit = defaultFaqLimit, page = 1 }, signal) =>
      read(
        {
          call: 'GET /faqs',
          query: categoryId === undefined ? {} : { category: categoryId, limit, ...(page > 1 && { page }) },
          signal,
        },
        all(faqItem),
      ),

    // Legal text is complete or an error: a missing part would go unnoticed.
    readConditions: (signal) => read({ call: 'GET /condicoes', signal }, (tools) => list(offerConditionsText(tools))),

    async readPartner(storeSlug, signal) {
      const found = await read({ call: 'GET /partner', query: { slug: storeSlug }, signal }, first(partnerStore));
      if (!found || found.overrides === undefined) return found?.partner;
      return { ...found.partner, ...present({ theme: await readTheme?.(storeSlug, found.overrides) }) };
    },
  };
}
