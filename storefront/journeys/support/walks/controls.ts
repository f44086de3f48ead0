/** The controls that a visitor can press or type into, by their names in the model of order walks. */
import type { Locator } from '@playwright/test';
import { documents, pdf, person as newcomer, spouse, spouseProof } from '../data/order.ts';
import { cardForm, fillCard } from '../pages/card-form.ts';
import { personWithId, type Person } from './people.ts';
import { stepOf } from './reading.ts';
import type { Tab } from './tab.ts';
import type { Walk } from './walk.ts';

export type Act = () => Promise<unknown>;
/** @returns undefined if the control is not on the page, or is disabled */
type Control = (walk: Walk, tab: Tab, detail: string) => Promise<Act | undefined>;

const fileLabels: Readonly<Record<string, string>> = {
  cnh: documents[0],
  cnhBack: documents[1],
  addressProof: documents[2],
  incomeProof: documents[3],
  spouseProof,
};

const cardNumbers: Readonly<Record<string, string>> = {
  good: '4111111111111111',
  refused: '4000000000000002',
  unanswered: '4000000000006009',
  unreadable: '4000000000004046',
  unusable: '4000000000007015',
};

/** The sandbox's coupons: a percentage, an amount, and one of Clara's own. */
const coupons: Readonly<Record<string, string>> = { DEZ: 'EXEMPLO10', CEM: 'EXEMPLO150', DELA: 'SODACLARA' };

const states: Readonly<Record<string, string>> = { SP: 'São Paulo', RJ: 'Rio de Janeiro' };

const stepNames: Readonly<Record<string, string>> = {
  personalData: 'Dados pessoais',
  address: 'Endereço',
  documentation: 'Documentos',
  pickup: 'Retirada',
  payment: 'Pagamento',
};

const typedFields: ReadonlySet<string> = new Set(['company', 'position', 'name', 'street', 'number', 'complement']);

async function press(part: Locator, act: Act = () => part.click()): Promise<Act | undefined> {
  return (await part.isVisible()) && (await part.isEnabled()) ? act : undefined;
}

const main = ({ page }: Tab) => page.getByRole('main');
const mainButton = (tab: Tab, name: string) => main(tab).getByRole('button', { name, exact: true }).first();
const sitterOf = ({ shown }: Tab): Person | undefined => personWithId(shown.session?.userId);

/** Another text for a field, with the mark of its person. Names accept letters only. */
function newText(walk: Walk, { mark }: Person, field: string): string {
  const number = String(walk.nextNumber());
  const letters = number.replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
  return field === 'number' ? number : `${mark} ${letters}`;
}

const type: (step: 'dados' | 'endereco') => Control = (step) => async (walk, tab, field) => {
  const person = sitterOf(tab);
  if (stepOf(tab.shown) !== step || !person) return undefined;
  if (field === 'married') return marry(tab);
  if (!typedFields.has(field)) return undefined;
  const input = main(tab).locator(`input[name=${field}]`);
  return press(input, () => input.fill(newText(walk, person, field)));
};

/** The documents that the page lists as missing. */
const missingPapers = ({ shown }: Tab): readonly string[] =>
  Object.values(fileLabels).filter((label) =>
    new RegExp(`Faltam? \\d+ documentos?: [^.]*${label}[;.]`).test(shown.text),
  );

/** The journeys' usual spouse has Bruno's CPF, so another one is used. */
const spouseCpf = '39053344705';

/** Changes the civil status, with a spouse whose income counts. */
async function marry({ shown, order }: Tab): Promise<Act | undefined> {
  const civilStatus = order.field('Estado civil');
  if (shown.values.civilStatus === '2') return press(civilStatus, () => civilStatus.selectOption('1'));
  return press(civilStatus, async () => {
    await civilStatus.selectOption('2');
    await order.spouse.getByLabel('A renda dele ou dela compõe a minha').check({ force: true });
    for (const [label, value] of spouse)
      await order.field(label, order.spouse).fill(label === 'CPF' ? spouseCpf : value);
  });
}

const submit: (step: 'dados' | 'endereco' | 'documentos' | 'retirada') => Control = (step) => async (_, tab) =>
  stepOf(tab.shown) === step ? press(tab.order.way(step)) : undefined;

const inAccount: (name: string) => Control = (name) => async (_, tab) =>
  tab.shown.url.startsWith('/conta') ? press(mainButton(tab, name)) : undefined;

/** False while an order is being placed: only then the last step has no link back. */
const canChangePayment = async (tab: Tab): Promise<boolean> =>
  stepOf(tab.shown) === 'pagamento' && main(tab).getByRole('link', { name: 'Voltar', exact: true }).isVisible();

