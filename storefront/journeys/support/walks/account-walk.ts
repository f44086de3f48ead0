import type { Locator, Page } from '@playwright/test';
import { goInHistory } from '../browser/history.ts';
import { button, entry } from '../pages/identity.ts';
import { loginDialog } from '../pages/log-in.ts';
import type { SandboxControl } from '../servers/sandbox-control.ts';
import { arm } from './mishaps.ts';
import { people, personWithId, strangerIn, type Person, type PersonName } from './people.ts';
import { readService } from './service.ts';
import { Tab } from './tab.ts';
import { WalkClock } from './walk-clock.ts';

/** Longer than every retry of a page. */
const untilRestInMs = 70_000;
export const profile = 'conta/minha-conta';

/** Forms of the account, with the fields that a walk types into. */
const forms = {
  'Dados pessoais': ['fullName'],
  Cadastro: ['rg'],
  Endereço: ['street', 'complement'],
} as const;
type Form = keyof typeof forms;
export const formNames = ['Dados pessoais', 'Cadastro', 'Endereço'] as const satisfies readonly Form[];

export type Step =
  | { kind: 'type' | 'save'; form: Form }
  | { kind: 'log in'; name: PersonName }
  | { kind: 'page'; path: string }
  | { kind: 'log out' | 'dialogs' | 'other tab' | 'back' | 'forward' | 'reload' | 'sessions expire' }
  | {
      kind: 'fault';
      call: 'saveUser' | 'readUser' | 'saveCustomer' | 'readCustomer' | 'signIn';
      mishap: Parameters<typeof arm>[2];
    };

interface Save {
  tab: Tab;
  owner: Person;
  sent: Record<string, string>;
}

/** One walk, checked after every step. */
export class AccountWalk {
  readonly violations: string[] = [];
  readonly path: string[] = [];
  readonly context;
  readonly sandbox;
  readonly clock;
  readonly #storeUrl: string;
  readonly #tabs: Tab[] = [];
  /** Input of each tab that is not saved, by field; and its owner. */
  readonly #typed = new Map<Tab, { owner: Person; values: Map<string, string> }>();
  /** Saves without a displayed outcome. */
  readonly #pending = new Map<Form, Save>();
  readonly #calming: (() => Promise<void>)[] = [];
  #front = 0;
  #lastNumber = 10;
  /** Documents that were loaded. A new one has no focus. */
  #documents = 0;
  /** Whether the step has pressed a key. */
  #hasPressed = false;

  constructor(page: Page, sandbox: SandboxControl, storeUrl: string) {
    this.context = page.context();
    this.sandbox = sandbox;
    this.#storeUrl = storeUrl;
    this.clock = new WalkClock(this.context, this.#tabs);
  }

  get #tab(): Tab {
    return this.#tabs[this.#front] as Tab;
  }

  onCalm(act: () => Promise<void>): void {
    this.#calming.push(act);
  }

