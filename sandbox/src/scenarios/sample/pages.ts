import type { OfferConditionsResponse, PagesResponse, PartnerResponse } from '../../../contract/content.ts';
import { portoSecoTheme } from './partner-themes.ts';

const notice =
  '<p><strong>Texto de exemplo.</strong> Esta página mostra a forma de um documento legal e não tem valor jurídico. O texto verdadeiro vem do serviço de conteúdo.</p>';

const page = (slug: string, title: string, description: string, html: string): PagesResponse[number] => ({
  title: { rendered: title },
  slug,
  acf: { html: notice + html, seo: { title, description } },
});

/** Sections of a legal text: a heading, and its paragraphs or list. */
const sections = (...parts: readonly (readonly [heading: string, ...paragraphs: string[]])[]) =>
  parts.map(([heading, ...paragraphs]) => `<h2>${heading}</h2>${paragraphs.map(block).join('')}`).join('');

/** Splits a text into paragraphs; lines that begin with a dash are a list. */
const block = (text: string) =>
  text.startsWith('- ')
    ? `<ul>${text
        .split('\n')
        .map((line) => `<li>${line.slice(2)}</li>`)
        .join('')}</ul>`
    : `<p>${text}</p>`;

/** Legal pages: complete texts, marked as samples. */
export const pages: PagesResponse = [
  page(
    'politica-de-cookies',
    'Política de Cookies',
    'Quais cookies a loja usa, para quê e por quanto tempo.',
    sections(
      [
        'O que são cookies',
        'São pequenos textos que o navegador guarda a pedido de um site. Esta loja também usa o armazenamento local do navegador, que serve ao mesmo fim.',
      ],
      [
        'Cookies necessários',
        'Guardam a sua sessão, a loja que você visita e o que você já preencheu. Sem eles o pedido não funciona, por isso não dependem de consentimento.',
        '- Sessão: até você sair da conta\n- Loja visitada: 1 dia\n- Escolha de consentimento: 6 meses\n- Rascunho do pedido: 7 dias, só neste aparelho',
      ],
      [
        'Cookies de medição',
        'Só são usados se você aceitar. Mostram de qual campanha veio a visita e em que etapa um pedido é interrompido. E-mail, telefone e CEP nunca são guardados em texto aberto.',
      ],
      ['Localização', 'Só com a sua permissão, com precisão de cerca de um quilômetro, por 30 dias.'],
      [
        'Como mudar de ideia',
        'A escolha pode ser revista a qualquer momento pelo botão no canto da página. O navegador também permite apagar tudo o que a loja guardou.',
      ],
    ),
  ),
  page(
    'portal-do-titular',
    'Portal do Titular',
    'Como consultar, corrigir ou apagar os seus dados.',
    sections(
      [
        'Os seus direitos',
        'A Lei Geral de Proteção de Dados (Lei nº 13.709/2018, art. 18) garante ao titular:',
        '- confirmação de que tratamos os seus dados, e acesso a eles\n- correção de dados incompletos ou desatualizados\n- anonimização, bloqueio ou eliminação do que for desnecessário\n- portabilidade para outro fornecedor\n- informação sobre com quem os dados são compartilhados\n- revogação do consentimento',
      ],
      [
        'Como pedir',
        'O pedido é feito por um canal próprio, com confirmação de identidade. Nesta demonstração o canal não existe.',
      ],
      ['Prazo', 'A resposta completa sai em até 15 dias. Se não pudermos atender, explicamos o motivo.'],
      [
        'O que não pode ser apagado',
        'Dados do contrato em vigor e o que a lei manda guardar, como documentos fiscais, continuam guardados pelo prazo legal.',
      ],
    ),
  ),
  page(
    'termos-de-uso',
    'Termos de Uso',
    'As regras de uso desta loja.',
    sections(
      [
        'O que é este site',
        'Uma loja de carros por assinatura, aqui com dados de exemplo. Nenhum pedido feito aqui gera contrato ou cobrança.',
      ],
      [
        'Quem pode assinar',
        'Pessoas a partir de 18 anos, com CPF regular e CNH válida. Empresas deixam seus dados, e a equipe de vendas entra em contato.',
      ],
      ['Conta', 'A senha é pessoal. Avise se perceber um acesso que não foi seu.'],
      [
        'Pedido e contrato',
        'O pedido passa por análise de cadastro e de crédito e pode ser recusado. O contrato só existe depois da assinatura das duas partes.',
      ],
      [
        'Direito de arrependimento',
        'O pedido feito pela internet pode ser cancelado em até 7 dias, sem motivo e sem custo, como prevê o art. 49 do Código de Defesa do Consumidor.',
      ],
      [
        'Preços e disponibilidade',
        'O preço é conferido de novo antes da confirmação. Se mudar, o pedido só segue com o seu aceite.',
      ],
      [
        'Responsabilidades',
        'Respondemos pelo funcionamento da loja e pela exatidão das informações. Quem usa a loja responde pelos dados que informa.',
      ],
      [
        'Mudanças destes termos',
        'A versão em vigor é sempre a desta página. Contratos assinados seguem a versão da data da assinatura.',
      ],
    ),
  ),
  page(
    'politica-de-privacidade',
    'Aviso de Privacidade',
    'Quais dados pessoais tratamos e por quê.',
    sections(
      [
        'Dados que pedimos',
        'Identificação, contato, endereço, renda e documentos, somente para analisar o pedido e cumprir o contrato.',
      ],
      [
        'Por que podemos tratar',
        '- execução do contrato e dos passos antes dele\n- proteção do crédito\n- obrigação legal, como a identificação de condutores\n- consentimento, para medição e localização',
      ],
      [
        'Com quem dividimos',
        'Com a concessionária da retirada, com quem analisa crédito, com a processadora do pagamento e com órgãos de trânsito. Nunca vendemos dados.',
      ],
      [
        'Cartão',
        'O número do cartão é digitado no site da processadora do pagamento e nunca passa por esta loja, que recebe só os quatro últimos dígitos.',
      ],
      [
        'Por quanto tempo',
        'Pelo prazo do contrato e o que a lei exigir depois dele. Documentos de pedidos recusados são apagados.',
      ],
      ['Segurança', 'A transmissão é cifrada, o acesso é limitado a quem precisa, e cada acesso fica registrado.'],
      ['Os seus direitos', 'Acesso, correção, portabilidade e eliminação são pedidos pelo Portal do Titular.'],
    ),
  ),
  page(
    'condicoes-legais',
    'Condições Legais',
    'Condições gerais das ofertas.',
    sections(
      [
        'Preços',
        'Valores sujeitos à análise de crédito e à disponibilidade. Reajuste anual pelo IPCA acumulado do período.',
      ],
      [
        'O que está incluído',
        'Seguro, documentação, IPVA, licenciamento e revisões planejadas, como diz a oferta de cada carro. Combustível, multas, pedágios e lavagens não estão.',
      ],
      [
        'Quilometragem',
        'A franquia é mensal e acumula durante o contrato. O quilômetro excedente é cobrado na devolução, pelo valor da oferta.',
      ],
      ['Sinistro', 'A franquia do seguro é paga só quando o seguro é acionado por colisão, pelo valor da oferta.'],
      [
        'Saída antecipada',
        'O contrato pode ser encerrado antes do prazo. A multa é um percentual das mensalidades que faltam e aparece na oferta antes do pedido.',
      ],
      [
        'Devolução',
        'O carro é devolvido na concessionária combinada, com desgaste normal de uso. Danos são orçados com laudo.',
      ],
      ['Imagens', 'Ilustrações próprias, sem valor de contrato.'],
    ),
  ),
];

/** Sample partner stores. Names and numbers are invented and marked as such. */
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
