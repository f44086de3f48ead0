import type { Query } from './query.ts';
import { marina } from './users.ts';

const within: Query = { role: 'dialog', name: 'Entrar' };

/** The header's log-in link. */
export const loginLink: Query = { role: 'link', name: 'Entrar', within: { role: 'banner' } };

/** The log-in dialog and its parts. */
export const loginParts = {
  dialog: within,
  identifier: { role: 'textbox', name: 'E-mail ou CPF/CNPJ', within },
  password: { label: 'Senha', within },
  submit: { role: 'button', name: 'Entrar', within },
  register: { role: 'button', name: 'Cadastre-se', within },
} as const satisfies Record<string, Query>;

/** Heading of the page that a log-in from the header leads to. */
export const loggedIn: Query = { role: 'heading', level: 1, name: 'Status do pedido' };

/** Marina's input by field label. */
export const registration: readonly (readonly [label: string, value: string])[] = [
  ['CPF ou CNPJ', marina.document],
  ['Nome completo', marina.name],
  ['E-mail', marina.email],
  ['Celular', marina.phone],
  ['CEP', marina.cep],
  ['Senha', marina.password],
  ['Confirme a senha', marina.password],
];
