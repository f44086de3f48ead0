/** Parses a page's text for the watches. */
import type { Shown } from './shown.ts';

const headings: Readonly<Record<string, string>> = {
  'Entre para assinar': 'entrar',
  'Quem vai assinar?': 'dados',
  'Onde você mora?': 'endereco',
  'Seus documentos': 'documentos',
  'Onde retirar o carro?': 'retirada',
  'Como você quer pagar?': 'pagamento',
};

/** The step of an order that is on the page; undefined on every other page, and on the placed order. */
export const stepOf = ({ heading }: Shown): string | undefined => headings[heading];

export const slugOf = ({ url }: Shown): string | undefined => /^\/ofertasvw\/([\w-]+)/.exec(url)?.[1];

const centsOf = (text: string): number => Number(text.replaceAll(/\D/g, ''));

/** The review that the last step shows above the confirm button. */
export interface Review {
  email: string;
  person: string;
  address: string;
  paperCount: number;
  dealer: string;
  method: string | undefined;
  monthlyInCents: number;
  coupon: string | undefined;
  slug: string | undefined;
}

export function reviewOf(shown: Shown): Review | undefined {
  const { terms, text, values } = shown;
  if (stepOf(shown) !== 'pagamento' || terms.Conta === undefined) return undefined;
  const [, announced] = /Confirmar por (R\$ [\d.]+,\d\d)/.exec(text) ?? [];
  const [, listed] = /(R\$ [\d.]+,\d\d) por mês/.exec(text) ?? [];
  const coupon = Object.keys(terms).find((term) => term.startsWith('Cupom '));
  return {
    email: terms.Conta,
    person: terms.Assinante ?? '',
    address: terms.Endereço ?? '',
    paperCount: Number.parseInt(terms.Documentos ?? '', 10),
    dealer: terms.Retirada ?? '',
    method: values.payment,
    monthlyInCents: centsOf(announced ?? listed ?? ''),
    coupon: coupon?.slice('Cupom '.length),
    slug: slugOf(shown),
  };
}

/** The page's statement on a confirmed order. */
export type Outcome = 'nothing' | 'unknown' | { orderId: number };

export function outcomeOf(shown: Shown): Outcome | undefined {
  const [, number] = /Seu pedido é o número ([\d.]+)\. Agora/.exec(shown.text) ?? [];
  if (shown.heading === 'Pedido registrado' && number !== undefined) return { orderId: centsOf(number) };
  if (shown.text.includes('Estamos verificando o seu pedido')) return 'unknown';
  return shown.text.includes('O pedido não foi registrado') ? 'nothing' : undefined;
}

/** The page's statement on the coupon of the placed order. */
export function burnOf({ text }: Shown): 'pending' | 'burned' | 'failed' | 'refused' | undefined {
  if (text.includes('O cupom foi usado neste pedido.')) return 'burned';
  if (text.includes('Estamos confirmando o uso do seu cupom.')) return 'pending';
  if (text.includes('ainda não conseguimos confirmar o uso do cupom')) return 'failed';
  return text.includes('o cupom não foi aceito') ? 'refused' : undefined;
}
