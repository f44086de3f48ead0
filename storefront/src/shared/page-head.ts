import type { PublicConfig } from '../../server/contract.ts';

/** Name of the house brand, as it opens every page title. */
export const brandName = 'Sign & Drive';

export interface PageFacts {
  /** What stands after the brand in the title. */
  title: string;
  description?: string | undefined;
  keywords?: string | undefined;
  /** Path under the base path, without a leading slash. */
  path: string;
  /** Raster picture for sharing, under the base path. @default 'social/default.png' */
  picture?: string;
  /** Structured data of the page (schema.org). */
  structuredData?: Record<string, unknown> | undefined;
}

const defaultDescription =
  'Carro zero por assinatura: seguro, documentação, IPVA e revisões em uma mensalidade. O custo inteiro na primeira tela.';
const defaultKeywords = 'carro por assinatura, assinatura de carros, aluguel de carro, carro zero';

/** Title, description, keywords, social-share tags and canonical link of a page (spec §2.7). */
export function pageHead(config: PublicConfig, facts: PageFacts) {
  const { title, path, structuredData } = facts;
  const description = facts.description ?? defaultDescription;
  const fullTitle = `${brandName} | ${title}`;
  const address = config.publicUrl + path;
  const picture = config.publicUrl + (facts.picture ?? 'social/default.png');
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
      { property: 'og:url', content: address },
      { property: 'og:image', content: picture },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(structuredData ? [{ 'script:ld+json': structuredData }] : []),
    ],
    links: [{ rel: 'canonical', href: config.canonical === 'home' ? config.publicUrl : address }],
  };
}
