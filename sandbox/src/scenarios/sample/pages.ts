import type { OfferConditionsResponse, PagesResponse, PartnerResponse } from '../../../contract/content.ts';
import { portoSecoTheme } from './partner-themes.ts';

const notice =
  '<p><strong>Texto de exemplo.</strong> Esta página mostra a forma de um documento legal e não tem valor jurídico. O texto verdadeiro vem do serviço de conteúdo.</p>';

const page = (slug: string, title: string, description: string, html: string): PagesResponse[number] => ({
  title: { rendered: title },
  slug,
  acf: { html: notice + html, seo: { title, description } },
});

/** Legal pages: short, honest about being samples. */
export const pages: PagesResponse = [
  page(
    'politica-de-cookies',
    'Política de Cookies',
    'Quais cookies a loja usa, para quê e por quanto tempo.',
    '<h2>Cookies necessários</h2><p>Guardam a sua sessão e a loja que você visita. Sem eles o pedido não funciona.</p><h2>Cookies de medição</h2><p>Só são usados se você aceitar. A escolha pode ser revista a qualquer momento pelo botão no canto da página.</p><ul><li>Escolha de consentimento: 6 meses</li><li>Loja visitada: 1 dia</li><li>Localização, com a sua permissão: 30 dias</li></ul>',
  ),
  page(
    'portal-do-titular',
    'Portal do Titular',
    'Como consultar, corrigir ou apagar os seus dados.',
    '<h2>Os seus direitos</h2><p>Você pode pedir acesso, correção, portabilidade e eliminação dos seus dados pessoais.</p><h2>Como pedir</h2><p>O pedido é feito por um canal próprio, com confirmação de identidade. Nesta demonstração o canal não existe.</p>',
  ),
  page(
    'termos-de-uso',
    'Termos de Uso',
    'As regras de uso desta loja.',
    '<h2>O que é este site</h2><p>Uma loja de carros por assinatura, aqui com dados de exemplo. Nenhum pedido feito aqui gera contrato ou cobrança.</p><h2>Conta</h2><p>A senha é pessoal. Avise se perceber um acesso que não foi seu.</p>',
  ),
  page(
    'politica-de-privacidade',
    'Aviso de Privacidade',
    'Quais dados pessoais tratamos e por quê.',
    '<h2>Dados que pedimos</h2><p>Identificação, contato, endereço, renda e documentos, somente para analisar o pedido e cumprir o contrato.</p><h2>Com quem dividimos</h2><p>Com a concessionária da retirada e com quem analisa crédito. Nunca vendemos dados.</p><h2>Por quanto tempo</h2><p>Pelo prazo do contrato e o que a lei exigir depois dele.</p>',
  ),
  page(
    'condicoes-legais',
    'Condições Legais',
    'Condições gerais das ofertas.',
    '<h2>Preços</h2><p>Valores sujeitos à análise de crédito e à disponibilidade. Reajuste anual pelo IPCA.</p><h2>Imagens</h2><p>Ilustrações próprias, sem valor de contrato.</p>',
  ),
];

/** Sample partner stores. Names and numbers are made up and say so. */
export const partners: { slug: string; partner: PartnerResponse[number] }[] = [
  partner('viaduto', 'EXEMPLO-001', 'Viaduto · exemplo', '5511000000001'),
  partner('casa-andrade', 'EXEMPLO-002', 'Casa Andrade · exemplo', '5531000000002'),
  partner('porto-seco', 'EXEMPLO-003', 'Porto Seco · exemplo', '5541000000003', portoSecoTheme),
];

function partner(
  slug: string,
  referenceCode: string,
  partnerName: string,
  partnerWhatsApp: string,
  partnerTheme?: unknown,
) {
  const facts = { identifier: slug, referenceCode, partnerName, partnerImage: `${slug}.svg`, partnerWhatsApp };
  return { slug, partner: partnerTheme === undefined ? facts : { ...facts, partnerTheme } };
}

export const offerConditions: OfferConditionsResponse = [
  {
    title: { rendered: 'Condições das ofertas' },
    slug: 'condicoes-das-ofertas',
    content: {
      rendered: `${notice}<h2>Validade</h2><p>Os preços valem enquanto aparecem na loja e são confirmados de novo antes do pedido.</p><h2>Entrega rápida</h2><p>7 dias úteis em SP/ABC, em até 15 dias interior de SP e em 30 dias demais regiões.</p><h2>Quilometragem</h2><p>A franquia é mensal e acumula durante o contrato.</p>`,
    },
  },
];
