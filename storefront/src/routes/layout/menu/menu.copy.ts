import { formatMoney } from '#/shared/text/format.ts';

/** Copy of the header's menus (spec §2.3). */
export const menuCopy = {
  title: 'Menu',
  offers: 'Ofertas',
  filter: 'Filtrar por categoria',
  cars: 'Carros',
  price: (priceInCents: number) => `${formatMoney(priceInCents)}/mês`,
  unavailable: 'Sem disponibilidade',
  shown: (count: number) => (count === 1 ? '1 carro' : `${count} carros`),
  none: 'As ofertas não carregaram. Tente de novo em instantes.',
  remark: 'Na página de cada carro você ajusta prazo, quilômetros e cor.',
  all: 'Ver todas as ofertas',
  login: 'Entrar',
  account: 'Minha conta',
} as const;

/** Copy of the user's menu (spec §2.3). */
export const accountCopy = {
  greeting: (name: string) => `Olá, ${name}`,
  menu: 'Minha conta',
  help: 'Central de Ajuda',
  orderStatus: 'Status do pedido',
  plan: 'Meu plano',
  account: 'Minha conta',
  contact: 'Contato',
  leave: 'Sair',
} as const;
