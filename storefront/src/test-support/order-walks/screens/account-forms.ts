/** The forms of "Minha conta": account data, password, profile and home address (features/account/components). */
import { cepDigits } from '#/domain/contact/contact.ts';
import { profileFields, personalValuesOf, spouseFields, spouseJobFields } from '#/domain/customer/customer-values.ts';
import type { PersonalValues } from '#/domain/customer/customer-values.ts';
import { hasSpouse } from '#/domain/customer/customer.ts';
import { isPassword } from '#/domain/customer/password.ts';
import { dataSubmitted, passwordSubmitted, type AccountData } from '#/features/account/account.events.ts';
import {
  addressSubmitted,
  addressTyped,
  cepEntered,
  dataTyped,
  profileSubmitted,
  profileTyped,
  selectAccount,
  shownAddress,
} from '#/features/account/account.slice.ts';
import { selectUser } from '#/features/session/index.ts';
import { validateAddress } from '#/shared/address-form/address.schema.ts';
import { keepSecret } from '#/shared/forms/one-time-secrets.ts';
import { validateProfile } from '#/shared/personal-form/personal.schema.ts';
import type { Page } from '../browser/page.ts';
import { personWithId, spouseOf } from '../people/people.ts';
import { judged, today } from './judged.ts';
import { newText } from './order-forms.ts';
import type { Controls, Part } from './screens.ts';

interface PasswordMemory {
  typed: string;
  /** Status at the last rendering. */
  status: string;
}
interface ProfileMemory {
  first: PersonalValues;
  values: PersonalValues;
}

const customerOf = (page: Page) => {
  const { customer } = selectAccount(page.state);
  return customer.status === 'success' ? customer.data : undefined;
};

const keyOf = (page: Page, form: 'password' | 'newProfile') => `form ${form} ${selectUser(page.state)?.id}`;

const passwordOf = (page: Page) => page.screens.memoryOf(keyOf(page, 'password')) as PasswordMemory | undefined;
const profileOf = (page: Page) => page.screens.memoryOf(keyOf(page, 'newProfile')) as ProfileMemory | undefined;

/** Values of the fields of the account's data. */
function dataOf(page: Page): AccountData | undefined {
  const user = selectUser(page.state);
  if (!user || !passwordOf(page)) return undefined;
  const { fullName, email } = { ...user, ...selectAccount(page.state).typedData };
  return { fullName, email };
}

export function formParts(page: Page): Part[] {
  const user = selectUser(page.state);
  if (!user) return [];
  const known = customerOf(page);
  const {
    password: { status },
    typedProfile,
  } = selectAccount(page.state);
  const password = passwordOf(page);
  if (password && password.status !== status) {
    password.status = status;
    if (status === 'saved') password.typed = '';
  }
  const passwordForm: Part = {
    key: keyOf(page, 'password'),
    mount: (): PasswordMemory => ({ typed: '', status }),
  };
  const first = known && { ...personalValuesOf(known.customer), ...typedProfile };
  const profileForm = first && {
    key: keyOf(page, 'newProfile'),
    mount: (): ProfileMemory => ({ first, values: fieldsOfProfile(first) }),
  };
  return [passwordForm, ...(profileForm ? [profileForm] : [])];
}

/** The values of the fields that the form renders. */
function fieldsOfProfile(values: PersonalValues): PersonalValues {
  const spouse = values.spouseIncome === 'on' ? [...spouseFields, ...spouseJobFields] : spouseFields;
  const names = [...profileFields, ...(hasSpouse(Number(values.civilStatus)) ? spouse : [])];
  return Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
}

/** Values of each form, for the watch of typed text. */
export function shownInForms(page: Page): Readonly<Record<string, string | undefined>> {
  const account = selectAccount(page.state);
  const address = customerOf(page) ? shownAddress(account) : undefined;
  return {
    ...dataOf(page),
    password: passwordOf(page)?.typed,
    salary: profileOf(page)?.values.salary,
    cep: address?.cep,
    street: address?.street,
    number: address?.number,
    complement: address?.complement,
  };
}

/** Submitted values of the profile: a form omits a box that isn't ticked. */
const submittedProfile = ({ first, values }: ProfileMemory): PersonalValues => ({
  ...first,
  spouseIncome: '',
  ...values,
});

const isSaving = (page: Page, form: 'data' | 'password' | 'newProfile' | 'newAddress') =>
  selectAccount(page.state)[form].status === 'saving';

export const accountFormControls: Controls = {
  typeData: (page, name) => {
    const person = personWithId(selectUser(page.state)?.id);
    if (!dataOf(page) || !person) return undefined;
    return () => {
      const text = newText(page, person, name);
      page.dispatch(
        dataTyped({ [name]: name === 'email' ? `${person.name}@${text.split(' ')[1]}.exemplo.com.br` : text }),
      );
    };
  },
  saveData: (page) => {
    const data = dataOf(page);
    return data && !isSaving(page, 'data') ? () => page.dispatch(dataSubmitted(data)) : undefined;
  },
  typePassword: (page) => {
    const password = passwordOf(page);
    if (!password) return undefined;
    return () => void (password.typed = `Segredo${page.tab.world.browser.nextNumber()}!`);
  },
  savePassword: (page) => {
    const password = passwordOf(page);
    if (!password || isSaving(page, 'password') || !isPassword(password.typed)) return undefined;
    return () => page.dispatch(passwordSubmitted({ password: keepSecret(password.typed) }));
  },
  typeProfile: (page, field) => {
    const profile = profileOf(page);
    const person = personWithId(selectUser(page.state)?.id);
    if (!profile || !person) return undefined;
    const type = (values: PersonalValues) => {
      profile.values = values;
      page.dispatch(profileTyped(values));
    };
    if (field === 'salary') {
      const salary = `${100 + page.tab.world.browser.nextNumber()}00,00`;
      return () => type({ ...profile.values, salary });
    }
    const isMarried = hasSpouse(Number(profile.values.civilStatus));
    const change = isMarried ? { civilStatus: '1' } : { civilStatus: '2', ...spouseOf(person) };
    return () => type(fieldsOfProfile({ ...profile.values, ...change }));
  },
  saveProfile: (page) => {
    const profile = profileOf(page);
    const [known, user] = [customerOf(page), selectUser(page.state)];
    if (!profile || !known || !user || isSaving(page, 'newProfile')) return undefined;
    const values = submittedProfile(profile);
    const judging = { lists: known.lists, accountCpf: user.document, today };
    const faults = judged({ ...values, profile: user.document }, () => validateProfile(values, judging));
    return Object.keys(faults).length > 0 ? undefined : () => page.dispatch(profileSubmitted(values));
  },
  typeHome: (page, field) => {
    const person = personWithId(selectUser(page.state)?.id);
    if (!customerOf(page) || !person || !profileOf(page)) return undefined;
    return () => {
      const shown = shownAddress(selectAccount(page.state));
      const values = { ...shown, [field]: newText(page, person, field, shown.cep) };
      page.dispatch(addressTyped(values));
      if (field === 'cep') page.dispatch(cepEntered({ cep: cepDigits(values.cep ?? '') }));
    };
  },
  saveHome: (page) => {
    const known = customerOf(page);
    if (!known || !profileOf(page) || isSaving(page, 'newAddress')) return undefined;
    const values = shownAddress(selectAccount(page.state));
    const faults = judged(values, () => validateAddress(values, known.lists));
    return Object.keys(faults).length > 0 ? undefined : () => page.dispatch(addressSubmitted(values));
  },
};
