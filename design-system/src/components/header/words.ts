import type { Messages } from '../../foundations/messages/messages.ts';

export const words = {
  navigation: 'Principal',
  menu: 'Menu',
  openMenu: 'Abrir menu',
  logIn: 'Entrar',
  account: 'Minha conta',
  homePage: 'página inicial',
  by: (name: string) => `por ${name}`,
} satisfies Messages['header'];
