import type { CarPage as WireCarPage, HomeResponse } from '@signdrive/sandbox/contract/content';
import type { CarPage, HomeContent } from '../../domain/content/content.ts';
import {
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
import { fieldsOf, listOfReadable, present, slug, text, type Decoder } from '../wire/decode.ts';

type HomeAcf = HomeResponse['acf'];
type CarAcf = WireCarPage['acf'];

const titledList =
  ({ report }: ContentTools): Decoder<NonNullable<CarPage['benefits']>> =>
  (value, where) => {
    const wire = fieldsOf<NonNullable<CarAcf['benefits']>>(value, where);
    return {
      title: wire.get('title', text),
      items: wire.get('items', listOfReadable(titledText, report)),
    };
  };

const homeBanner =
  (tools: ContentTools): Decoder<NonNullable<HomeContent['banner']>> =>
  (value, where) => {
    const wire = fieldsOf<NonNullable<HomeAcf['banner']>>(value, where);
    return {
      title: wire.get('title', text),
      text: wire.get('text', text),
      carSlug: wire.get('carSlug', slug),
      ...present({
        primary: wire.maybe('primary', action(tools)),
        secondary: wire.maybe('secondary', action(tools)),
      }),
    };
  };

const offersIntroduction: Decoder<NonNullable<HomeContent['offers']>> = (value, where) => {
  const wire = fieldsOf<NonNullable<HomeAcf['offers']>>(value, where);
  return { title: wire.get('title', text), ...present({ text: wire.maybe('text', text) }) };
};

type AboutItem = NonNullable<HomeContent['about']>['notIncluded'][number];

const aboutItem: Decoder<AboutItem> = (value, where) => {
  const wire = fieldsOf<AboutItem>(value, where);
  return {
    title: wire.get('title', text),
    note: wire.get('note', text),
    ...present({ value: wire.maybe('value', text) }),
  };
};

const about =
  (tools: ContentTools): Decoder<NonNullable<HomeContent['about']>> =>
  (value, where) => {
    const wire = fieldsOf<NonNullable<HomeAcf['about']>>(value, where);
    const items = listOfReadable(aboutItem, tools.report);
    return {
      title: wire.get('title', text),
      body: wire.get('html', richText(tools)),
      included: wire.tolerant('included', items, tools.report) ?? [],
      notIncluded: wire.tolerant('notIncluded', items, tools.report) ?? [],
    };
  };

const compareAndSign =
  (tools: ContentTools): Decoder<NonNullable<HomeContent['compareAndSign']>> =>
  (value, where) => {
    const wire = fieldsOf<NonNullable<HomeAcf['compareAndSign']>>(value, where);
    return {
      title: wire.get('title', text),
      body: wire.get('html', richText(tools)),
      ...present({ action: wire.maybe('action', action(tools)) }),
    };
  };

/** The home page; a section that is hidden or unreadable is absent. */
export const homeContent =
  (tools: ContentTools): Decoder<HomeContent> =>
  (value, where) => {
    const wire = fieldsOf<HomeResponse>(value, where);
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
  };

/** The page's heading is the car's name, so the text starts with the banner's title if that differs. */
const carBanner =
  (car: string): Decoder<NonNullable<CarPage['banner']>> =>
  (value, where) => {
    const banner = titledBanner(value, where);
    return banner.title === car ? banner : { ...banner, text: `${banner.title}. ${banner.text}` };
  };

const titledBanner: Decoder<NonNullable<CarPage['banner']>> = (value, where) => {
  const wire = fieldsOf<NonNullable<CarAcf['banner']>>(value, where);
  return { title: wire.get('title', text), text: wire.get('text', text) };
};

const details =
  (tools: ContentTools): Decoder<NonNullable<CarPage['details']>> =>
  (value, where) => {
    const wire = fieldsOf<NonNullable<CarAcf['details']>>(value, where);
    return { title: wire.get('title', text), body: wire.get('html', richText(tools)) };
  };

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
export const carPage =
  (tools: ContentTools): Decoder<CarPage> =>
  (value, where) => {
    const wire = fieldsOf<WireCarPage>(value, where);
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
  };
