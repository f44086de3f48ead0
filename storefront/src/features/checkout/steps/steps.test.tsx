import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { personalValuesOf } from '#/domain/customer/customer-values.ts';
import type { DocumentOnFile } from '#/domain/order/order-documents.ts';
import type { PageStep } from '#/domain/order/order-steps.ts';
import { draftChanged, orderFailed, verificationStarted } from '../checkout.slice.ts';
import { orderPlaced } from '../checkout.events.ts';
import { drafts } from '../checkout.records.ts';
import { orderStateOf } from '../placing/order-life.ts';
import { CheckoutScreen, type CheckoutScreenProps } from '../screens/CheckoutScreen.tsx';
import {
  aCoupon,
  aDealer,
  aPlan as plan,
  allDocuments,
  atPickup,
  clara,
  customerOfClara,
  openCheckout,
  planWithCoupon,
} from '../test-support/checkout-under-test.ts';
import { focusedPart, alerts } from '#/test-support/page-assertions.ts';
import { failing, fakeRecords } from '#/test-support/index.ts';
import { AddressStep } from './AddressStep.tsx';
import { DocumentsStep } from './DocumentsStep.tsx';
import { PaymentStep, type CardOfOrder, type CouponOfOrder } from './PaymentStep.tsx';
import { PersonalStep } from './PersonalStep.tsx';
import { PickupStep } from './PickupStep.tsx';
import { loadFailed } from '#/shared/failures/load-failed.ts';
import { dialogClosed, dialogOpened } from '#/shared/page/page-dialog.slice.ts';

beforeEach(() => void vi.useFakeTimers());

type LoadPaymentStep = CheckoutScreenProps['loadPaymentStep'];
const loadNoPayment: LoadPaymentStep = async () => () => null;
const loadMethods: LoadPaymentStep = async () => () => <p>As formas de pagamento</p>;

/** The whole page of a step. */
const pageOf = (step: PageStep, props: Partial<CheckoutScreenProps> = {}) => (
  <CheckoutScreen
    slug="polo"
    step={step}
    plan={plan}
    onPlanRetry={() => undefined}
    hrefOf={() => '/ofertasvw/polo'}
    loadPaymentStep={loadNoPayment}
    {...props}
  />
);

const nobodyYet = async () => undefined;
const lists = {
  listGenders: async () => [{ id: 2, name: 'Feminino' }],
  listCivilStatuses: async () =>
    ['Solteiro(a)', 'Casado(a)', 'Divorciado(a)', 'Viúvo(a)', 'União Estável'].map((name, place) => ({
      id: place + 1,
      name,
    })),
  listCustomerStates: async () => [
    { id: 19, name: 'Rio de Janeiro', uf: 'RJ' },
    { id: 25, name: 'São Paulo', uf: 'SP' },
  ],
};

/** One step on its page, once the visitor is known. */
async function openStep(step: ReactNode, options: Parameters<typeof openCheckout>[0] = {}) {
  const page = openCheckout(options);
  await page.settle();
  // Steps are lazy: the chunk arrives within the awaited `act`.
  await act(async () => void render(<Provider store={page.store}>{step}</Provider>));
  const settle = () => act(() => page.settle());
  // A page says that it is opened: the order is asked for again, if it has to be.
  await settle();
  return {
    ...page,
    settle,
    press: async (name: string) => {
      act(() => screen.getByRole('button', { name }).click());
      await settle();
    },
    type: async (field: HTMLElement, value: string) => {
      const fire = field instanceof HTMLSelectElement ? fireEvent.change : fireEvent.input;
      fire(field, { target: { value } });
      await settle();
    },
  };
}

/** The different `enterkeyhint` of the text fields. */
const enterKeys = () => [
  ...new Set(screen.getAllByRole<HTMLInputElement>('textbox').map((field) => field.getAttribute('enterkeyhint'))),
];