  async openTab(url: string): Promise<Tab> {
    const name = `tab ${this.#tabs.length + 1}`;
    const tab = new Tab(name, await this.context.newPage(), () => undefined, this.clock.requestEnded);
    tab.page.on('domcontentloaded', () => (this.#documents += 1));
    this.#front = this.#tabs.push(tab) - 1;
    await tab.page.goto(url);
    await this.clock.settle();
    return tab;
  }

  async take(wanted: Step): Promise<void> {
    const { page } = this.#tab;
    const documents = this.#documents;
    this.#hasPressed = false;
    await this.#act(wanted, page);
    await this.clock.settle();
    this.path.push(
      `${JSON.stringify(wanted)} ${this.#tab.name} ${this.#tab.shown.url} ${this.#tab.shown.dialog ?? ''}`,
    );
    for (const tab of this.#tabs) await this.#check(tab);
    const isOnBody = await page.evaluate(() => document.activeElement === document.body);
    if (isOnBody && this.#hasPressed && documents === this.#documents) this.#tell('focus on body', this.path.at(-1));
  }

  #tell(name: string, detail: unknown): void {
    this.violations.push(`${name} after step ${this.path.length}: ${JSON.stringify(detail)}`);
  }

  async #act(wanted: Step, page: Page): Promise<unknown> {
    const { shown } = this.#tab;
    const isFree = shown.dialog === undefined;
    switch (wanted.kind) {
      case 'type':
        return isFree && shown.session ? this.#type(wanted.form, page) : undefined;
      case 'save':
        return isFree && shown.session ? this.#save(wanted.form, page) : undefined;
      case 'log in':
        return shown.session ? undefined : this.#logIn(people[wanted.name], page);
      case 'page': {
        const link = page
          .getByRole('navigation', { name: 'Gerenciar assinatura' })
          .locator(`[href$="/${wanted.path}"]`);
        if (isFree && shown.session && !(await this.#press(link.first()))) return page.goto(wanted.path);
        return undefined;
      }
      case 'log out':
        return isFree && this.#press(page.getByRole('main').getByRole('button', { name: 'Sair', exact: true }));
      case 'dialogs':
        return isFree ? this.#visitDialogs(page) : undefined;
      case 'other tab':
        if (this.#tabs.length === 1) return this.openTab(profile);
        this.#front = 1 - this.#front;
        return this.#tab.page.bringToFront();
      case 'back':
      case 'forward':
        return goInHistory(page, wanted.kind);
      case 'reload':
        this.#typed.delete(this.#tab);
        this.#forgetSaves(this.#tab);
        return page.reload();
      case 'sessions expire':
        return this.sandbox.advance(8 * 60 * 60_000 + 60_000);
      case 'fault':
        return arm(this, wanted.call, wanted.mishap, 1);
    }
  }

  /** @returns false if the control is absent */
  async #press(control: Locator): Promise<boolean> {
    if (!(await control.isVisible()) || !(await control.isEnabled())) return false;
    await control.press('Enter');
    this.#hasPressed = true;
    return true;
  }

  #form = (page: Page, form: Form) => page.getByRole('form', { name: form, exact: true });

  async #type(form: Form, page: Page): Promise<void> {
    const owner = personWithId(this.#tab.shown.session?.userId);
    this.#lastNumber += 1;
    const field = forms[form][this.#lastNumber % forms[form].length] ?? 'fullName';
    const input = this.#form(page, form).locator(`[name=${field}]`);
    if (!owner || !(await input.isVisible())) return;
    const letters = String(this.#lastNumber).replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
    await input.fill(field === 'rg' ? `1234567${this.#lastNumber}` : `${owner.mark} ${letters}`);
    const { values } = this.#typed.get(this.#tab) ?? { values: new Map<string, string>() };
    this.#typed.set(this.#tab, { owner, values: values.set(field, await input.inputValue()) });
  }

  async #save(form: Form, page: Page): Promise<void> {
    const owner = personWithId(this.#tab.shown.session?.userId);
    if (!owner || !(await this.#press(this.#form(page, form).getByRole('button', { name: /^Salvar/ })))) return;
    const typed = this.#typed.get(this.#tab)?.values;
    const sent = forms[form].flatMap((field) => (typed?.has(field) ? [[field, typed.get(field)]] : []));
    this.#pending.set(form, { tab: this.#tab, owner, sent: Object.fromEntries(sent) as Record<string, string> });
  }

  async #logIn({ email, password: secret }: Person, page: Page): Promise<void> {
    const { dialog, identifier, password } = loginDialog(page);
    if (!(await dialog.isVisible()) && !(await this.#press(entry(page)))) return;
    await this.clock.settle();
    await identifier.fill(email);
    await password.fill(secret);
    await password.press('Enter');
  }

  /** Dialogs that replace each other: the typed log-in is kept, and Escape leads back to the page. */
  async #visitDialogs(page: Page): Promise<void> {
    const open = async (control: Locator) => {
      if (await this.#press(control)) await this.clock.settle();
    };
    if (this.#tab.shown.session) return open(page.getByRole('main').getByRole('button', { name: 'Sair', exact: true }));
    await open(entry(page));
    const { identifier } = loginDialog(page);
    if (!(await identifier.isVisible())) return undefined;
    await identifier.fill(people.clara.email);
    for (const name of ['Cadastre-se', 'Já tenho conta']) await open(button(page, name));
    if ((await identifier.inputValue()) !== people.clara.email) this.#tell('input is lost', 'the typed log-in');
    await open(button(page, 'Esqueci minha senha'));
    await page.keyboard.press('Escape');
  }

  async #check(tab: Tab): Promise<void> {
    const { shown, page } = tab;
    const person = personWithId(shown.session?.userId);
    const text = `${shown.text} ${JSON.stringify(shown.values)}`;
    const stranger = person && strangerIn(text, person);
    if (stranger !== undefined) this.#tell('another person in the page', [person?.name, stranger]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) this.#tell('horizontal scroll', [shown.url, overflow]);
    if (shown.isBusy && !shown.dialog && !this.clock.isHolding) this.#tell('a section loads for good', shown.main);

    const typed = this.#typed.get(tab);
    if (typed && typed.owner !== person && (person || shown.dialog === undefined)) {
      this.#typed.delete(tab);
      this.#forgetSaves(tab);
    }
    for (const [form, save] of this.#pending) if (save.tab === tab) await this.#checkSave(form, save);
    for (const [field, value] of this.#typed.get(tab)?.values ?? []) {
      const now = shown.values[field];
      if (now !== undefined && now !== value) this.#tell('input is lost', [field, value, now]);
    }
  }

  async #checkSave(form: Form, { tab, owner, sent }: Save): Promise<void> {
    const part = this.#form(tab.page, form);
    if (!(await part.isVisible())) return;
    const text = await part.innerText();
    const isSaved = text.includes('Dados alterados com sucesso');
    if (!isSaved && !text.includes('Erro ao alterar dados')) return;
    this.#pending.delete(form);
    const stored = await this.#stored(owner);
    const isStored = Object.entries(sent).every(([field, value]) => stored[field] === value);
    if (isSaved) for (const field of forms[form]) this.#typed.get(tab)?.values.delete(field);
    if (isSaved && !isStored) this.#tell('success without a save', [sent, stored]);
    const isTold = text.includes('Não sabemos se a alteração foi feita');
    if (!isSaved && !isTold && isStored && Object.keys(sent).length > 0) this.#tell('failure of a save', [sent, text]);
  }

  #forgetSaves(tab: Tab): void {
    for (const [form, save] of this.#pending) if (save.tab === tab) this.#pending.delete(form);
  }

  /** The services' data of a person. Requests of no visit meet no fault. */
  async #stored({ email, password, userId }: Person): Promise<Record<string, string | undefined>> {
    const send = async (path: string, init: RequestInit) =>
      (await (await fetch(`${this.#storeUrl}api/fleet/${path}`, init)).json()) as Record<string, string>;
    const { token } = await send('signin', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: email, password, typeOrder: 500 }),
    });
    const { fullname } = await send(`users/${userId}`, { headers: { authorization: `Bearer ${token}` } });
    const customer = (await readService(this.sandbox)).customers.find((each) => each.userId === Number(userId));
    const { street, complement } = customer?.address ?? {};
    return { fullName: fullname, rg: customer?.rg, street: street?.replace(/,[^,]*$/, ''), complement };
  }

  /** From here on services respond. Every tab shows what a new page shows, and its input. */
  async end(): Promise<void> {
    await this.sandbox.clearFaults();
    for (const calm of this.#calming.splice(0)) await calm();
    await this.clock.wait(untilRestInMs);
    for (const tab of this.#tabs) await this.#check(tab);
    const shown = [];
    for (const [index, tab] of this.#tabs.entries()) {
      this.#front = index;
      await tab.page.bringToFront();
      await this.#logInAgain(tab);
      await this.#readProfile(tab);
      // The first request of an expired session is rejected.
      if (await this.#logInAgain(tab)) await this.#readProfile(tab);
      shown.push({ tab, values: tab.shown.values });
    }
    const fresh = await this.openTab(profile);
    const person = personWithId(fresh.shown.session?.userId);
    const values = { ...fresh.shown.values };
    const stored = person && (await this.#stored(person));
    for (const field of Object.values(forms).flat())
      if (values[field] !== stored?.[field]) this.#tell('a new page differs', [field, values[field], stored?.[field]]);
    for (const { tab, values: of } of shown)
      for (const field of Object.values(forms).flat()) {
        const due = this.#typed.get(tab)?.values.get(field) ?? values[field];
        if (of[field] !== due) this.#tell(`${tab.name} differs from a new page`, [field, of[field], due]);
      }
  }

  /** @returns false if the tab has a session */
  async #logInAgain(tab: Tab): Promise<boolean> {
    if (tab.shown.session) return false;
    await this.#logIn(this.#typed.get(tab)?.owner ?? people.clara, tab.page);
    await this.clock.settle();
    return true;
  }

  /** Opens the profile again by route changes, which read the person's data again. */
  async #readProfile({ page }: Tab): Promise<void> {
    for (const path of ['conta/plano', profile]) {
      const link = page.getByRole('navigation', { name: 'Gerenciar assinatura' }).locator(`[href$="/${path}"]`);
      if (!(await this.#press(link.first()))) await page.goto(path);
      await this.clock.settle();
    }
  }
}
