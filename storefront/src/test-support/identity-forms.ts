import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { dialogOpened, type PageDialog } from '#/shared/page/page-dialog.slice.ts';
import type { AppOptions } from './app.tsx';
import { fakeStorage, type FakeStorage } from './fake-browser.ts';
import { renderApp } from './render-app.tsx';
import { servicesOfClaraBut } from './services-of-clara.ts';

/** A field, as visitors, browsers and password managers see it. */
export interface FormField {
  label: string;
  /** Text that is pasted or selected. */
  text: string;
  /** Value of the field afterwards. @default text */
  shown?: string;
  /** `found`: the postal code fills it in. @default 'paste' */
  how?: 'paste' | 'select' | 'radio' | 'found';
  /** Attributes that browsers use for autofill. */
  hints: { name: string; autocomplete?: string; type?: string; inputmode?: string };
}

/** A form for visitors without a session. */
export interface IdentityForm {
  name: 'login' | 'individual' | 'company' | 'notice' | 'reset e-mail' | 'new password';
  /** @default a page with little content */
  path?: string;
  /** The dialog to open, if the page doesn't open it. */
  dialog?: PageDialog;
  fields: readonly FormField[];
  send: string;
  /** The name of the button during the request. */
  sending: string;
  /** Resolves when the page shows the success. */
  succeeds: () => Promise<unknown>;
}

export const clara = { email: 'clara@exemplo.com.br', cpf: '52998224725', password: 'Exemplo#2026' };
export const newPassword = 'Nova#Senha1';
/** A person unknown to the service. */
export const marina = { email: 'marina@exemplo.com.br', cpf: '39053344705', phone: '11912345678', cep: '01310100' };

const email: FormField = {
  label: 'E-mail',
  text: marina.email,
  hints: { name: 'email', autocomplete: 'email', type: 'email' },
};
const registrationEmail: FormField = { ...email, hints: { ...email.hints, inputmode: 'email' } };
const document = (text: string, shown: string): FormField => ({
  label: 'CPF ou CNPJ',
  text,
  shown,
  hints: { name: 'document', autocomplete: 'off', inputmode: 'text' },
});
const phone = (label: string, text: string, shown: string): FormField => ({
  label,
  text,
  shown,
  hints: { name: 'phone', autocomplete: 'tel-national', inputmode: 'tel' },
});
const cep: FormField = {
  label: 'CEP',
  text: marina.cep,
  shown: '01310-100',
  hints: { name: 'cep', autocomplete: 'postal-code', inputmode: 'numeric' },
};
const name: FormField = {
  label: 'Nome completo',
  text: 'Marina Exemplo',
  hints: { name: 'name', autocomplete: 'name' },
};
const secret = (label: string, named: string, text: string, kind: 'current' | 'new' = 'new'): FormField => ({
  label,
  text,
  hints: { name: named, autocomplete: `${kind}-password`, type: 'password' },
});
const chosen = (label: string, named: string, text: string): FormField => ({
  label,
  text,
  how: 'select',
  hints: { name: named },
});

