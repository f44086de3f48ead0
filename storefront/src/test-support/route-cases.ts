import type { Resolution } from '#/domain/urls/route-resolution.ts';

/** One URL and its result; the rule's own test, the server and the browser run the same cases. */
export interface RouteCase {
  /** Relative to the base path. */
  url: string;
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
  ]
    .map((url): RouteCase => ({ url, leadsTo: page(url) }))
    .concat([
      { url: '/reset-password', leadsTo: page('/reset-password') },
      { url: '/reset-password/um.token', leadsTo: page('/reset-password/um.token') },
      { url: '/confirm-email/um-token', leadsTo: page('/confirm-email/um-token') },
      { url: '/confirm-email', leadsTo: page('/confirm-email') },
      { url: '/ofertasvw/polo?prazo=24', leadsTo: page('/ofertasvw/polo') },
      { url: '/comparar', leadsTo: page('/comparar') },
      { url: '/comparar?ofertas=t-cross,polo', leadsTo: page('/comparar') },
      { url: '/comparar/t-cross', leadsTo: notFound() },
    ]),

  'pages of a store': [
    { url: '/viaduto', leadsTo: page('/', 'viaduto') },
    { url: '/viaduto/?a=1#b', leadsTo: redirect('/viaduto?a=1#b') },
    { url: '/casa-andrade', leadsTo: page('/', 'casa-andrade') },
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
    ].map((path) => ({ url: `/viaduto/${path}`, leadsTo: page(`/${path}`, 'viaduto') })),
    { url: `/viaduto/ofertasvw/polo?${utm}`, leadsTo: page('/ofertasvw/polo', 'viaduto') },
    { url: '/casa-andrade/faq', stored: 'viaduto', leadsTo: page('/faq', 'casa-andrade') },
  ],

  'short URLs of campaigns': [
    { url: '/288', leadsTo: redirect(`/ofertasvw/tera?${shortcut('288')}`) },
    { url: '/840', leadsTo: redirect(`/ofertasvw/tera?${shortcut('840')}`) },
    { url: '/1008/', leadsTo: redirect(`/ofertasvw/tera?${shortcut('1008')}`) },
    { url: '/288?gclid=1#plano', leadsTo: redirect(`/ofertasvw/tera?${shortcut('288')}&gclid=1#plano`) },
    {
      url: '/288?utm_source=radio',
      leadsTo: redirect('/ofertasvw/tera?utm_medium=atalho&utm_campaign=288&utm_source=radio'),
    },
    { url: '/840', stored: 'viaduto', leadsTo: redirect(`/viaduto/ofertasvw/tera?${shortcut('840')}`) },
    { url: '/288/faq', leadsTo: notFound() },
    { url: '/viaduto/288', leadsTo: notFound() },
  ],

  'folders of pages': [
    { url: '/ofertasvw', leadsTo: redirect('/ofertasvw/t-cross') },
    { url: '/ofertasvw/?gclid=1#plano', leadsTo: redirect('/ofertasvw/t-cross?gclid=1#plano') },
    { url: '/viaduto/ofertasvw', leadsTo: redirect(`/viaduto/ofertasvw/t-cross?${utm}`) },
    { url: '/conta?de=email', leadsTo: redirect('/conta/status-pedido?de=email') },
    { url: '/viaduto/conta', leadsTo: redirect('/viaduto/conta/status-pedido') },
  ],

  'doubled segments': [
    { url: '/faq/faq', leadsTo: redirect('/faq') },
    { url: '/faq/faq/faq', leadsTo: redirect('/faq') },
    { url: '/ofertasvw/ofertasvw/polo?prazo=24#plano', leadsTo: redirect('/ofertasvw/polo?prazo=24#plano') },
    { url: '/conta/conta/plano', leadsTo: redirect('/conta/plano') },
    { url: '/clientes/clientes', leadsTo: redirect('/clientes') },
    { url: '/comparar/comparar?ofertas=polo', leadsTo: redirect('/comparar?ofertas=polo') },
    { url: '/politica-de-cookies/politica-de-cookies', leadsTo: redirect('/politica-de-cookies') },
    { url: '/termos-de-uso/termos-de-uso', leadsTo: redirect('/termos-de-uso') },
    { url: '/ofertasvw/ofertasvw', leadsTo: redirect('/ofertasvw/t-cross') },
    { url: '/faq/faq', stored: 'viaduto', leadsTo: redirect('/viaduto/faq') },
    { url: '/viaduto/viaduto', leadsTo: notFound() },
    { url: '/viaduto/faq/faq', leadsTo: notFound() },
    { url: '/faq//faq', leadsTo: redirect('/faq') },
  ],

  'capital letters': [
    { url: '/Viaduto', leadsTo: redirect('/viaduto') },
    { url: '/VIADUTO/FAQ?Busca=Seguro#Multas', leadsTo: redirect('/viaduto/faq?Busca=Seguro#Multas') },
    { url: '/FAQ', leadsTo: redirect('/faq') },
    { url: '/Faq/FAQ', leadsTo: redirect('/faq') },
    { url: '/FAQ', stored: 'viaduto', leadsTo: redirect('/viaduto/faq') },
    { url: '/OfertasVW/T-CROSS', leadsTo: redirect('/ofertasvw/t-cross') },
    { url: '/Conta', leadsTo: redirect('/conta/status-pedido') },
    { url: '/Concessionaria', leadsTo: redirect('/concessionaria') },
    { url: '/Calculadora', leadsTo: redirect('/calculadora') },
    { url: '/reset-password/Um.Token', leadsTo: page('/reset-password/Um.Token') },
    { url: '/confirm-email/Um-Token', leadsTo: page('/confirm-email/Um-Token') },
    { url: '/Reset-Password/Um-Token', leadsTo: notFound() },
  ],

  'slashes at the end': [
    { url: '/faq/', leadsTo: redirect('/faq') },
    { url: '/ofertasvw/polo/?prazo=24#plano', leadsTo: redirect('/ofertasvw/polo?prazo=24#plano') },
    { url: '/reset-password/um.token/', leadsTo: redirect('/reset-password/um.token') },
    { url: '/nada/nada//', leadsTo: redirect('/nada/nada') },
  ],

  'encoded characters': [
    { url: '/f%61q?busca=seguro', leadsTo: redirect('/faq?busca=seguro') },
    { url: '/%46AQ', leadsTo: redirect('/faq') },
    { url: '/viadut%6f/faq', leadsTo: redirect('/viaduto/faq') },
    { url: '/ofertasvw/t%2dcross', leadsTo: redirect('/ofertasvw/t-cross') },
    { url: '/ofertasvw/polo%20?prazo=24', leadsTo: redirect('/ofertasvw/polo?prazo=24') },
    { url: '/faq/%20%20#multas', leadsTo: redirect('/faq#multas') },
    { url: '/viaduto%20', leadsTo: redirect('/viaduto') },
    { url: '/faq%2Fisto', leadsTo: notFound() },
    { url: '/reset-password/um%2Btoken', leadsTo: page('/reset-password/um%2Btoken') },
  ],

  'tracking of an offer in a store': [
    { url: '/viaduto/ofertasvw/polo', leadsTo: redirect(`/viaduto/ofertasvw/polo?${utm}`) },
    {
      url: '/viaduto/ofertasvw/polo?prazo=24&utm_medium=email#plano',
      leadsTo: redirect(
        '/viaduto/ofertasvw/polo?utm_source=ofertasvw&utm_campaign=simulacao&prazo=24&utm_medium=email#plano',
      ),
    },
    {
      url: '/viaduto/ofertasvw/polo?utm_campaign=a&utm_source=b&utm_medium=c&utm_term=d',
      leadsTo: page('/ofertasvw/polo', 'viaduto'),
    },
    { url: '/viaduto/faq?de=email', leadsTo: page('/faq', 'viaduto') },
  ],

  'URLs without a slug while a store is stored': [
    { url: '/', stored: 'viaduto', leadsTo: redirect('/viaduto') },
    {
      url: '/?utm_source=email#ofertas',
      stored: 'viaduto',
      leadsTo: redirect('/viaduto?utm_source=email#ofertas'),
    },
    { url: '/faq', stored: 'casa-andrade', leadsTo: redirect('/casa-andrade/faq') },
    {
      url: '/comparar?ofertas=t-cross,polo',
      stored: 'viaduto',
      leadsTo: redirect('/viaduto/comparar?ofertas=t-cross,polo'),
    },
    { url: '/termos-de-uso?a=1', stored: 'viaduto', leadsTo: redirect('/viaduto/termos-de-uso?a=1') },
    {
      url: '/ofertasvw/polo?prazo=24',
      stored: 'viaduto',
      leadsTo: redirect(`/viaduto/ofertasvw/polo?${utm}&prazo=24`),
    },
    { url: '/conta', stored: 'viaduto', leadsTo: redirect('/viaduto/conta/status-pedido') },
    { url: '/faq', stored: 'faq', leadsTo: page('/faq') },
    { url: '/conta', stored: 'conta', leadsTo: redirect('/conta/status-pedido') },
  ],

  'pages that keep their URL while a store is stored': [
    { url: '/concessionaria?uf=SP', stored: 'viaduto', leadsTo: inLookOf('viaduto', '/concessionaria') },
    { url: '/reset-password', stored: 'viaduto', leadsTo: inLookOf('viaduto', '/reset-password') },
    { url: '/reset-password/t', stored: 'viaduto', leadsTo: inLookOf('viaduto', '/reset-password/t') },
    { url: '/confirm-email/t', stored: 'viaduto', leadsTo: inLookOf('viaduto', '/confirm-email/t') },
    { url: '/confirm-email', stored: 'viaduto', leadsTo: inLookOf('viaduto', '/confirm-email') },
    { url: '/calculadora', stored: 'viaduto', leadsTo: page('/calculadora') },
    { url: '/calculadora?loja=viaduto', stored: 'casa-andrade', leadsTo: inLookOf('viaduto', '/calculadora') },
    { url: '/calculadora?loja=faq', leadsTo: page('/calculadora') },
  ],

  'URLs that lead nowhere': [
    ...[
      '/faq/isto',
      '/faq/isto/nao/existe',
      '/a/b/c',
      '/viaduto/nada',
      '/viaduto/ofertasvw/polo/mais',
      '/viaduto/concessionaria',
      '/viaduto/calculadora',
      '/viaduto/reset-password/t',
      '/Viaduto/Nada',
      '/Robots2.txt',
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
    ].map((url) => ({ url, leadsTo: notFound() })),
    { url: '/viaduto/nada', stored: 'viaduto', leadsTo: notFound('viaduto') },
    { url: '/viaduto/wp-login.php', stored: 'viaduto', leadsTo: notFound('viaduto') },
    { url: '/viaduto/nada', stored: 'casa-andrade', leadsTo: notFound() },
    { url: '/faq/isto', stored: 'viaduto', leadsTo: notFound() },
  ],
};
