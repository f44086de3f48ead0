/**
 * Wire shapes of the content service (spec §7): lists of WordPress-like posts, with the page's own fields in `acf`.
 * `rendered` and fields named `html` contain untrusted HTML. Absent optional parts are not displayed.
 */
import { Type, type Static } from 'typebox';

const Rendered = Type.Object({ rendered: Type.String() });
const Optional = Type.Optional;

const Action = Type.Object({ label: Type.String(), url: Type.String() });

export const Seo = Type.Object({
  title: Optional(Type.String()),
  description: Optional(Type.String()),
  keywords: Optional(Type.String()),
});

/** Header variant of the page: an extension (docs/decisions, extensions). */
const Header = Type.Union([Type.Literal('standard'), Type.Literal('classic')], {
  description: 'header over the page; standard when absent',
});

const QuestionAnswer = Type.Object({ question: Type.String(), answerHtml: Type.String() });
const TitledText = Type.Object({
  title: Type.String(),
  text: Type.String(),
  icon: Optional(Type.String()),
});

/** GET / : the home page. An absent section is not displayed. */
export const HomeResponse = Type.Object({
  title: Rendered,
  acf: Type.Object({
    seo: Optional(Seo),
    header: Optional(Header),
    banner: Optional(
      Type.Object({
        title: Type.String(),
        text: Type.String(),
        carSlug: Type.String({ description: 'car on the stage' }),
        primary: Optional(Action),
        secondary: Optional(Action),
      }),
    ),
    steps: Optional(Type.Object({ title: Type.String(), items: Type.Array(TitledText) })),
    offers: Optional(Type.Object({ title: Type.String(), text: Optional(Type.String()) })),
    about: Optional(
      Type.Object({
        title: Type.String(),
        html: Type.String(),
        included: Optional(Type.Array(Type.Object({ title: Type.String(), note: Type.String() }))),
        notIncluded: Optional(
          Type.Array(
            Type.Object({
              title: Type.String(),
              note: Type.String(),
              value: Optional(Type.String()),
            }),
          ),
        ),
      }),
    ),
    compareAndSign: Optional(Type.Object({ title: Type.String(), html: Type.String(), action: Optional(Action) })),
    faq: Optional(Type.Object({ title: Type.String(), items: Type.Array(QuestionAnswer) })),
  }),
});
export type HomeResponse = Static<typeof HomeResponse>;

/** GET /cars?_fields=title,slug,acf&slug= : a list with one item, or empty. */
export const CarPage = Type.Object({
  title: Rendered,
  slug: Type.String(),
  acf: Type.Object({
    seo: Optional(Seo),
    header: Optional(Header),
    banner: Optional(Type.Object({ title: Type.String(), text: Type.String() })),
    details: Optional(Type.Object({ title: Type.String(), html: Type.String() })),
    benefits: Optional(Type.Object({ title: Type.String(), items: Type.Array(TitledText) })),
    middleBanner: Optional(Type.Object({ title: Type.String(), text: Type.String(), action: Optional(Action) })),
    faq: Optional(Type.Object({ title: Type.String(), items: Type.Array(QuestionAnswer) })),
  }),
});
export type CarPage = Static<typeof CarPage>;
export const CarPagesResponse = Type.Array(CarPage);
export type CarPagesResponse = Static<typeof CarPagesResponse>;

/** GET /cars?_fields=title,slug&per_page=100 and GET /cars?_fields=title */
export const CarTitle = Type.Object({ title: Rendered, slug: Optional(Type.String()) });
export const CarTitlesResponse = Type.Array(CarTitle);
export type CarTitlesResponse = Static<typeof CarTitlesResponse>;

/** GET /faq?_fields=title,content&per_page=50&order=asc */
export const FaqPostsResponse = Type.Array(Type.Object({ title: Rendered, content: Rendered }));
export type FaqPostsResponse = Static<typeof FaqPostsResponse>;

/** GET /pages?slug=&_fields=title,acf */
export const PagesResponse = Type.Array(
  Type.Object({
    title: Rendered,
    slug: Optional(Type.String()),
    acf: Type.Object({ html: Type.String(), seo: Optional(Seo), header: Optional(Header) }),
  }),
);
export type PagesResponse = Static<typeof PagesResponse>;

/** GET /partner?slug= : one item is a store, an empty list is none. */
export const PartnerResponse = Type.Array(
  Type.Object({
    identifier: Type.String(),
    referenceCode: Type.String(),
    partnerName: Type.String(),
    partnerImage: Type.String(),
    partnerWhatsApp: Type.String(),
    /** An extension (docs/decisions, extensions). The service stores it unvalidated; the reader must validate it. */
    partnerTheme: Optional(
      Type.Unknown({ description: "DTCG document with the partner's overrides of brand slots (tokens/README.md)" }),
    ),
  }),
);
export type PartnerResponse = Static<typeof PartnerResponse>;

/** GET /condicoes */
export const OfferConditionsResponse = Type.Array(
  Type.Object({ title: Rendered, content: Rendered, slug: Optional(Type.String()) }),
);
export type OfferConditionsResponse = Static<typeof OfferConditionsResponse>;

/** GET /faq-categories */
export const FaqCategoriesResponse = Type.Array(
  Type.Object({ id: Type.Integer(), name: Type.String(), slug: Type.String() }),
);
export type FaqCategoriesResponse = Static<typeof FaqCategoriesResponse>;

/** GET /faqs?category&limit */
export const FaqsResponse = Type.Array(Type.Object({ title: Rendered, content: Rendered, category: Type.Integer() }));
export type FaqsResponse = Static<typeof FaqsResponse>;

/** Error shape of the content service. */
export const ContentError = Type.Object({
  code: Type.String(),
  message: Type.String(),
  data: Type.Object({ status: Type.Integer() }),
});
export type ContentError = Static<typeof ContentError>;