export const identityForms = {
  login: {
    name: 'login',
    dialog: { name: 'login' },
    fields: [
      { label: 'E-mail ou CPF/CNPJ', text: clara.email, hints: { name: 'identifier', autocomplete: 'username' } },
      secret('Senha', 'password', clara.password, 'current'),
    ],
    send: 'Entrar',
    sending: 'Entrando',
    succeeds: () =>
      waitFor(() => {
        if (screen.queryByRole('dialog')) throw new Error('The dialog is still open.');
      }),
  },
  individual: {
    name: 'individual',
    dialog: { name: 'registration' },
    fields: [
      document(marina.cpf, '390.533.447-05'),
      name,
      registrationEmail,
      phone('Celular', `+55${marina.phone}`, '(11) 91234-5678'),
      cep,
      secret('Senha', 'password', newPassword),
      secret('Confirme a senha', 'confirmPassword', newPassword),
    ],
    send: 'Cadastrar',
    sending: 'Enviando cadastro',
    succeeds: () => screen.findByRole('dialog', { name: 'Confirme seu e-mail' }),
  },
  company: {
    name: 'company',
    dialog: { name: 'registration' },
    fields: [
      document('12ABC34501DE35', '12.ABC.345/01DE-35'),
      { label: 'Razão Social', text: 'Empresa de Exemplo', hints: { name: 'company', autocomplete: 'organization' } },
      cep,
      { ...chosen('Estado', 'state', 'SP'), how: 'found', hints: { name: 'state', autocomplete: 'address-level1' } },
      { label: 'Cidade', text: 'São Paulo', how: 'found', hints: { name: 'city' } },
      { label: 'Primeiro nome', text: 'Marina', hints: { name: 'firstName', autocomplete: 'given-name' } },
      { label: 'Sobrenome', text: 'Exemplo', hints: { name: 'lastName', autocomplete: 'family-name' } },
      registrationEmail,
      phone('Telefone', '1131234567', '(11) 3123-4567'),
      { label: 'WhatsApp', text: 'WhatsApp', how: 'radio', hints: { name: 'contactPreference' } },
      chosen('Frota própria e de terceiros', 'ownFleet', '11 a 20'),
      chosen('Frota para negociação', 'negotiationFleet', '2 a 5 veículos'),
      { label: 'Observações', text: 'Cinco carros.', hints: { name: 'observations' } },
    ],
    send: 'Enviar cadastro',
    sending: 'Enviando cadastro',
    succeeds: () => screen.findByRole('dialog', { name: 'Cadastro enviado com sucesso!' }),
  },
  notice: {
    name: 'notice',
    dialog: { name: 'availabilityNotice', slug: 'polo', carName: 'Polo' },
    fields: [name, document(marina.cpf, '390.533.447-05'), phone('Telefone', marina.phone, '(11) 91234-5678')],
    send: 'Quero receber o aviso',
    sending: 'Enviando pedido',
    succeeds: () => screen.findByRole('dialog', { name: 'Pedido de aviso enviado' }),
  },
  resetEmail: {
    name: 'reset e-mail',
    path: '/reset-password',
    fields: [{ ...email, text: clara.email }],
    send: 'Enviar link',
    sending: 'Enviando link',
    succeeds: () => screen.findByText('E-mail enviado com sucesso!'),
  },
  newPassword: {
    name: 'new password',
    path: '/reset-password/um-token',
    fields: [
      secret('Nova senha', 'newPassword', newPassword),
      secret('Confirme a nova senha', 'confirmPassword', newPassword),
    ],
    send: 'Salvar nova senha',
    sending: 'Salvando nova senha',
    succeeds: () => screen.findByText('Senha alterada com sucesso'),
  },
} as const satisfies Record<string, IdentityForm>;

/** The visible control of a field, not the hidden one for password managers. */
export function controlOf({ label, how }: Pick<FormField, 'label' | 'how'>): HTMLElement {
  if (how === 'radio') return screen.getByRole('radio', { name: label });
  return screen.getByLabelText(label, { selector: '[name]:not([type=radio]), [role=combobox]' });
}

/** Opens a page with a form over it. */
export async function openForm(
  { path = '/nao/ha', dialog: opened }: Pick<IdentityForm, 'path' | 'dialog'>,
  { ports = {}, storage = fakeStorage(), ...options }: Omit<AppOptions, 'config'> & { storage?: FakeStorage } = {},
) {
  const app = renderApp(path, { ...options, ports: servicesOfClaraBut(ports), storage });
  await screen.findByRole('banner');
  if (opened) app.store.dispatch(dialogOpened(opened));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.querySelector('[inert], [role=progressbar]')).toBeNull());
  await waitFor(() => expect(dialog.querySelector('form')).not.toBeNull());
  const inDialog = () => within(screen.getByRole('dialog'));

  async function enter(field: FormField) {
    const { label, text, shown = text, how = 'paste' } = field;
    // Filling in the fields before may render it.
    const control = await waitFor(() => controlOf(field));
    if (how === 'select') await app.user.selectOptions(control, text);
    if (how === 'radio') await app.user.click(control);
    if (how === 'paste') {
      await app.user.clear(control);
      await app.user.click(control);
      await app.user.paste(text);
    }
    if (how !== 'radio') await waitFor(() => expect(controlOf({ label }), label).toHaveValue(shown));
  }

  return {
    ...app,
    storage,
    enter,
    fillIn: async (fields: readonly FormField[]) => {
      for (const field of fields) await enter(field);
    },
    press: async (button: string) => app.user.click(await inDialog().findByRole('button', { name: button })),
    /** Whether the button shows the pending request. */
    isBusy: () => screen.getByRole('dialog').querySelector('button[aria-disabled=true]') !== null,
    expectTyped: (fields: readonly FormField[]) => {
      for (const field of fields) {
        if (field.how === 'radio') expect(controlOf(field)).toBeChecked();
        else expect(controlOf(field), field.label).toHaveValue(field.shown ?? field.text);
      }
    },
  };
}