const inPayment: (...names: readonly string[]) => Control =
  (...names) =>
  async (_, tab) => {
    if (!(await canChangePayment(tab))) return undefined;
    for (const name of names) {
      const act = await press(mainButton(tab, name));
      if (act) return act;
    }
    return undefined;
  };

const confirmation = (tab: Tab) => main(tab).getByRole('button', { name: /^Confirmar (pedido|por )/ });

const changeOrder: (name: string) => Control = (name) => async (walk, tab) => {
  if (!tab.shown.url.startsWith('/conta/status-pedido')) return undefined;
  return press(mainButton(tab, name), async () => {
    await mainButton(tab, name).click();
    await walk.clock.settle();
    await tab.page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
  });
};

const loginDialog = ({ page }: Tab) => page.getByRole('dialog', { name: 'Entrar' });

const controls: Readonly<Record<string, Control>> = {
  typePersonal: type('dados'),
  typeAddress: type('endereco'),
  fillPersonal: async (_, tab) => {
    if (stepOf(tab.shown) !== 'dados' || tab.shown.values.rg !== '') return undefined;
    return async () => {
      for (const [label, value] of newcomer) await tab.order.field(label).fill(value);
      await tab.order.field('Gênero').selectOption('3');
      await tab.order.field('Categoria').selectOption('B');
      await tab.order.field('Estado civil').selectOption('1');
    };
  },
  fillAddress: async (_, tab) => {
    if (stepOf(tab.shown) !== 'endereco' || tab.shown.values.number !== '') return undefined;
    return () => tab.order.field('Número').fill('100');
  },
  submitPersonal: submit('dados'),
  submitAddress: submit('endereco'),
  submitPapers: submit('documentos'),
  submitPickup: submit('retirada'),

  stepper: async (_, tab, step) =>
    press(
      tab.page
        .getByRole('navigation', { name: 'Etapas do pedido' })
        .getByRole('link', { name: new RegExp(stepNames[step] ?? step) }),
    ),
  stepBack: async (_, tab) =>
    stepOf(tab.shown) === undefined ? undefined : press(main(tab).getByRole('link', { name: /^Voltar( ao plano)?$/ })),

  choosePaper: async (walk, tab, kind) => {
    const label = fileLabels[kind] ?? kind;
    const person = sitterOf(tab);
    if (stepOf(tab.shown) !== 'documentos' || !person || !(await tab.order.tile(label).isVisible())) return undefined;
    return () => tab.order.chooseFile(label, pdf(`${person.mark} ${kind} ${walk.nextNumber()}.pdf`));
  },
  choosePapers: async (walk, tab) => {
    const person = sitterOf(tab);
    const missing = missingPapers(tab);
    if (stepOf(tab.shown) !== 'documentos' || !person || missing.length === 0) return undefined;
    return async () => {
      for (const label of missing) await tab.order.chooseFile(label, pdf(`${person.mark} ${walk.nextNumber()}.pdf`));
    };
  },
  cancelPaper: async (_, tab, kind) =>
    press(tab.order.tile(fileLabels[kind] ?? kind).getByRole('button', { name: /^Cancelar envio/ })),
  retryPaper: async (_, tab, kind) =>
    press(tab.order.tile(fileLabels[kind] ?? kind).getByRole('button', { name: /^Tentar de novo/ })),

  chooseState: async (_, tab, uf) => {
    if (stepOf(tab.shown) !== 'retirada' || tab.shown.values.uf === uf) return undefined;
    return press(tab.order.field('Estado'), () => tab.order.field('Estado').selectOption({ label: states[uf] ?? uf }));
  },
  chooseDealer: async (_, tab, place) => {
    if (stepOf(tab.shown) !== 'retirada') return undefined;
    const dealer = main(tab).getByRole('radio').nth(Number(place));
    if (!(await dealer.isVisible()) || (await dealer.isChecked())) return undefined;
    return () => dealer.check({ force: true });
  },
  retryDealers: async (_, tab) =>
    stepOf(tab.shown) === 'retirada' ? press(mainButton(tab, 'Tentar de novo')) : undefined,

  chooseMethod: async (_, tab, method) => {
    if (tab.shown.values.payment === method || !(await canChangePayment(tab))) return undefined;
    const radio = main(tab).getByRole('radio', { name: method === 'card' ? 'Cartão de crédito' : 'Boleto' });
    return (await radio.count()) > 0 ? () => radio.check({ force: true }) : undefined;
  },
  askCard: inPayment('Informar cartão', 'Trocar cartão', 'Tentar de novo'),
  cancelCard: inPayment('Cancelar', 'Manter o cartão anterior'),
  checkCard: inPayment('Verificar agora'),
  readCard: inPayment('Buscar de novo'),
  enterCard: async (_, tab, fate) => {
    const save = cardForm(tab.page).getByRole('button', { name: 'Salvar cartão' });
    if (!(await canChangePayment(tab)) || !(await save.isVisible())) return undefined;
    return async () => {
      await fillCard(tab.page, { number: cardNumbers[fate] ?? fate });
      await save.click();
    };
  },

  confirm: async (_, tab) => (stepOf(tab.shown) === 'pagamento' ? press(confirmation(tab)) : undefined),
  verify: inPayment('Verificar de novo'),
  retryBurn: async (_, tab) => press(mainButton(tab, 'Tentar de novo agora')),
  followOrder: async (_, tab) => press(main(tab).getByRole('link', { name: /^(Acompanhar pedido|Ver meus pedidos)$/ })),
  orderAnother: async (_, tab) => press(main(tab).getByRole('link', { name: /^Continuar com / })),
  retryOpening: async (_, tab) =>
    stepOf(tab.shown) === undefined ? undefined : press(mainButton(tab, 'Tentar de novo')),

  enterCoupon: async (walk, tab, name) => {
    const have = mainButton(tab, 'Tenho um cupom');
    const field = main(tab).getByRole('textbox', { name: 'Cupom de desconto' });
    const isOpen = await field.isVisible();
    if (!isOpen && !(await have.isVisible())) return undefined;
    return async () => {
      if (!isOpen) await have.click();
      await walk.clock.settle();
      await field.fill(coupons[name] ?? name);
      await field.press('Enter');
    };
  },
  removeCoupon: async (_, tab) => press(mainButton(tab, 'Remover cupom')),

  openOffer: async (_, tab, car) => {
    const path = `ofertasvw/${car === 'polo' ? 't-cross' : car}`;
    return tab.shown.url.startsWith(`/${path}?`) ? undefined : () => tab.page.goto(path);
  },
  beginOrder: async (_, tab) =>
    press(
      main(tab)
        .getByRole('link', { name: /^Assinar este / })
        .first(),
    ),

  openAccount: async (_, tab, name) =>
    tab.shown.url.startsWith(`/conta/${name}`) || name !== 'status-pedido'
      ? undefined
      : () => tab.page.goto(`conta/${name}`),
  cancelOrder: changeOrder('Cancelar pedido'),
  resendPapers: changeOrder('Reenviar documentos'),
  retryChange: inAccount('Tentar de novo'),

  openLogIn: async (_, tab) => (stepOf(tab.shown) === 'entrar' ? press(mainButton(tab, 'Entrar')) : undefined),
  logIn: async (walk, tab, name) => {
    if (tab.shown.dialog === undefined || !(await loginDialog(tab).isVisible())) return undefined;
    return async () => {
      const { email, password } = walk.person(name);
      await loginDialog(tab).getByRole('textbox', { name: 'E-mail ou CPF/CNPJ' }).fill(email);
      await loginDialog(tab).getByLabel('Senha', { exact: true }).fill(password);
      await loginDialog(tab).getByRole('button', { name: 'Entrar' }).click();
    };
  },
  closeDialog: async (_, tab) => press(loginDialog(tab).getByRole('button', { name: 'Fechar' })),
  logOut: async (walk, tab) => {
    const inPage = mainButton(tab, 'Sair');
    if (await inPage.isVisible()) return () => inPage.click();
    const menu = tab.page.getByRole('banner').getByRole('button', { name: /^Olá, / });
    return press(menu, async () => {
      await menu.click();
      await walk.clock.settle();
      await tab.page.getByRole('menuitem', { name: 'Sair' }).click();
    });
  },
};

/** Controls inside dialogs. An open dialog covers all others. */
const overDialogs: ReadonlySet<string> = new Set(['logIn', 'closeDialog']);

export const isControl = (name: string): boolean => Object.hasOwn(controls, name.split(':')[0] ?? '');

/** @param name of a control, with a detail after a colon */
export async function findControl(walk: Walk, name: string): Promise<Act | undefined> {
  const [control = '', detail = ''] = name.split(':');
  const { tab } = walk;
  if (tab.shown.dialog !== undefined && !overDialogs.has(control)) return undefined;
  return controls[control]?.(walk, tab, detail);
}
