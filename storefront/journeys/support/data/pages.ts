/** Every page of spec §2.1 outside the order and the account, with its title after the brand. */
export const pages = [
  ['', 'Carro por assinatura'],
  ['ofertasvw/t-cross', 'T-Cross por assinatura'],
  ['ofertasvw/tiguan-allspace', 'Tiguan Allspace por assinatura'],
  ['politica-de-cookies', 'Política de Cookies'],
  ['portal-do-titular', 'Portal do Titular'],
  ['termos-de-uso', 'Termos de Uso'],
  ['politica-de-privacidade', 'Aviso de Privacidade'],
  ['condicoes-legais', 'Condições Legais'],
  ['acessibilidade', 'Acessibilidade'],
  ['faq', 'Perguntas Frequentes'],
  ['clientes', 'Área do cliente'],
  ['calculadoracomparativa', 'Calculadora comparativa'],
  ['comparar', 'Comparar ofertas'],
  ['comparar?ofertas=t-cross,polo', 'Comparar T-Cross e Polo'],
  ['calculadora', 'Calculadora comparativa'],
  ['concessionaria', 'Concessionárias'],
] as const;

/** Without a session these lead home. */
export const accountPages = [
  ['conta/status-pedido', 'Status do pedido'],
  ['conta/plano', 'Meu plano'],
  ['conta/minha-conta', 'Minha conta'],
] as const;

export const titleOf = (title: string): string => `Sign & Drive | ${title}`;
