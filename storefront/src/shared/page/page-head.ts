import { useEffect } from 'react';
import { joinStorePath } from '#/domain/urls/pages.ts';
import type { PublicConfig } from '../../../server/contract.ts';

/** Name of the house brand at the start of every page title. */
export const brandName = 'Sign & Drive';

export interface PageFacts {
  /** Title of the page after the brand. */
  title: string;
  description?: string | undefined;
  keywords?: string | undefined;
  /** Path under the base path, without a leading slash. */
  path: string;
  /** Raster picture for link previews: a car's slug. @default 'default' */
  picture?: string | undefined;
  /** Structured data of the page (schema.org). */
  structuredData?: Record<string, unknown> | undefined;
}

const defaultDescription =
  'Carro zero por assinatura: seguro, documentação, IPVA e revisões em uma mensalidade. O custo inteiro na primeira tela.';
const defaultKeywords = 'carro por assinatura, assinatura de carros, aluguel de carro, carro zero';

/** Store and installation of a page. */
export interface PagePlace {
  config: PublicConfig;
  /** The store whose page, or whose theme, it is. */
  url: { storeSlug: string | undefined };
}

/** URL of a picture for link previews: a partner has its own, and the server falls back to the house's. */
export function sharePicture({ config, url: { storeSlug } }: PagePlace, name = 'default'): string {
  return `${config.publicUrl}social/${storeSlug === undefined ? '' : `${storeSlug}/`}${name}.png`;
}

/** Title, description, keywords, link preview tags and canonical link of a page (spec §2.7). */
export function pageHead(place: PagePlace, facts: PageFacts) {
  const { config, url } = place;
  const { title, path, structuredData } = facts;
  const description = facts.description ?? defaultDescription;
  const fullTitle = `${brandName} | ${title}`;
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      { name: 'keywords', content: facts.keywords ?? defaultKeywords },
      { property: 'og:type', content: 'website' },
      { property: 'og:locale', content: 'pt_BR' },
      { property: 'og:site_name', content: brandName },
      { property: 'og:title', content: fullTitle },
      { property: 'og:description', content: description },
      { property: 'og:url', content: config.publicUrl + joinStorePath({ ...url, path: `/${path}` }).slice(1) },
      { property: 'og:image', content: sharePicture(place, facts.picture) },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(structuredData ? [{ 'script:ld+json': structuredData }] : []),
    ],
    links: [{ rel: 'canonical', href: config.publicUrl + (config.canonical === 'home' ? '' : path) }],
  };
}

/** Titles the page by an outcome that its route's head doesn't know. The brand at the start of the title stays. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const ofRoute = document.title;
    const ofOutcome = ofRoute.replace(/[^|]*$/, ` ${title}`);
    document.title = ofOutcome;
    return () => {
      // After a route change it is the next page's title.
      if (document.title === ofOutcome) document.title = ofRoute;
    };
  }, [title]);
}
