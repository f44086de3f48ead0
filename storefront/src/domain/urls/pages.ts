/** Every page of the store, by its path as the router writes it (spec §2.1; product.md, "Routes"). */
export const pages = {
  /** Every store has it, and it is the same for every visitor. In the sitemap. */
  listed: [
    '/',
    '/acessibilidade',
    '/faq',
    '/clientes',
    '/calculadoracomparativa',
    '/condicoes-legais',
    '/politica-de-cookies',
    '/politica-de-privacidade',
    '/portal-do-titular',
    '/termos-de-uso',
  ],
  /** The same, but not in the sitemap by its own name. */
  unlisted: ['/comparar', '/ofertasvw/$page'],
  /** Every store has it, and it is about one visitor. */
  personal: ['/ofertasvw/$page/assinar/$etapa', '/conta/status-pedido', '/conta/plano', '/conta/minha-conta'],
  /** Only the house has it, in the look of the stored store. In the sitemap. */
  house: ['/concessionaria'],
  /** Only the house has it, and an e-mail leads there: the link holds a secret. */
  emailed: ['/confirm-email/{-$token}', '/reset-password/{-$token}'],
  /** Shown inside other sites: nothing is stored, and nothing is read of the visitor. */
  embedded: ['/calculadora'],
} as const;

export type PagePath = (typeof pages)[keyof typeof pages][number];

/** Folders of pages, with the page that each opens. */
export const folders: Readonly<Record<string, string>> = {
  '/ofertasvw': '/ofertasvw/t-cross',
  '/conta': '/conta/status-pedido',
};

/** What `$etapa` may be. `domain/order/order-steps.ts` has the steps; only the order's pages load it. */
const stepNames = 'entrar|dados|endereco|documentos|retirada|pagamento';

type Parts<Text> = Text extends `${infer First}|${infer Rest}` ? First | Parts<Rest> : Text;
export type StepName = Parts<typeof stepNames>;

/** First segments of the pages. */
export const pageNames: ReadonlySet<string | undefined> = new Set(
  Object.values(pages)
    .flat()
    .map((path) => path.split('/')[1]),
);

/** Matches the path of any of these pages, relative to the site's base path. */
export function patternOf(...paths: readonly string[]): RegExp {
  const pattern = paths
    .join('|')
    .replace('$etapa', `(?:${stepNames})`)
    .replaceAll('/{-$token}', '(?:/[^/]+)?')
    .replaceAll(/\$\w+/g, '[^/.]+');
  return new RegExp(`^(?!//)(?:${pattern})/?$`);
}
