import type { CarPage as WireCarPage, HomeResponse } from '@signdrive/sandbox/contract/content';
import type { ContentAction, QuestionSection, RichText, Seo, TitledText } from '../../domain/content/content.ts';
import {
  broken,
  fieldsOf,
  listOfReadable,
  object,
  present,
  text,
  tolerate,
  type Decoder,
  type Fields,
  type Report,
} from '../wire/decode.ts';
import type * as Html from './html.ts';
import { safeHref } from './safe-href.ts';

/** Dependencies of the content decoders. */
export interface ContentTools {
  html: typeof Html;
  report: Report;
  /** Origin of the store; links to it are not external. */
  siteOrigin: string | undefined;
}

type WireAction = { label: string; url: string };
type WireQuestions = NonNullable<HomeResponse['acf']['faq']>;
type WireSeo = NonNullable<WireCarPage['acf']['seo']>;

/** Decodes one object by its fields, with the tools. */
export const contentObject =
  <Wire, T>(read: (wire: Fields<Wire>, tools: ContentTools) => T) =>
  (tools: ContentTools): Decoder<T> =>
    object((wire: Fields<Wire>) => read(wire, tools));

export const richText =
  ({ html, siteOrigin }: ContentTools): Decoder<RichText> =>
  (value, where) =>
    html.parseHtml(text(value, where), where, siteOrigin);

/** A `{ rendered }` title: HTML that is read as plain text. */
export const title =
  ({ html }: ContentTools): Decoder<string> =>
  (value, where) =>
    html.plainText(fieldsOf<{ rendered: string }>(value, where).get('rendered', text), where);

export const renderedBody =
  (tools: ContentTools): Decoder<RichText> =>
  (value, where) =>
    fieldsOf<{ rendered: string }>(value, where).get('rendered', richText(tools));

/** Page fields. The service sends false or an empty list for "none". */
export function pageFields<Acf>(value: unknown, where: string): Fields<Acf> {
  const isNone = value === false || (Array.isArray(value) && value.length === 0);
  return fieldsOf<Acf>(isNone ? {} : value, where);
}

/** The header variant of a page; undefined for the default one. */
export const header: Decoder<'classic' | undefined> = (value, where) => {
  if (value !== 'classic' && value !== 'standard') return broken(where);
  return value === 'classic' ? value : undefined;
};

/** A section. Undefined if hidden (absent, null, false, empty text), or unreadable, which is reported. */
export function section<Acf, T>(
  page: Fields<Acf>,
  name: keyof Acf & string,
  decoder: Decoder<T>,
  report: Report,
): T | undefined {
  return page.tolerant(
    name,
    (value, where) => (value === false || value === '' ? undefined : decoder(value, where)),
    report,
  );
}

export const seo = object((wire: Fields<WireSeo>): Seo => {
  return present({
    title: wire.maybe('title', text),
    description: wire.maybe('description', text),
    keywords: wire.maybe('keywords', text),
  });
});

/** Undefined, with a report, if the URL isn't safe in a link. */
export const action =
  ({ report, siteOrigin }: ContentTools): Decoder<ContentAction | undefined> =>
  (value, where) =>
    tolerate(() => {
      const wire = fieldsOf<WireAction>(value, where);
      const label = wire.get('label', text);
      return wire.get('url', (url, path) => {
        const safe = safeHref(text(url, path), siteOrigin) ?? broken(path);
        return { label, ...safe };
      });
    }, report);

export const titledText = object((wire: Fields<TitledText>): TitledText => ({
  title: wire.get('title', text),
  text: wire.get('text', text),
  ...present({ icon: wire.maybe('icon', text) }),
}));

export const questions = contentObject((wire: Fields<WireQuestions>, tools): QuestionSection => {
  return {
    title: wire.get('title', text),
    items: wire.get(
      'items',
      listOfReadable((entry, path) => {
        const item = fieldsOf<WireQuestions['items'][number]>(entry, path);
        return {
          question: item.get('question', text),
          answer: item.get('answerHtml', richText(tools)),
        };
      }, tools.report),
    ),
  };
});
