import type { CarPage as WireCarPage, HomeResponse } from '@signdrive/sandbox/contract/content';
import type { CarPage, HomeContent } from '../../domain/content/content.ts';
import {
  contentObject,
  action,
  header,
  pageFields,
  questions,
  richText,
  section,
  seo,
  title,
  titledText,
  type ContentTools,
} from './content-decoders.ts';
import { fieldsOf, listOfReadable, object, present, slug, text, type Decoder, type Fields } from '../wire/decode.ts';

type HomeAcf = HomeResponse['acf'];
type CarAcf = WireCarPage['acf'];

const titledList = contentObject(
  (wire: Fields<NonNullable<CarAcf['benefits']>>, { report }): NonNullable<CarPage['benefits']> => ({
    title: wire.get('title', text),
    items: wire.get('items', listOfReadable(titledText, report)),
  }),
);

const homeBanner = contentObject(
  (wire: Fields<NonNullable<HomeAcf['banner']>>, tools): NonNullable<HomeContent['banner']> => ({
    title: wire.get('title', text),
    text: wire.get('text', text),
    carSlug: wire.get('carSlug', slug),
    ...present({
      primary: wire.maybe('primary', action(tools)),
      secondary: wire.maybe('secondary', action(tools)),
    }),
  }),
);

const offersIntroduction = object(
  (wire: Fields<NonNullable<HomeAcf['offers']>>): NonNullable<HomeContent['offers']> => ({
    title: wire.get('title', text),
    ...present({ text: wire.maybe('text', text) }),
  }),
);

type AboutItem = NonNullable<HomeContent['about']>['notIncluded'][number];

const aboutItem = object((wire: Fields<AboutItem>): AboutItem => ({
  title: wire.get('title', text),
  note: wire.get('note', text),
  ...present({ value: wire.maybe('value', text) }),
}));

const about = contentObject((wire: Fields<NonNullable<HomeAcf['about']>>, tools): NonNullable<HomeContent['about']> => {
  const items = listOfReadable(aboutItem, tools.report);
  return {
    title: wire.get('title', text),
    body: wire.get('html', richText(tools)),
    included: wire.tolerant('included', items, tools.report) ?? [],
    notIncluded: wire.tolerant('notIncluded', items, tools.report) ?? [],
  };
});

const compareAndSign = contentObject(
  (wire: Fields<NonNullable<HomeAcf['compareAndSign']>>, tools): NonNullable<HomeContent['compareAndSign']> => ({
    title: wire.get('title', text),
    body: wire.get('html', richText(tools)),
    ...present({ action: wire.maybe('action', action(tools)) }),
  }),
);

/** The home page; a section that is hidden or unreadable is absent. */
export const homeContent = contentObject((wire: Fields<HomeResponse>, tools): HomeContent => {
  const page = wire.get('acf', pageFields<HomeAcf>);
  const { report } = tools;
  return {
    title: wire.get('title', title(tools)),
    seo: section(page, 'seo', seo, report) ?? {},
    ...present({
      header: section(page, 'header', header, report),
      banner: section(page, 'banner', homeBanner(tools), report),
      steps: section(page, 'steps', titledList(tools), report),
      offers: section(page, 'offers', offersIntroduction, report),
      about: section(page, 'about', about(tools), report),
      compareAndSign: section(page, 'compareAndSign', compareAndSign(tools), report),
      faq: section(page, 'faq', questions(tools), report),
    }),
  };
});

/** The page's heading is the car's name, so the text starts with the banner's title if that differs. */
const carBanner =
  (car: string): Decoder<NonNullable<CarPage['banner']>> =>
  (value, where) => {
    const banner = titledBanner(value, where);
    return banner.title === car ? banner : { ...banner, text: `${banner.title}. ${banner.text}` };
  };

const titledBanner = object((wire: Fields<NonNullable<CarAcf['banner']>>): NonNullable<CarPage['banner']> => ({
  title: wire.get('title', text),
  text: wire.get('text', text),
}));

const details = contentObject(
  (wire: Fields<NonNullable<CarAcf['details']>>, tools): NonNullable<CarPage['details']> => ({
    title: wire.get('title', text),
    body: wire.get('html', richText(tools)),
  }),
);

const middleBanner =
  (tools: ContentTools): Decoder<NonNullable<CarPage['middleBanner']>> =>
  (value, where) => {
    const wire = fieldsOf<NonNullable<CarAcf['middleBanner']>>(value, where);
    return {
      ...titledBanner(value, where),
      ...present({ action: wire.maybe('action', action(tools)) }),
    };
  };

/** The content of an offer page; a section that is hidden or unreadable is absent. */
export const carPage = contentObject((wire: Fields<WireCarPage>, tools): CarPage => {
  const page = wire.get('acf', pageFields<CarAcf>);
  const { report } = tools;
  const car = wire.get('title', title(tools));
  return {
    title: car,
    slug: wire.get('slug', slug),
    seo: section(page, 'seo', seo, report) ?? {},
    ...present({
      header: section(page, 'header', header, report),
      banner: section(page, 'banner', carBanner(car), report),
      details: section(page, 'details', details(tools), report),
      benefits: section(page, 'benefits', titledList(tools), report),
      middleBanner: section(page, 'middleBanner', middleBanner(tools), report),
      faq: section(page, 'faq', questions(tools), report),
    }),
  };
});
