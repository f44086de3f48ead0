import type { HeaderItem } from '@signdrive/design-system/header';
import type { PublicConfig } from '../../../server/contract.ts';

/** Target of the header's session link (spec §2.1). */
export const accountHref = '/conta/status-pedido';

/** The offers link, which becomes the button of the offers menu. */
export const offersItem = { label: 'Ofertas', href: '/#ofertas' } as const satisfies HeaderItem;

/** The classic header (spec §2.3): another label for the offers, questions, and help for customers. */
export const classicItems = {
  offers: { label: 'Veículos', href: '/#ofertas' },
  others: [
    { label: 'Perguntas frequentes', href: '/faq' },
    { label: 'Área do cliente', href: '/clientes' },
  ],
} as const satisfies { offers: HeaderItem; others: readonly HeaderItem[] };

/** Main links of the header after the offers (spec §2.3): logged-in users have the help centre in their menu. */
export function headerItems(
  { helpCentreUrl }: Pick<PublicConfig, 'helpCentreUrl'>,
  { hasSessionHint }: { hasSessionHint: boolean },
): HeaderItem[] {
  return [
    { label: 'Comparar custos', href: '/calculadoracomparativa' },
    ...(hasSessionHint ? [] : [{ label: 'Central de Ajuda', href: helpCentreUrl, isExternal: true }]),
  ];
}

export const layoutCopy = { closeNotice: 'Fechar aviso' } as const;

/** Shown without script. */
export const scriptNoticeCopy = {
  title: 'Você está na versão simplificada do site.',
  text: 'Aqui dá para ver ofertas e preços, montar o plano e tirar dúvidas. Para entrar, assinar ou acompanhar um pedido, recarregue a página. Se não resolver, atualize o navegador ou ative o JavaScript.',
} as const;
