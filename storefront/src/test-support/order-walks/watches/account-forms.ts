import { selectAccount } from '#/features/account/account.slice.ts';
import { selectSession } from '#/features/session/index.ts';
import type { Exchange } from '../browser/network.ts';
import type { Page } from '../browser/page.ts';
import { shownInForms } from '../screens/account-forms.ts';
import { hasCustomer } from '../service/accounts.ts';
import type { MakeWatch } from './watch.ts';

const forms = ['data', 'password', 'newProfile', 'newAddress'] as const;
type Form = (typeof forms)[number];

/** The form that each control types into, and the field. */
const typing: Readonly<Record<string, Form>> = {
  typeData: 'data',
  typePassword: 'password',
  typeProfile: 'newProfile',
  typeHome: 'newAddress',
};

/** The form that each button saves. */
const saving: Readonly<Record<string, Form>> = {
  saveData: 'data',
  savePassword: 'password',
  saveProfile: 'newProfile',
  saveHome: 'newAddress',
};

/** How long the read after a lost response may take, with its repeats. */
const readingInMs = 3000;

/** "Minha conta": typed text stays until it is saved or the page is left, and what a form says of its save is true. */
export const watchAccountForms: MakeWatch = (world, tell) => {
  const typed = new WeakMap<Page, { userId: string; fields: Map<string, { form: Form; value: string }> }>();
  /** Writes of what the service has already: they are true without acting. */
  const repeats = new WeakSet<Exchange>();
  /** The last write of each form. */
  const writes = new WeakMap<object, Partial<Record<Form, Exchange>>>();
  /** Texts of each page about its forms after the previous step. */
  const said = new WeakMap<Page, Partial<Record<Form, unknown>>>();

  const userIdOf = (page: Page): string | undefined => {
    const session = selectSession(page.state);
    return page.tab.entry.pathname === '/conta/minha-conta' && session.status === 'success'
      ? session.user.id
      : undefined;
  };

  const formOf = ({ call, text }: Exchange, page: Page): Form | undefined => {
    if (call === 'saveUser') return text.includes('"password"') ? 'password' : 'data';
    const { newProfile, newAddress } = selectAccount(page.state);
    const isOnly = (newProfile.status === 'saving') !== (newAddress.status === 'saving');
    if (!isOnly) return undefined;
    return newProfile.status === 'saving' ? 'newProfile' : 'newAddress';
  };

  function isPresent({ call, request: { body }, tokenOwner = '' }: Exchange): boolean {
    const sent = body as Readonly<Record<string, unknown>>;
    const account = world.service.accounts.get(tokenOwner);
    if (call === 'saveUser') {
      return !('password' in sent) && account?.fullName === sent['Fullname'] && account?.email === sent['Email'];
    }
    return hasCustomer(world.service, tokenOwner, sent);
  }

  function checkOutcomes(page: Page): void {
    const account = selectAccount(page.state);
    const before = said.get(page);
    const own = writes.get(page.frame);
    said.set(page, Object.fromEntries(forms.map((form) => [form, account[form]])));
    for (const form of forms) {
      const state = account[form];
      const write = own?.[form];
      if (state === before?.[form] || !write) continue;
      const { hasActed, actedAt = 0, answeredAt = world.time.now } = write;
      const isDone = hasActed && actedAt <= answeredAt + readingInMs;
      if (state.status === 'saved' && !hasActed && !repeats.has(write)) {
        tell('says that account data was saved', `${form}: ${write.text}`);
      }
      if (state.status === 'failed' && !state.isUnknown && isDone) {
        tell('says that account data was not saved', `${form}: ${write.text}`);
      }
      if (state.status === 'saved') {
        // The next save may fail before it sends anything, which says nothing of this one.
        delete own[form];
        const fields = typed.get(page)?.fields ?? [];
        for (const [name, field] of fields) if (field.form === form) typed.get(page)?.fields.delete(name);
      }
    }
  }

  return {
    onPress(page, control) {
      const form = saving[control];
      const own = writes.get(page.frame);
      // An earlier save that was answered while another page was open says nothing of this one.
      if (form && own?.[form]?.answeredAt !== undefined) delete own[form];
    },
    onPressed(page, control) {
      const [name = '', detail = 'password'] = control.split(':');
      const form = typing[name];
      const userId = userIdOf(page);
      const value = shownInForms(page)[detail];
      if (!form || userId === undefined || value === undefined) return;
      const known = typed.get(page);
      // The address of another postal code replaces what was typed before.
      if (control === 'typeHome:cep') {
        for (const [other, { form: of }] of known?.fields ?? []) if (of === 'newAddress') known?.fields.delete(other);
      }
      const fields = known?.userId === userId ? known.fields : new Map<string, { form: Form; value: string }>();
      typed.set(page, { userId, fields: fields.set(detail, { form, value }) });
    },
    observer: {
      onSent(exchange) {
        if (exchange.call !== 'saveUser' && exchange.call !== 'saveCustomer') return;
        const page = world.openPages.find(({ frame }) => frame === exchange.page);
        const before = writes.get(exchange.page);
        // After a log-in in place a write is sent again, when the forms may say nothing of it any more.
        const repeated = forms.find((each) => before?.[each]?.text === exchange.text);
        const opened = page && userIdOf(page) !== undefined ? formOf(exchange, page) : undefined;
        const form = opened ?? repeated;
        if (!form) {
          // Both forms are being saved, and either may have sent it.
          const { newProfile: _, newAddress: __, ...others } = before ?? {};
          writes.set(exchange.page, others);
          return;
        }
        writes.set(exchange.page, { ...before, [form]: exchange });
        if (isPresent(exchange)) repeats.add(exchange);
      },
    },
    afterStep() {
      for (const page of world.openPages) {
        const known = typed.get(page);
        const userId = userIdOf(page);
        if (userId === undefined || known?.userId !== userId) typed.delete(page);
        if (userId === undefined) continue;
        checkOutcomes(page);
        const shown = shownInForms(page);
        for (const [name, { value }] of typed.get(page)?.fields ?? []) {
          if (shown[name] === value) continue;
          tell('typed text lost: account', `${name}: ${value} → ${shown[name]}`);
          typed.get(page)?.fields.delete(name);
        }
      }
    },
  };
};
