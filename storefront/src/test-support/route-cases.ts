import type { Resolution } from '#/domain/urls/route-resolution.ts';

/** One URL and its result; the rule's own test, the server and the browser run the same cases. */
export interface RouteCase {
  /** Relative to the base path. */
  address: string;
  /** Slug in the visitor's cookie, which may contain any text. */
  stored?: string;
  leadsTo: Resolution;
}

const page = (path: string, storeSlug?: string): Resolution => ({
  kind: 'page',
  path,
  storeSlug,
  isStoreNamed: storeSlug !== undefined,
});
const inLookOf = (storeSlug: string, path: string): Resolution => ({
  kind: 'page',
  path,
  storeSlug,
  isStoreNamed: false,
});
const redirect = (to: string): Resolution => ({ kind: 'redirect', to });
const notFound = (storeSlug?: string): Resolution => ({ kind: 'notFound', storeSlug });

const utm = 'utm_source=ofertasvw&utm_medium=referral&utm_campaign=simulacao';
const shortcut = (campaign: string) => `utm_source=campanha&utm_medium=atalho&utm_campaign=${campaign}`;

/** Every rule of spec §2.1 and product.md, "Routes". */
export const routeCases: Readonly<Record<string, readonly RouteCase[]>> = {
  'pages of the house': [
    '/',
    '/politica-de-cookies',
    '/portal-do-titular',
    '/termos-de-uso',
    '/politica-de-privacidade',
    '/condicoes-legais',
    '/acessibilidade',
    '/ofertasvw/polo',
    '/faq',
    '/clientes',
    '/calculadoracomparativa',
    '/conta/status-pedido',
    '/conta/plano',
    '/conta/minha-conta',
    '/calculadora',
    '/concessionaria',
    '/faq/',
  ]
    .map((address): RouteCase => ({ address, leadsTo: page(address) }))
    .concat([
      { address: '/reset-password', leadsTo: page('/reset-password') },
      { address: '/reset-password/um.token', leadsTo: page('/reset-password/um.token') },
      { address: '/confirm-email/um-token', leadsTo: page('/confirm-email/um-token') },
      { address: '/confirm-email', leadsTo: page('/confirm-email') },
      { address: '/ofertasvw/polo?prazo=24', leadsTo: page('/ofertasvw/polo') },
      { address: '/comparar', leadsTo: page('/comparar') },
      { address: '/comparar?ofertas=t-cross,polo', leadsTo: page('/comparar') },
      { address: '/comparar/t-cross', leadsTo: notFound() },
    ]),

  'pages of a store': [
    { address: '/viaduto', leadsTo: page('/', 'viaduto') },
    { address: '/viaduto/?a=1#b', leadsTo: redirect('/viaduto?a=1#b') },
    { address: '/casa-andrade', leadsTo: page('/', 'casa-andrade') },
    ...[
      'faq',
      'clientes',
      'calculadoracomparativa',
      'conta/status-pedido',
      'conta/plano',
      'conta/minha-conta',
      'politica-de-cookies',
      'politica-de-privacidade',
      'portal-do-titular',
      'termos-de-uso',
      'condicoes-legais',
      'comparar',
    ].map((path) => ({ address: `/viaduto/${path}`, leadsTo: page(`/${path}`, 'viaduto') })),
    { address: `/viaduto/ofertasvw/polo?${utm}`, leadsTo: page('/ofertasvw/polo', 'viaduto') },
    { address: '/casa-andrade/faq', stored: 'viaduto', leadsTo: page('/faq', 'casa-andrade') },
  ],

  'short addresses of campaigns': [
    { address: '/288', leadsTo: redirect(`/ofertasvw/tera?${shortcut('288')}`) },
    { address: '/840', leadsTo: redirect(`/ofertasvw/tera?${shortcut('840')}`) },
    { address: '/1008/', leadsTo: redirect(`/ofertasvw/tera?${shortcut('1008')}`) },
    { address: '/288?gclid=1#plano', leadsTo: redirect(`/ofertasvw/tera?${shortcut('288')}&gclid=1#plano`) },
    {
      address: '/288?utm_source=radio',
      leadsTo: redirect('/ofertasvw/tera?utm_medium=atalho&utm_campaign=288&utm_source=radio'),
    },
    { address: '/840', stored: 'viaduto', leadsTo: redirect(`/viaduto/ofertasvw/tera?${shortcut('840')}`) },
    { address: '/288/faq', leadsTo: notFound() },
    { address: '/viaduto/288', leadsTo: notFound() },
  ],

  'folders of pages': [
    { address: '/ofertasvw', leadsTo: redirect('/ofertasvw/t-cross') },
    { address: '/ofertasvw/?gclid=1#plano', leadsTo: redirect('/ofertasvw/t-cross?gclid=1#plano') },
    { address: '/viaduto/ofertasvw', leadsTo: redirect(`/viaduto/ofertasvw/t-cross?${utm}`) },
    { address: '/conta?de=email', leadsTo: redirect('/conta/status-pedido?de=email') },
    { address: '/viaduto/conta', leadsTo: redirect('/viaduto/conta/status-pedido') },
  ],

  'doubled segments': [
    { address: '/faq/faq', leadsTo: redirect('/faq') },
    { address: '/faq/faq/faq', leadsTo: redirect('/faq') },
    { address: '/ofertasvw/ofertasvw/polo?prazo=24#plano', leadsTo: redirect('/ofertasvw/polo?prazo=24#plano') },
    { address: '/conta/conta/plano', leadsTo: redirect('/conta/plano') },
    { address: '/clientes/clientes', leadsTo: redirect('/clientes') },
    { address: '/comparar/comparar?ofertas=polo', leadsTo: redirect('/comparar?ofertas=polo') },
    { address: '/politica-de-cookies/politica-de-cookies', leadsTo: redirect('/politica-de-cookies') },
    { address: '/termos-de-uso/termos-de-uso', leadsTo: redirect('/termos-de-uso') },
    { address: '/ofertasvw/ofertasvw', leadsTo: redirect('/ofertasvw/t-cross') },
    { address: '/faq/faq', stored: 'viaduto', leadsTo: redirect('/viaduto/faq') },
    { address: '/viaduto/viaduto', leadsTo: notFound() },
    { address: '/viaduto/faq/faq', leadsTo: notFound() },
    { address: '/faq//faq', leadsTo: redirect('/faq') },
  ],

  'tracking of an offer in a store': [
    { address: '/viaduto/ofertasvw/polo', leadsTo: redirect(`/viaduto/ofertasvw/polo?${utm}`) },
    {
      address: '/viaduto/ofertasvw/polo?prazo=24&utm_medium=email#plano',
      leadsTo: redirect(
        '/viaduto/ofertasvw/polo?utm_source=ofertasvw&utm_campaign=simulacao&prazo=24&utm_medium=email#plano',
      ),
    },
    {
      address: '/viaduto/ofertasvw/polo?utm_campaign=a&utm_source=b&utm_medium=c&utm_term=d',
      leadsTo: page('/ofertasvw/polo', 'viaduto'),
    },
    { address: '/viaduto/faq?de=email', leadsTo: page('/faq', 'viaduto') },
  ],

  'addresses without a slug while a store is stored': [
    { address: '/', stored: 'viaduto', leadsTo: redirect('/viaduto') },
    {
      address: '/?utm_source=email#ofertas',
      stored: 'viaduto',
      leadsTo: redirect('/viaduto?utm_source=email#ofertas'),
    },
    { address: '/faq', stored: 'casa-andrade', leadsTo: redirect('/casa-andrade/faq') },
    {
      address: '/comparar?ofertas=t-cross,polo',
      stored: 'viaduto',
      leadsTo: redirect('/viaduto/comparar?ofertas=t-cross,polo'),
    },
    { address: '/termos-de-uso?a=1', stored: 'viaduto', leadsTo: redirect('/viaduto/termos-de-uso?a=1') },
    {
      address: '/ofertasvw/polo?prazo=24',
      stored: 'viaduto',
      leadsTo: redirect(`/viaduto/ofertasvw/polo?${utm}&prazo=24`),
    },
    { address: '/conta', stored: 'viaduto', leadsTo: redirect('/viaduto/conta/status-pedido') },
    { address: '/faq', stored: 'faq', leadsTo: page('/faq') },
    { address: '/conta', stored: 'conta', leadsTo: redirect('/conta/status-pedido') },
  ],

  'pages that keep their address while a store is stored': [
    { address: '/concessionaria?uf=SP', stored: 'viaduto', leadsTo: inLookOf('viaduto', '/concessionaria') },
    { address: '/reset-password', stored: 'viaduto', leadsTo: inLookOf('viaduto', '/reset-password') },
    { address: '/reset-password/t', stored: 'viaduto', leadsTo: inLookOf('viaduto', '/reset-password/t') },
    { address: '/confirm-email/t', stored: 'viaduto', leadsTo: inLookOf('viaduto', '/confirm-email/t') },
    { address: '/confirm-email', stored: 'viaduto', leadsTo: inLookOf('viaduto', '/confirm-email') },
    { address: '/calculadora', stored: 'viaduto', leadsTo: page('/calculadora') },
    { address: '/calculadora?loja=viaduto', stored: 'casa-andrade', leadsTo: inLookOf('viaduto', '/calculadora') },
    { address: '/calculadora?loja=faq', leadsTo: page('/calculadora') },
  ],

  'addresses that lead nowhere': [
    ...[
      '/faq/isto',
      '/faq/isto/nao/existe',
      '/a/b/c',
      '/viaduto/nada',
      '/viaduto/ofertasvw/polo/mais',
      '/viaduto/concessionaria',
      '/viaduto/calculadora',
      '/viaduto/reset-password/t',
      '/Viaduto',
      '/loja_nova',
      '/loja%20nova',
      '/robots2.txt',
      '/wp-login.php',
      '/ofertasvw/polo.php',
      '/viaduto/ofertasvw/polo.php',
      '/viaduto/wp-login.php',
      '/.well-known/security.txt',
      '/.well-known/security',
      '/.env',
      '/conta/nada',
      '/ofertasvw/polo/assinar/nada',
    ].map((address) => ({ address, leadsTo: notFound() })),
    { address: '/viaduto/nada', stored: 'viaduto', leadsTo: notFound('viaduto') },
    { address: '/viaduto/wp-login.php', stored: 'viaduto', leadsTo: notFound('viaduto') },
    { address: '/viaduto/nada', stored: 'casa-andrade', leadsTo: notFound() },
    { address: '/faq/isto', stored: 'viaduto', leadsTo: notFound() },
  ],
};
