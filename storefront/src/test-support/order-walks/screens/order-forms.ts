/** Steps 4 and 5: the personal data and the address. */
import { cepDigits, isCep } from '#/domain/contact/contact.ts';
import type { AddressField, AddressValues, PersonalField, PersonalValues } from '#/domain/customer/customer-values.ts';
import { hasSpouse } from '#/domain/customer/customer.ts';
import { shownAddress } from '#/features/checkout/checkout.shown.ts';
import {
  addressSubmitted,
  cepEntered,
  draftChanged,
  personalDataSubmitted,
} from '#/features/checkout/checkout.slice.ts';
import { validateAddress } from '#/shared/address-form/address.schema.ts';
import { validatePersonalData } from '#/shared/personal-form/personal.schema.ts';
import type { Page } from '../browser/page.ts';
import { spouseOf, type Person } from '../people/people.ts';
import { judged, today } from './judged.ts';
import { checkoutOf, isShown, sitterOf, stepKey } from './order-view.ts';
import type { Controls } from './screens.ts';

/** Values of the fields of step 4. They belong to the form, until the form is unmounted. */
const personalForm = (page: Page) =>
  page.screens.memoryOf(stepKey(page, 'personalData')) as { values: PersonalValues } | undefined;

export const typedPersonalData = (page: Page) => personalForm(page)?.values;

/** Another text for a field, with the mark of its person. Names take letters only; there are two postal codes. */
export function newText(page: Page, { marks: [mark = ''] }: Person, field: string, before?: string): string {
  if (field === 'cep') return before === '01310-100' ? '20040-020' : '01310-100';
  const number = String(page.tab.world.browser.nextNumber());
  const letters = number.replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
  return field === 'number' ? number : `${mark} ${letters}`;
}

function typePersonal(page: Page, change: PersonalValues): void {
  const memory = personalForm(page);
  if (!memory) return;
  const values: PersonalValues = { ...memory.values, ...change };
  // The fields of a spouse are there only beside the civil status that has one.
  const isMarried = hasSpouse(Number(values.civilStatus));
  memory.values = isMarried
    ? values
    : Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith('spouse')));
  page.dispatch(draftChanged({ personal: { ...memory.values } }));
}

function typeAddress(page: Page, change: AddressValues): void {
  const state = checkoutOf(page);
  page.dispatch(draftChanged({ address: { ...shownAddress(state), ...change } }));
  if (change.cep !== undefined) {
    page.dispatch(cepEntered({ cep: isCep(change.cep) ? cepDigits(change.cep) : '' }));
  }
}

/** Fields of `wanted` that are empty, or wrong. */
function missingIn<Field extends string>(
  values: Partial<Record<Field, string>>,
  wanted: Partial<Record<Field, string>>,
  faults: Partial<Record<Field, string>>,
): Partial<Record<Field, string>> {
  const entries = Object.entries(wanted) as [Field, string][];
  return Object.fromEntries(
    entries.filter(([field]) => (values[field] ?? '') === '' || faults[field] !== undefined),
  ) as Partial<Record<Field, string>>;
}

function personalFaults(page: Page): Partial<Record<PersonalField, string>> {
  const { orderer } = checkoutOf(page);
  const values = typedPersonalData(page);
  if (!orderer || !values) return { name: 'not shown' };
  return judged({ ...values, account: orderer.user.document }, () =>
    validatePersonalData(values, { lists: orderer.lists, accountCpf: orderer.user.document, today }),
  );
}

function addressFaults(page: Page): Partial<Record<AddressField, string>> {
  const { orderer } = checkoutOf(page);
  const values = shownAddress(checkoutOf(page));
  if (!orderer) return { cep: 'not shown' };
  return judged(values, () => validateAddress(values, orderer.lists));
}

const isSaving = (page: Page) => checkoutOf(page).saving.status === 'saving';

export const formControls: Controls = {
  typePersonal: (page, field) => {
    const person = sitterOf(page);
    if (!isShown(page, 'personalData') || !person) return undefined;
    if (field !== 'married') return () => typePersonal(page, { [field]: newText(page, person, field) });
    const isMarried = typedPersonalData(page)?.civilStatus === '2';
    return () => typePersonal(page, isMarried ? { civilStatus: '1' } : { civilStatus: '2', ...spouseOf(person) });
  },

  fillPersonal: (page) => {
    const person = sitterOf(page);
    const values = typedPersonalData(page);
    if (!isShown(page, 'personalData') || !person || !values) return undefined;
    const wanted = { ...person.personal, ...(hasSpouse(Number(values.civilStatus)) && spouseOf(person)) };
    const missing = missingIn(values, wanted, personalFaults(page));
    return Object.keys(missing).length > 0 ? () => typePersonal(page, missing) : undefined;
  },

  submitPersonal: (page) => {
    if (!isShown(page, 'personalData') || isSaving(page)) return undefined;
    if (Object.keys(personalFaults(page)).length > 0) return undefined;
    return () => page.dispatch(personalDataSubmitted({ ...typedPersonalData(page) }));
  },

  typeAddress: (page, field) => {
    const person = sitterOf(page);
    if (!isShown(page, 'address') || !person) return undefined;
    return () => typeAddress(page, { [field]: newText(page, person, field, shownAddress(checkoutOf(page)).cep) });
  },

  fillAddress: (page) => {
    const person = sitterOf(page);
    if (!isShown(page, 'address') || !person) return undefined;
    const { complement: _, ...wanted } = person.address;
    const missing = missingIn(shownAddress(checkoutOf(page)), wanted, addressFaults(page));
    return Object.keys(missing).length > 0 ? () => typeAddress(page, missing) : undefined;
  },

  submitAddress: (page) => {
    if (!isShown(page, 'address') || isSaving(page)) return undefined;
    if (Object.keys(addressFaults(page)).length > 0) return undefined;
    return () => page.dispatch(addressSubmitted({ ...shownAddress(checkoutOf(page)) }));
  },
};
