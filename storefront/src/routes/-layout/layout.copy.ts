import type { HeaderItem } from '@signdrive/design-system/header';
import type { PublicConfig } from '../../../server/contract.ts';

/** Where the session's place in the header leads (spec §2.1). */
export const accountHref = '/conta/status-pedido';

/** The offers link, which becomes the button of the offers menu. */
export const offersItem = { label: 'Ofertas', href: '/#ofertas' } as const satisfies HeaderItem;

/** The older header (spec §2.3): the offers under another name, questions, and the help of customers. */
export const classicItems = {
  offers: { label: 'Veículos', href: '/#ofertas' },
  others: [
    { label: 'Perguntas frequentes', href: '/faq' },
    { label: 'Área do cliente', href: '/clientes' },
  ],
} as const satisfies { offers: HeaderItem; others: readonly HeaderItem[] };

/** Main links of the header after the offers (spec §2.3): the help centre is in the menu of whoever is logged in. */
export function headerItems(
  { helpCentreUrl }: Pick<PublicConfig, 'helpCentreUrl'>,
  { hasSessionHint }: { hasSessionHint: boolean },
): HeaderItem[] {
  return [
    { label: 'Comparar custos', href: '/calculadoracomparativa' },
    ...(hasSessionHint ? [] : [{ label: 'Central de Ajuda', href: helpCentreUrl, isExternal: true }]),
  ];
}