describe('the form of personal data', () => {
  const openPersonal = (user = clara) =>
    openStep(<PersonalStep back={null} />, {
      step: 'personalData',
      answers: { customers: { ...lists, readCustomer: nobodyYet } },
      user,
    });

  test('begins with the CPF of the account, and without one if the account has a CNPJ', async () => {
    await openPersonal();
    expect(screen.getByLabelText('CPF')).toHaveValue('529.982.247-25');
    expect(screen.getByLabelText('CPF')).toHaveAccessibleDescription('O CPF da sua conta.');
    cleanup();
    await openPersonal({ ...clara, document: '11222333000181' });
    expect(screen.getByLabelText('CPF')).toHaveValue('');
    expect(screen.getByLabelText('CPF')).not.toHaveAccessibleDescription();
  });

  test('moves from field to field by the Enter key of a phone, and has a numeric keyboard for digits', async () => {
    await openPersonal();
    expect(enterKeys()).toEqual(['next']);
    for (const label of ['CPF', 'Data de nascimento', 'Número da CNH', 'Validade'])
      expect(screen.getByLabelText(label)).toHaveAttribute('inputmode', 'numeric');
    for (const label of ['Celular', 'Telefone do trabalho'])
      expect(screen.getByLabelText(label)).toHaveAttribute('inputmode', 'tel');
    expect(screen.getByLabelText('Renda mensal')).toHaveAttribute('inputmode', 'decimal');
  });

  test('keeps every digit of a telephone with the country code, the spouse’s included', async () => {
    const { type } = await openPersonal();
    await type(screen.getByLabelText('Estado civil'), '2');
    const fields = [...screen.getAllByLabelText(/^Celular/), screen.getByLabelText('Telefone do trabalho')];
    expect(fields).toHaveLength(3);
    for (const field of fields) {
      await type(field, '+55 11 91234-5678');
      expect(field).toHaveValue('(11) 91234-5678');
    }
  });

  test('shows missing values at their fields and in the error summary when it is submitted empty', async () => {
    const { press, ports } = await openPersonal();
    await press('Continuar para endereço');
    expect(screen.getByLabelText('Estado civil')).toHaveAccessibleDescription('Selecione o estado civil');
    expect(screen.getByLabelText('Gênero')).toHaveAccessibleDescription('Selecione o gênero');
    expect(screen.getByLabelText('Data de nascimento')).toHaveAccessibleDescription(
      /Data de nascimento é obrigatória\./,
    );
    const summary = screen.getByRole('group', { name: /Há \d+ campos para corrigir/ });
    expect(within(summary).getByRole('link', { name: 'RG é obrigatório.' })).toBeInTheDocument();
    expect(ports.callsOf('customers.saveCustomer')).toHaveLength(0);
  });

  test('has fields for a spouse only with civil status 2 and 5, and for their job only if their income counts', async () => {
    const { type } = await openPersonal();
    const spouse = () => screen.queryByRole('group', { name: 'Cônjuge ou companheiro(a)' });
    for (const [status, isAsked] of [
      ['1', false],
      ['2', true],
      ['3', false],
      ['4', false],
      ['5', true],
    ] as const) {
      await type(screen.getByLabelText('Estado civil'), status);
      expect(spouse() !== null).toBe(isAsked);
    }
    expect(within(spouse() as HTMLElement).queryByLabelText('Empresa')).toBeNull();
    act(() => screen.getByRole('checkbox', { name: 'A renda dele ou dela compõe a minha' }).click());
    expect(within(spouse() as HTMLElement).getByLabelText('Empresa')).toBeInTheDocument();
  });

  test('shows the typed spouse again after another civil status, and their job after the box was unticked', async () => {
    const { type } = await openPersonal();
    const spouse = () => within(screen.getByRole('group', { name: 'Cônjuge ou companheiro(a)' }));
    const tick = () => act(() => screen.getByRole('checkbox', { name: /A renda dele ou dela/ }).click());
    await type(screen.getByLabelText('Estado civil'), '2');
    await type(spouse().getByLabelText('Nome completo'), 'Davi Exemplo');
    tick();
    await type(spouse().getByLabelText('Empresa'), 'Empresa Exemplo');
    tick();
    await type(screen.getByLabelText('RG'), '12345678X');
    tick();
    expect(spouse().getByLabelText('Empresa')).toHaveValue('Empresa Exemplo');
    // The arrow keys of a closed list pass the options between.
    for (const status of ['3', '4', '5']) await type(screen.getByLabelText('Estado civil'), status);
    expect(spouse().getByLabelText('Nome completo')).toHaveValue('Davi Exemplo');
    expect(spouse().getByLabelText('Empresa')).toHaveValue('Empresa Exemplo');
  });

  test('distinguishes missing values of the spouse from one’s own', async () => {
    const { press, type } = await openPersonal();
    await type(screen.getByLabelText('Estado civil'), '2');
    await press('Continuar para endereço');
    const summary = within(screen.getByRole('group', { name: /Há \d+ campos para corrigir/ }));
    expect(summary.getByRole('link', { name: 'RG é obrigatório.' })).toBeInTheDocument();
    expect(summary.getByRole('link', { name: 'Cônjuge ou companheiro(a): CPF é obrigatório.' })).toBeInTheDocument();
  });

  test('validates invalid fields again while typing, and marks corrected errors without moving the focus', async () => {
    const { press, type } = await openPersonal();
    await press('Continuar para endereço');
    const rg = screen.getByLabelText('RG');
    act(() => rg.focus());
    await type(rg, '123');
    expect(rg).toHaveAccessibleDescription(/RG inválido\./);
    expect(screen.getByRole('link', { name: 'RG é obrigatório.' })).toBeInTheDocument();
    await type(rg, '12345678X');
    expect(rg).toBeValid();
    expect(rg).toHaveFocus();
    expect(screen.getByRole('link', { name: 'RG é obrigatório. (corrigido)' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Data de nascimento é obrigatória.' })).toBeInTheDocument();
  });

  test('does not re-render the page around the step while typing', async () => {
    // Each rendering of the page asks for the URLs of the steps.
    const hrefOf = vi.fn<() => string>(() => '/ofertasvw/polo/assinar/dados-pessoais');
    const { type } = await openStep(pageOf('personalData', { hrefOf }), {
      step: 'personalData',
      answers: { customers: { ...lists, readCustomer: nobodyYet } },
    });
    await act(() => vi.dynamicImportSettled());
    hrefOf.mockClear();
    await type(screen.getByLabelText('RG'), '12345678X');
    expect(screen.getByText(/^Rascunho salvo neste aparelho em \d+ [a-z]{3} \d{4}, \d\d:\d\d\.$/)).toBeInTheDocument();
    expect(hrefOf).not.toHaveBeenCalled();
  });

  test('stores the input as a draft', async () => {
    const { type, records } = await openPersonal();
    await type(screen.getByLabelText('RG'), '12345678X');
    expect(await drafts.read(records, clara.id)).toMatchObject({ personal: { rg: '12345678X' } });
  });

  test('stores the last digit of a mobile number, at which the mask moves the hyphen, as a draft', async () => {
    const { type, records } = await openPersonal();
    await type(screen.getByLabelText('Telefone do trabalho'), '11912345678');
    expect(await drafts.read(records, clara.id)).toMatchObject({ personal: { jobPhone: '(11) 91234-5678' } });
  });
});

describe('the form of the address', () => {
  const paulista = {
    cep: '01310100',
    street: 'Avenida Paulista',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
  };
  const findPaulista = async (cep: string) => (cep === '01310999' ? undefined : { ...paulista, cep });
  const openAddress = (findPostalCode = findPaulista) =>
    openStep(<AddressStep back={null} />, {
      step: 'address',
      records: fakeRecords({
        draft: {
          [`${clara.id}/order`]: {
            ...atPickup,
            pickup: {},
            personal: personalValuesOf(customerOfClara),
            submitted: personalValuesOf(customerOfClara),
          },
        },
      }),
      answers: {
        customers: { ...lists, readCustomer: nobodyYet },
        postalCode: { findPostalCode },
      },
    });

  test('is filled by its postal code, and keeps a corrected value', async () => {
    const { type } = await openAddress();
    await type(screen.getByLabelText('CEP'), '01310-100');
    expect(screen.getByLabelText('Rua ou avenida')).toHaveValue('Avenida Paulista');
    expect(screen.getByLabelText('Estado')).toHaveValue('25');
    await type(screen.getByLabelText('Rua ou avenida'), 'Rua da Correção');
    await type(screen.getByLabelText('CEP'), '01310-200');
    expect(screen.getByLabelText('Rua ou avenida')).toHaveValue('Rua da Correção');
    expect(screen.getByLabelText('Bairro')).toHaveValue('Bela Vista');
    expect(screen.getByText('Endereço preenchido pelo CEP. Confira e complete.')).toBeInTheDocument();
  });

  test('clears the old street and number when a customer enters another postal code', async () => {
    const found = { cep: '22070000', street: 'Rua A', district: 'Copacabana', city: 'Rio de Janeiro', state: 'RJ' };
    const { type, press } = await openStep(<AddressStep back={null} />, {
      step: 'address',
      answers: {
        customers: { ...lists, readCustomer: async () => customerOfClara },
        postalCode: { findPostalCode: async () => found },
      },
    });
    expect(screen.getByLabelText('Número')).toHaveValue('1000');
    await type(screen.getByLabelText('CEP'), '22070-000');
    expect(screen.getByLabelText('Rua ou avenida')).toHaveValue('Rua A');
    expect(screen.getByLabelText('Estado')).toHaveValue('19');
    await press('Continuar para documentos');
    expect(screen.getByLabelText('Número')).toHaveAccessibleDescription(
      expect.stringContaining('Número é obrigatório.'),
    );
  });

  test('is not filled by a postal code that is changed during its look-up', async () => {
    const lookup = Promise.withResolvers<typeof paulista>();
    const { type, settle } = await openAddress(() => lookup.promise);
    await type(screen.getByLabelText('CEP'), '01310-100');
    expect(screen.getByText('Procurando o endereço')).toBeInTheDocument();
    await type(screen.getByLabelText('CEP'), '01310-10');
    expect(screen.queryByText('Procurando o endereço')).toBeNull();
    lookup.resolve(paulista);
    await settle();
    expect(screen.getByLabelText('Rua ou avenida')).toHaveValue('');
  });

  test('submitted during the look-up of its postal code waits for it, and is sent only as the visitor sees it', async () => {
    const found = { cep: '22070000', street: 'Rua A', district: 'Copacabana', city: 'Rio de Janeiro', state: 'RJ' };
    const lookup = Promise.withResolvers<typeof found>();
    const { type, press, settle, ports } = await openStep(<AddressStep back={null} />, {
      step: 'address',
      answers: {
        customers: { ...lists, readCustomer: async () => customerOfClara, saveCustomer: async () => undefined },
        postalCode: { findPostalCode: () => lookup.promise },
      },
    });
    await type(screen.getByLabelText('CEP'), '22070-000');
    await press('Continuar para documentos');
    expect(ports.callsOf('customers.saveCustomer')).toHaveLength(0);
    lookup.resolve(found);
    await settle();
    expect(ports.callsOf('customers.saveCustomer')).toHaveLength(0);
    await type(screen.getByLabelText('Número'), '7');
    await press('Continuar para documentos');
    expect(ports.callsOf('customers.saveCustomer').map(({ args }) => args[0])).toMatchObject([
      { customer: { address: { cep: '22070000', street: 'Rua A', number: '7', stateId: 19 } } },
    ]);
  });

  test('can be filled by hand if the postal code is unknown, and keeps only what was typed', async () => {
    const { type } = await openAddress();
    await type(screen.getByLabelText('CEP'), '01310-100');
    await type(screen.getByLabelText('Número'), '7');
    await type(screen.getByLabelText('Bairro'), 'Bairro da Correção');
    await type(screen.getByLabelText('CEP'), '01310-999');
    expect(screen.getByText('Não encontramos este CEP. Preencha o endereço abaixo.')).toBeInTheDocument();
    expect(screen.getByLabelText('Rua ou avenida')).toHaveValue('');
    expect(screen.getByLabelText('Cidade')).toHaveValue('');
    expect(screen.getByLabelText('Estado')).toHaveValue('');
    expect(screen.getByLabelText('Bairro')).toHaveValue('Bairro da Correção');
    expect(screen.getByLabelText('Número')).toHaveValue('7');
    await type(screen.getByLabelText('CEP'), '01310-100');
    expect(screen.getByLabelText('Rua ou avenida')).toHaveValue('Avenida Paulista');
    expect(screen.getByLabelText('Estado')).toHaveValue('25');
    expect(screen.getByLabelText('Número')).toHaveValue('7');
  });

  test('looks a postal code up again by the button of its notice', async () => {
    const { type, press, ports } = await openAddress(async () => {
      throw new TypeError('cut');
    });
    await type(screen.getByLabelText('CEP'), '01310-100');
    ports.answer({ postalCode: { findPostalCode: findPaulista } });
    await press('Tentar de novo');
    expect(screen.getByLabelText('Rua ou avenida')).toHaveValue('Avenida Paulista');
  });

  test('reports a missing state as one to be selected', async () => {
    const { type, press } = await openAddress();
    await type(screen.getByLabelText('Estado'), '');
    await press('Continuar para documentos');
    expect(screen.getByLabelText('Estado')).toHaveAccessibleDescription('Selecione o estado');
    expect(screen.getByLabelText('Número')).toHaveAccessibleDescription(
      expect.stringContaining('Número é obrigatório.'),
    );
  });
});

describe('the form of the documents', () => {
  const openDocuments = (records = fakeRecords()) =>
    openStep(<DocumentsStep back={null} />, {
      step: 'documentation',
      records,
      answers: { documents: { listDocuments: async () => [], upload: async () => undefined } },
    });
  const tile = (name: string) => screen.getByRole('group', { name });
  const give = (name: string, file: File) => {
    const input = tile(name).querySelector('input[type=file]');
    if (!input) throw new Error(`No file can be given for ${name}`);
    fireEvent.change(input, { target: { files: [file] } });
  };
  const pdf = (name: string) => new File(['%PDF-1.7 exemplo'], name, { type: 'application/pdf' });

  test('shows the allowed types and sizes before a file is chosen', async () => {
    await openDocuments();
    expect(screen.getByText(/PDF, JPG ou PNG, até 10 MB cada/)).toBeInTheDocument();
    expect(within(tile('Comprovante de renda')).getByText('Holerite dos últimos 3 meses')).toBeInTheDocument();
  });

  test('tells that a confirmation led back to it, because a document was rejected meanwhile', async () => {
    const { ports, confirm, settle, step } = await openStep(<DocumentsStep back={null} />, {
      records: fakeRecords({ draft: { [`${clara.id}/order`]: atPickup } }),
    });
    expect(step()).toBe('payment');
    expect(alerts()).toEqual([]);
    const [first, ...others] = allDocuments;
    ports.answer({
      documents: { listDocuments: async () => (first ? [{ ...first, review: 'rejected' }, ...others] : others) },
    });
    confirm();
    await settle();
    expect(step()).toBe('documentation');
    expect(alerts()[0]).toHaveTextContent(
      'Pelo menos um documento precisa ser enviado de novo. O pedido ainda não foi feito.',
    );
  });

  test('shows what another tab has sent when the visitor returns to the order', async () => {
    let cnh: DocumentOnFile = { kind: 'cnh', review: 'sent', id: 'cnh', fileName: 'cnh.pdf' };
    const { settle } = await openStep(pageOf('documentation'), {
      step: 'documentation',
      answers: { documents: { listDocuments: async () => [cnh] } },
    });
    expect(screen.getByText('cnh.pdf')).toBeInTheDocument();
    cnh = { ...cnh, id: 'outra', fileName: 'outra.pdf' };
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await settle();
    expect(screen.getByText('outra.pdf')).toBeInTheDocument();
  });

  const large = (name: string) => Object.defineProperty(pdf(name), 'size', { value: 100 * 1024 * 1024 });
  test.each([
    [new File([''], 'vazio.pdf'), 'O arquivo vazio.pdf está vazio. Escolha outro.'],
    [
      new File(['MZ programa'], 'foto.jpg'),
      'O conteúdo de foto.jpg não é de um PDF, JPG ou PNG. Escolha outro arquivo.',
    ],
    [
      new File(['MZ'], '..\\fatura.pdf.exe'),
      'Tipo de arquivo não permitido: fatura.pdf.exe. Formatos permitidos: pdf, jpg, jpeg, png.',
    ],
    [
      new File(['x'], 'conta.heic'),
      'Tipo de arquivo não permitido: conta.heic. Formatos permitidos: pdf, jpg, jpeg, png.',
    ],
    [large('enorme.pdf'), 'O arquivo enorme.pdf tem mais de 10 MB. Escolha um menor ou tire uma foto.'],
  ])('rejects a file of a wrong type, content or size, and keeps the others', async (file, message) => {
    const { settle, press, ports } = await openDocuments();
    give('CNH, frente', pdf('frente.pdf'));
    await settle();
    give('CNH, verso', file);
    await settle();
    expect(tile('CNH, verso')).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(within(tile('CNH, frente')).getByText('Enviado')).toBeInTheDocument();
    expect(ports.callsOf('documents.upload')).toHaveLength(1);
    await press('Continuar para retirada');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Faltam 3 documentos: CNH, verso; Comprovante de endereço; Comprovante de renda.',
    );
  });

  test('announces only the rejection of a file that is empty or of a wrong type', async () => {
    await openDocuments();
    const spoken = () => tile('CNH, verso').querySelector('[aria-live]');
    give('CNH, verso', new File([''], 'vazio.pdf'));
    expect(spoken()).toHaveTextContent('vazio.pdf não foi enviado. O arquivo vazio.pdf está vazio.');
    expect(within(tile('CNH, verso')).getByText('0 KB')).toBeInTheDocument();
    give('CNH, verso', new File(['x'], 'nota.txt'));
    expect(spoken()).toHaveTextContent('nota.txt não foi enviado. Tipo de arquivo não permitido: nota.txt.');
  });

  test('can retry an upload that failed, without choosing the file again', async () => {
    const { settle, press, ports } = await openDocuments();
    ports.answer({ documents: { upload: () => Promise.reject(new TypeError('cut')) } });
    give('CNH, frente', pdf('frente.pdf'));
    await settle();
    expect(tile('CNH, frente')).toHaveAccessibleDescription(expect.stringContaining('Erro ao enviar documento.'));
    ports.answer({ documents: { upload: async () => undefined } });
    await press(within(tile('CNH, frente')).getByRole('button', { name: /de novo/ }).textContent);
    expect(within(tile('CNH, frente')).getByText('Enviado')).toBeInTheDocument();
  });

  test.each([
    // Before the page under test opens, at 12:00.
    ['11:59:00', /Ainda não sabemos se este documento chegou\. Estamos conferindo/],
    ['11:00:00', /O envio foi interrompido, e o documento não chegou\. Escolha o arquivo de novo\./],
  ])('tells what became of an upload that a page sent at %s before it was closed', async (time, message) => {
    const sentAt = `2026-11-22T${time}Z`;
    const upload = {
      version: 1,
      userId: clara.id,
      kind: 'upload',
      details: { document: 'cnh', fileName: 'frente.pdf', sizeInBytes: 9 },
      key: 'k1',
      state: 'sent',
      createdAt: sentAt,
      sentAt,
      attempts: 1,
      rejections: 0,
    };
    await openDocuments(fakeRecords({ idempotencyKey: { [`intent/${clara.id}/upload/k1`]: upload } }));
    expect(within(tile('CNH, frente')).getByText('frente.pdf')).toBeInTheDocument();
    expect(tile('CNH, frente')).toHaveAccessibleDescription(expect.stringMatching(message));
  });

  test('shows an upload as unknown after a lost response, until a read settles it', async () => {
    const { settle, ports } = await openDocuments();
    const cut = () => Promise.reject(new TypeError('cut'));
    ports.answer({ documents: { upload: cut, listDocuments: cut } });
    give('CNH, frente', pdf('frente.pdf'));
    await settle();
    expect(tile('CNH, frente')).toHaveAccessibleDescription(
      expect.stringContaining('Ainda não sabemos se este documento chegou.'),
    );
  });
});

describe('the list of dealers', () => {
  test('has the nearest dealer first if the position is known, and links each to a map', async () => {
    const near = { ...aDealer, id: '78', name: 'Concessionária Perto · exemplo', city: 'Santo André' };
    const { press, step } = await openStep(<PickupStep back={null} />, {
      step: 'pickup',
      location: '-23.66,-46.53',
      records: fakeRecords({ draft: { [`${clara.id}/order`]: { ...atPickup, pickup: { uf: 'SP' } } } }),
      answers: {
        dealers: { listDealers: async () => [aDealer, near] },
        offer: {
          nearest: async () => ({
            city: near.city,
            uf: near.uf,
            pickupPlaces: [{ name: near.name, city: near.city, uf: near.uf, distanceInKm: 3.2, deadlineInfo: '' }],
          }),
        },
      },
    });
    await press('Continuar para pagamento');
    expect(screen.getByRole('group', { name: /Há 1 campo para corrigir/ })).toHaveTextContent(
      'Escolha uma concessionária para continuar.',
    );
    const [first] = screen.getAllByRole('radio');
    expect(first).toHaveAccessibleName(/Concessionária Perto/);
    act(() => first?.click());
    expect(screen.getByRole('link', { name: /Ver Concessionária Perto · exemplo no mapa/ })).toHaveAttribute(
      'href',
      expect.stringContaining('maps'),
    );
    await press('Continuar para pagamento');
    expect(step()).toBe('payment');
  });

  test('is sorted by name if the nearest can’t be read, and the failure is reported', async () => {
    const other = { ...aDealer, id: '78', name: 'Concessionária Alto · exemplo' };
    const { eventsOf } = await openStep(<PickupStep back={null} />, {
      step: 'pickup',
      location: '-23.66,-46.53',
      records: fakeRecords({ draft: { [`${clara.id}/order`]: { ...atPickup, pickup: { uf: 'SP' } } } }),
      answers: {
        dealers: { listDealers: async () => [aDealer, other] },
        offer: { nearest: () => Promise.reject(new TypeError('a programming error')) },
      },
    });
    expect(screen.getAllByRole('radio')[0]).toHaveAccessibleName(/Concessionária Alto/);
    expect(eventsOf(loadFailed.type)).toMatchObject([
      { payload: { slice: 'distances', error: { kind: 'unexpected' } } },
    ]);
  });
});

describe('a dealer that was chosen in an earlier visit', () => {
  test.each([
    {
      change: 'has closed',
      listed: [],
      title: 'A concessionária escolhida não está mais disponível',
      text: 'Concessionária Centro · exemplo saiu da lista. O pedido ainda não foi feito: escolha outra.',
    },
    {
      change: 'has moved',
      listed: [{ ...aDealer, address: 'Rua Nova, 9' }],
      title: 'A concessionária escolhida mudou',
      text: 'Concessionária Centro · exemplo tem outro nome ou endereço. O pedido ainda não foi feito: confira na lista e escolha de novo.',
    },
  ])('is no longer chosen if it $change, and the step says why until another is', async ({ listed, title, text }) => {
    const other = { ...aDealer, id: '78', name: 'Concessionária Norte' };
    await openStep(<PickupStep back={null} />, {
      step: 'pickup',
      records: fakeRecords({ draft: { [`${clara.id}/order`]: atPickup } }),
      answers: { dealers: { listDealers: async () => [...listed, other] } },
    });
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    act(() => screen.getByRole('radio', { name: /Norte/ }).click());
    expect(screen.queryByText(title)).toBeNull();
  });
});

describe('the region of the pickup', () => {
  const inCity = (id: string, city: string, position?: { latitude: number; longitude: number }) => ({
    ...aDealer,
    id,
    name: `Exemplo ${id}`,
    city,
    ...(position && { position, hours: 'Segunda a sexta, 8h às 18h' }),
  });
  const openPickup = (dealers: (typeof aDealer)[]) =>
    openStep(<PickupStep back={null} />, {
      step: 'pickup',
      records: fakeRecords({ draft: { [`${clara.id}/order`]: { ...atPickup, pickup: {} } } }),
      answers: {
        dealers: { listDealers: async () => dealers },
        postalCode: {
          findPostalCode: async () => ({
            cep: '01310100',
            street: '',
            district: '',
            city: 'São Paulo',
            state: 'SP',
            position: { latitude: -23.55, longitude: -46.63 },
          }),
        },
      },
    });
  const listed = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);

  test('begins with the state and the city of the address, the nearest dealer first, with hours', async () => {
    const { type, ports } = await openPickup([
      inCity('longe', 'São Paulo', { latitude: -23.7, longitude: -46.7 }),
      inCity('perto', 'São Paulo', { latitude: -23.56, longitude: -46.64 }),
      inCity('vizinha', 'Santo André', { latitude: -23.66, longitude: -46.53 }),
    ]);
    expect(screen.getByLabelText('Estado')).toHaveValue('SP');
    expect(screen.getByLabelText('Cidade')).toHaveValue('São Paulo');
    expect(listed()).toEqual([expect.stringContaining('Exemplo perto'), expect.stringContaining('Exemplo longe')]);
    expect(listed()[0]).toMatch(/a uns 2.km.*Segunda a sexta, 8h às 18h$/);
    await type(screen.getByLabelText('Cidade'), '');
    expect(listed()).toHaveLength(3);
    // A city narrows what is known already.
    expect(ports.callsOf('dealers.listDealers')).toHaveLength(1);
  });

  test('is the whole state if the city of the address has no dealer', async () => {
    await openPickup([inCity('1', 'Campinas')]);
    expect(screen.getByLabelText('Estado')).toHaveValue('SP');
    expect(screen.getByLabelText('Cidade')).toHaveValue('');
    expect(listed()).toHaveLength(1);
  });

  test('is not stored as input before the visitor has chosen anything', async () => {
    const { state, records } = await openPickup([inCity('1', 'São Paulo')]);
    expect(state().draftSavedAt).toBeUndefined();
    expect(await drafts.read(records, clara.id)).toMatchObject({ pickup: {} });
  });
});

test('the dealers of a region are announced when they have loaded', async () => {
  const dealers = Promise.withResolvers<(typeof aDealer)[]>();
  const { type, settle } = await openStep(<PickupStep back={null} />, {
    step: 'pickup',
    records: fakeRecords({ draft: { [`${clara.id}/order`]: { ...atPickup, pickup: {} } } }),
    answers: { dealers: { listDealers: () => dealers.promise } },
  });
  // There before there is anything to say: a region that comes with its words is often not heard.
  const regions = [...document.querySelectorAll('[aria-live="polite"]')];
  const heard = () => regions.map(({ textContent }) => textContent).join('');
  await type(screen.getByLabelText('Estado'), 'SP');
  expect(heard()).not.toContain('encontrada');
  dealers.resolve([aDealer, { ...aDealer, id: '78' }]);
  await settle();
  expect(heard()).toContain('2 concessionárias encontradas.');
});

test('dealers that failed to load can be retried, and focus moves to the loaded list', async () => {
  const { press, ports } = await openStep(<PickupStep back={null} />, {
    step: 'pickup',
    records: fakeRecords({ draft: { [`${clara.id}/order`]: { ...atPickup, pickup: { uf: 'SP' } } } }),
    answers: { dealers: { listDealers: () => Promise.reject(new TypeError('cut')) } },
  });
  expect(screen.getByText('Não conseguimos buscar as concessionárias')).toBeInTheDocument();
  ports.answer({ dealers: { listDealers: async () => [aDealer] } });
  screen.getByRole('button', { name: 'Tentar de novo' }).focus();
  await press('Tentar de novo');
  const list = screen.getByRole('radio').closest('#concessionarias');
  expect(list).not.toBeNull();
  expect(list).toHaveFocus();
});

test('an order that could not be opened can be retried, and focus moves to its step', async () => {
  const answers = { identity: { readUser: () => Promise.reject(new TypeError('cut')) } };
  const { settle, ports } = await openStep(
    pageOf('payment', { hrefOf: () => '/ofertasvw/polo/assinar/pagamento', loadPaymentStep: loadMethods }),
    { answers, records: fakeRecords({ draft: { [`${clara.id}/order`]: atPickup } }) },
  );
  expect(screen.getByText('Não conseguimos abrir o seu pedido')).toBeInTheDocument();
  // The visitor is logged in.
  expect(screen.getByText('Login').closest('li')).toHaveTextContent('concluída');
  // By its words: roles take long in a page this large.
  const retry = () => screen.getByText('Tentar de novo').closest('button');
  const press = async () => {
    act(() => retry()?.click());
    await settle();
  };
  act(() => retry()?.focus());
  await press();
  expect(retry()).toHaveFocus();
  ports.answer({ identity: { readUser: async () => clara } });
  await press();
  expect(screen.getByText('As formas de pagamento')).toBeInTheDocument();
  expect(document.getElementById('etapa')).toHaveFocus();
});

test('a step whose chunk fails to load keeps the page around it, and is requested again by its button', async () => {
  let load: LoadPaymentStep = () => Promise.reject(new TypeError('cut'));
  const loadStep: LoadPaymentStep = () => load();
  const { press } = await openStep(pageOf('payment', { loadPaymentStep: loadStep }), {
    records: fakeRecords({ draft: { [`${clara.id}/order`]: atPickup } }),
  });
  expect(alerts()[0]).toHaveTextContent('Não conseguimos abrirVerifique sua rede e tente de novo.');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Como você quer pagar?');
  expect(screen.getByText('Alterar plano')).toBeInTheDocument();
  load = loadMethods;
  screen.getByRole('button', { name: 'Tentar de novo' }).focus();
  await press('Tentar de novo');
  expect(screen.getByText('As formas de pagamento')).toBeInTheDocument();
  expect(document.getElementById('etapa')).toHaveFocus();
});

test('the retry button of a coupon keeps its focus during the request, and focus then moves to the heading of the order', async () => {
  const { press, ports, confirm, settle } = await openStep(pageOf('payment'), {
    records: fakeRecords({ draft: { [`${clara.id}/order`]: atPickup } }),
    answers: {
      coupon: { validate: async () => aCoupon, burn: failing({ kind: 'network' }) },
    },
  });
  act(() => void confirm({ plan: planWithCoupon }));
  await settle();
  await act(() => vi.dynamicImportSettled());
  const button = screen.getByRole('button', { name: 'Tentar de novo agora' });
  const { promise, resolve } = Promise.withResolvers<void>();
  ports.answer({ coupon: { burn: () => promise } });
  button.focus();
  await press('Tentar de novo agora');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  resolve();
  await settle();
  expect(screen.getByText('O cupom foi usado neste pedido.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

describe('the payment step', () => {
  const openPayment = (card: CardOfOrder = 'none', firstCoupon: CouponOfOrder = 'settled') => {
    const Payment: Awaited<ReturnType<LoadPaymentStep>> = (shared) => {
      const [coupon, setCoupon] = useState(firstCoupon);
      return (
        <PaymentStep
          {...shared}
          coupon={coupon}
          couponEntry={
            <>
              <p>O cupom</p>
              {(['settled', 'typed', 'checking', 'unsettled'] as const).map((next) => (
                <button key={next} type="button" onClick={() => setCoupon(next)}>
                  {`Cupom ${next}`}
                </button>
              ))}
            </>
          }
          card={card}
          renderMethods={({ onChange }) => (
            <>
              <button type="button" onClick={() => onChange('card')}>
                Cartão
              </button>
              <button type="button" onClick={() => onChange('boleto')}>
                Boleto
              </button>
            </>
          )}
          renderCard={({ userId }) => <p>{`Cartão de ${userId}`}</p>}
        />
      );
    };
    return openStep(pageOf('payment', { hrefOf: (step) => `/${step}`, loadPaymentStep: async () => Payment }), {
      records: fakeRecords({ draft: { [`${clara.id}/order`]: atPickup } }),
      storedCard: async () => ({ token: 'recurring', identification: 'shopper' }),
    });
  };
  const problem = () => screen.getByRole('group', { name: /Há 1 campo para corrigir/ }).textContent;

  test.each([
    ['typed', 'Você digitou um cupom e não o aplicou.'],
    ['checking', 'Estamos conferindo o seu cupom.'],
    ['unsettled', 'O cupom não foi aplicado.'],
  ] as const)('does not confirm while the coupon is %s', async (coupon, words) => {
    const { press, ports } = await openPayment('none', coupon);
    expect(screen.getByText('O cupom')).toBeInTheDocument();
    await press('Boleto');
    await press('Confirmar pedido');
    expect(alerts()[0]).toHaveTextContent(words);
    expect(ports.callsOf('orders.place')).toEqual([]);
  });

  test('the message about a coupon follows its check, and does not return while another code is typed', async () => {
    const { press } = await openPayment('none', 'typed');
    await press('Boleto');
    await press('Confirmar pedido');
    await press('Cupom checking');
    expect(screen.getByText(/Estamos conferindo o seu cupom/)).toBeInTheDocument();
    await press('Cupom unsettled');
    expect(screen.getByText(/O cupom não foi aplicado/)).toBeInTheDocument();
    await press('Cupom typed');
    expect(screen.queryByText('O pedido ainda não foi enviado')).not.toBeInTheDocument();
    await press('Confirmar pedido');
    expect(screen.getByText(/Você digitou um cupom/)).toBeInTheDocument();
    await press('Cupom settled');
    await press('Cupom typed');
    expect(screen.queryByText('O pedido ainda não foi enviado')).not.toBeInTheDocument();
  });

  test('requires a payment method, and a registered card if card is chosen', async () => {
    const { press, ports } = await openPayment();
    await press('Confirmar pedido');
    expect(problem()).toContain('Escolha a forma de pagamento.');
    await press('Cartão');
    expect(screen.getByText(`Cartão de ${clara.id}`)).toBeInTheDocument();
    // Nobody has had the time to enter it yet: what was asked for is done, and nothing else is said.
    expect(screen.queryByText(/Escolha a forma de pagamento|Cadastre o cartão/)).not.toBeInTheDocument();
    await press('Confirmar pedido');
    expect(problem()).toContain('Cadastre o cartão antes de confirmar, ou escolha boleto.');
    expect(ports.callsOf('orders.place')).toHaveLength(0);
  });

  test('names the terms and the right of withdrawal before the confirmation', async () => {
    await openPayment();
    const confirm = screen.getByRole('button', { name: 'Confirmar pedido' });
    expect(
      screen.getByText(/você aceita os Termos de Uso e as Condições Legais\. Você tem 7 dias para desistir sem custo/),
    ).toBeInTheDocument();
    for (const [name, href] of [
      ['Termos de Uso', '/termos-de-uso'],
      ['Condições Legais', '/condicoes-legais'],
      ['Direito de arrependimento', '/termos-de-uso#:~:text=Direito%20de%20arrependimento'],
    ] as const) {
      const link = screen.getByRole('link', { name: `${name} (abre em nova aba)` });
      expect(link).toHaveAttribute('href', href);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link.compareDocumentPosition(confirm)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });

  test('does not confirm by card while the card is being checked, but does by bank slip', async () => {
    const { press, ports } = await openPayment('underWay');
    ports.answer({ orders: { place: async () => ({ orderId: '480112' }) } });
    await press('Cartão');
    await press('Confirmar pedido');
    expect(problem()).toContain('O cartão ainda não foi confirmado. Veja abaixo como continuar ou escolha boleto.');
    expect(ports.callsOf('orders.place')).toHaveLength(0);
    await press('Boleto');
    await press('Confirmar pedido');
    expect(ports.callsOf('orders.place')).toHaveLength(1);
  });

  test('reports that the whole order is being checked while any of its facts is read', async () => {
    const { press, ports } = await openPayment('registered');
    ports.answer({ fleetOffer: { readOffer: () => new Promise(() => undefined) } });
    await press('Cartão');
    await press('Confirmar pedido');
    expect(screen.getByRole('button', { name: 'Conferindo o pedido' })).toBeVisible();
  });

  test('keeps the confirmed payment method, card, coupon and steps while the order is being placed', async () => {
    const { press, ports, settle } = await openPayment('registered');
    const { promise, resolve } = Promise.withResolvers<{ orderId: string }>();
    ports.answer({ orders: { place: () => promise } });
    await press('Cartão');
    expect(screen.getAllByRole('link', { name: /^Alterar/ }).length).toBeGreaterThan(0);
    await press('Confirmar pedido');
    await press('Boleto');
    expect(screen.getByText(`Cartão de ${clara.id}`).closest('[inert]')).not.toBeNull();
    expect(screen.getByText('O cupom').closest('[inert]')).not.toBeNull();
    expect(screen.queryByRole('link', { name: /^Alterar/ })).toBeNull();
    resolve({ orderId: '480112' });
    await settle();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('places an order by a registered card, and focus moves to the heading with its number', async () => {
    const { press, ports } = await openPayment('registered');
    ports.answer({ orders: { place: async () => ({ orderId: '480112' }) } });
    await press('Cartão');
    await press('Confirmar pedido');
    expect(screen.getByRole('heading', { name: 'Pedido registrado' })).toHaveFocus();
    // As the account and its papers write it.
    expect(screen.getByText(/Seu pedido é o número 480\.112\./)).toBeInTheDocument();
    expect(ports.callsOf('orders.place')).toHaveLength(1);
  });

  test('shows an order of another car that is found first, with a link to the car of the page', async () => {
    const { dispatch, state, settle } = await openPayment();
    const found = { orderId: '480112', slug: 'nivus', hasCoupon: false, isFound: true };
    act(() => void dispatch(orderPlaced(found)));
    expect(screen.getByText(/Seu pedido é o número 480\.112\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continuar com Polo' })).toHaveAttribute('href', '/ofertasvw/polo');
    await settle();
    expect(orderStateOf(state())).toBe('seen');
  });

  test('marks an order placed in a hidden tab as shown once the tab is visible', async () => {
    const { dispatch, state, settle } = await openPayment();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void dispatch(orderPlaced({ orderId: '480112', slug: 'polo', hasCoupon: false, isFound: false })));
    await settle();
    expect(orderStateOf(state())).toBe('placed');
    visibility.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await settle();
    expect(orderStateOf(state())).toBe('seen');
  });

  test('does not mark an order as shown while the log-in covers it, and marks it at a press on its page', async () => {
    const { dispatch, state, settle } = await openPayment();
    act(() => void dispatch(orderPlaced({ orderId: '480112', slug: 'polo', hasCoupon: false, isFound: false })));
    act(() => void dispatch(dialogOpened({ name: 'login', reason: 'sessionEnded' })));
    await settle();
    expect(orderStateOf(state())).toBe('placed');
    act(() => void dispatch(dialogClosed('login')));
    act(() => screen.getByRole('heading', { level: 1 }).click());
    expect(orderStateOf(state())).toBe('seen');
  });

  test.each([
    ['nothingHappened', 'Nada foi cobrado, pode tentar de novo.', true],
    ['beingChecked', 'Estamos verificando, não refaça o pagamento.', false],
  ] as const)('shows the outcome %s and only the actions that are allowed', async (outcome, words, mayConfirm) => {
    const { dispatch } = await openPayment();
    screen.getByRole('button', { name: 'Confirmar pedido' }).focus();
    act(() => void dispatch(orderFailed({ outcome, error: { kind: 'network' } })));
    expect(screen.getByText(new RegExp(words))).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirmar pedido' }) !== null).toBe(mayConfirm);
    expect(screen.queryByRole('button', { name: 'Verificar de novo' }) !== null).toBe(!mayConfirm);
    // A button that is gone leaves its focus where it is said why.
    expect(focusedPart()).toHaveTextContent(mayConfirm ? 'Confirmar pedido' : words);
  });

  test('removes the failure of an order once another way to pay is chosen', async () => {
    const { dispatch } = await openPayment();
    act(() => void dispatch(draftChanged({ payment: 'boleto' })));
    act(() => void dispatch(orderFailed({ outcome: 'nothingHappened', error: { kind: 'network' } })));
    act(() => void dispatch(draftChanged({ payment: 'boleto' })));
    expect(screen.getByText(/Nada foi cobrado, pode tentar de novo/)).toBeVisible();
    act(() => void dispatch(draftChanged({ payment: 'card' })));
    expect(screen.queryByText(/Nada foi cobrado, pode tentar de novo/)).toBeNull();
  });

  test('keeps the focused button while an unknown order is looked for, and shows the found outcome in its place', async () => {
    const { dispatch } = await openPayment();
    act(() => void dispatch(orderFailed({ outcome: 'beingChecked', error: { kind: 'timeout' } })));
    screen.getByRole('button', { name: 'Verificar de novo' }).focus();
    act(() => screen.getByRole('button', { name: 'Verificar de novo' }).click());
    act(() => void dispatch(verificationStarted()));
    expect(screen.getByText(/Estamos verificando, não refaça o pagamento/)).toBeVisible();
    expect(screen.getByRole('button', { name: /Verificando/ })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Confirmar pedido' })).toBeNull();
    act(() => void dispatch(orderFailed({ outcome: 'nothingHappened', error: { kind: 'timeout' } })));
    expect(focusedPart()).toHaveTextContent('Nada foi cobrado, pode tentar de novo.');
    expect(screen.getByRole('button', { name: 'Confirmar pedido' })).toBeVisible();
  });

  test('keeps what is typed into the coupon while an unknown order is looked for', async () => {
    const { dispatch } = await openPayment();
    const coupon = screen.getByText('O cupom');
    act(() => void dispatch(verificationStarted()));
    expect(screen.getByText('O cupom')).toBe(coupon);
    act(() => void dispatch(orderFailed({ outcome: 'nothingHappened', error: { kind: 'timeout' } })));
    expect(screen.getByText('O cupom')).toBe(coupon);
    expect(coupon.closest('[inert]')).toBeNull();
  });

  test('shows the choices of the finished steps, each with a link to change it', async () => {
    const { dispatch } = await openPayment();
    act(() => void dispatch(draftChanged({ payment: 'boleto' })));
    expect(screen.getByText('Clara Exemplo da Silva')).toBeInTheDocument();
    expect(screen.getByText('4 enviados')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Alterar Endereço' })).toHaveAttribute('href', '/address');
  });
});
