/** The dialogs of a visitor without a session, and the pages of e-mailed links (features/registration, features/recovery). */
import {
  anotherEmailWanted,
  newPasswordGiven,
  recoveryEnded,
  recoveryOpened,
  resetEmailRequested,
  selectRecovery,
  stepTriedAgain,
} from '#/features/recovery/recovery.slice.ts';
import { linkOpened, selectConfirmation } from '#/features/registration/confirmation.slice.ts';
import {
  companySubmitted,
  fieldChanged,
  individualSubmitted,
  registrationShown,
  selectRegistration,
  type FieldName,
  type RegistrationKind,
  type RegistrationState,
  type RegistrationValues,
} from '#/features/registration/registration.slice.ts';
import { loginSubmitted, selectLoginAttempt } from '#/features/session/index.ts';
import { keepSecret } from '#/shared/forms/one-time-secrets.ts';
import { dialogClosed, dialogOpened, selectPageDialog } from '#/shared/page/page-dialog.slice.ts';
import type { Page } from '../browser/page.ts';
import { segmentsOf } from '../browser/place.ts';
import { people, type Person, type PersonName } from '../people/people.ts';
import { newText } from './order-forms.ts';
import type { Controls, Part } from './screens.ts';

/** Passwords of a form, and the typed e-mail: no state contains them. */
export interface DialogMemory {
  password: string;
  email: string;
}

const nameOf = (page: Page) => selectPageDialog(page.state)?.name;
const isConfirming = (page: Page) => selectConfirmation(page.state).status !== 'none';

/** The step of a registration that the page shows. */
export const registrationOn = (page: Page) =>
  nameOf(page) === 'registration' && !isConfirming(page) ? selectRegistration(page.state) : undefined;
export const confirmationOn = (page: Page) =>
  nameOf(page) === 'registration' && isConfirming(page) ? selectConfirmation(page.state).status : undefined;
export const recoveryOn = (page: Page) => (nameOf(page) === 'recovery' ? selectRecovery(page.state) : undefined);

const hasLink = (page: Page): boolean => page.tab.entry.state['resetToken'] !== undefined;

const formKey = 'registration form';
const recoveryKey = 'recovery dialog';
const loginKey = 'login dialog';
export const passwordOfForm = (page: Page) => page.screens.memoryOf(formKey) as DialogMemory | undefined;
export const recoveryMemory = (page: Page) => page.screens.memoryOf(recoveryKey) as DialogMemory | undefined;
export const loginMemory = (page: Page) => page.screens.memoryOf(loginKey) as DialogMemory | undefined;

export function dialogParts(page: Page): Part[] {
  const { login = '' } = selectPageDialog(page.state) ?? {};
  switch (nameOf(page)) {
    case 'login':
      return [{ key: loginKey, mount: (): DialogMemory => ({ password: '', email: login }) }];
    case 'registration': {
      if (isConfirming(page)) return [];
      const steps: Part = { key: 'registration steps', mount: () => page.dispatch(registrationShown()) };
      const isForm = selectRegistration(page.state).step.name === 'form';
      return isForm ? [steps, { key: formKey, mount: (): DialogMemory => ({ password: '', email: '' }) }] : [steps];
    }
    case 'recovery': {
      const email = login.includes('@') ? login : '';
      return [
        { key: recoveryKey, mount: (): DialogMemory => ({ password: '', email }) },
        {
          key: `recovery link ${hasLink(page)}`,
          mount: () => page.dispatch(recoveryOpened({ hasLink: hasLink(page) })),
        },
      ];
    }
    default:
      return [];
  }
}

/** The pages of links: home under a dialog (routes/pages/identity). */
export function linkParts(page: Page): Part[] {
  const [, first = '', token] = segmentsOf(page.tab.entry);
  if (first === 'confirm-email') {
    const mount = () => {
      page.dispatch(linkOpened());
      page.dispatch(dialogOpened({ name: 'registration' }));
    };
    return [{ key: first, mount }];
  }
  const mount = () => {
    if (token !== undefined) page.navigate('/reset-password', true, { resetToken: token });
    page.dispatch(dialogOpened({ name: 'recovery' }));
  };
  return [{ key: first, mount: () => queueMicrotask(mount) }];
}

const cnpjs: Readonly<Record<PersonName, string>> = { ana: '11.222.333/0001-81', bruno: '11.444.777/0001-61' };

/** Valid values of a registration. */
function registrationOf(person: Person, kind: RegistrationKind): Partial<RegistrationValues> {
  const { fullName, email, personal, marks } = person;
  const [mark = ''] = marks;
  const common = { email, phone: personal.phone ?? '', cep: '01310-100' };
  if (kind === 'individual') return { ...common, document: personal.cpf ?? '', name: fullName };
  return {
    ...common,
    document: cnpjs[person.name],
    company: `${mark} Empresa`,
    firstName: mark,
    lastName: 'Exemplo',
    state: 'SP',
    city: 'São Paulo',
    contactPreference: 'WhatsApp',
    ownFleet: '1 a 10',
    negotiationFleet: '1 veículo',
    observations: `${mark} observa`,
  };
}

const fieldsOf = (kind: RegistrationKind) => Object.keys(registrationOf(people.ana, kind)) as FieldName[];

/** A press on a control of the form of a registration that is not being sent. */
const inForm = (page: Page) => {
  const registration = registrationOn(page);
  const { step } = registration ?? {};
  return step?.name === 'form' && step.sending.status !== 'sending' ? registration : undefined;
};

function newPasswordFor(page: Page): string {
  return `Segredo${page.tab.world.browser.nextNumber()}!`;
}

/** Opens another dialog. @param login the typed identifier, which it takes over */
const open = (page: Page, name: 'login' | 'recovery' | 'registration', login?: string) => () =>
  page.dispatch(dialogOpened({ name, ...(login !== undefined && { login }) }));

/** The person whose registration is in the form. */
const personOfForm = ({ values }: RegistrationState): Person =>
  values.document === people.bruno.personal.cpf || values.document === cnpjs.bruno ? people.bruno : people.ana;

export const dialogControls: Controls = {
  loginType: (page, name) => {
    const memory = loginMemory(page);
    return memory && (() => void (memory.email = people[name as PersonName].email));
  },
  loginWrongly: (page, name) =>
    loginMemory(page) && selectLoginAttempt(page.state).status !== 'sending'
      ? () => {
          const { login } = page.tab.world.network.credentialsOf(people[name as PersonName]);
          page.dispatch(loginSubmitted({ login, password: keepSecret('Segredo-errado1!') }));
        }
      : undefined,
  loginToRegistration: (page) => loginMemory(page) && open(page, 'registration', loginMemory(page)?.email),
  loginToRecovery: (page) => loginMemory(page) && open(page, 'recovery', loginMemory(page)?.email),

  registrationFill: (page, detail) => {
    const [name, kind] = detail.split(' ') as [PersonName, RegistrationKind];
    const memory = passwordOfForm(page);
    if (!inForm(page) || !memory) return undefined;
    return () => {
      for (const [field, value] of Object.entries(registrationOf(people[name], kind))) {
        page.dispatch(fieldChanged({ name: field as FieldName, value }));
      }
      if (kind === 'individual') memory.password ||= newPasswordFor(page);
    };
  },
  registrationType: (page, field) => {
    const registration = inForm(page);
    if (registration?.kind === undefined || !fieldsOf(registration.kind).includes(field as FieldName)) return undefined;
    const person = personOfForm(registration);
    return () => page.dispatch(fieldChanged({ name: field as FieldName, value: newText(page, person, field) }));
  },
  registrationTypePassword: (page) => {
    const memory = passwordOfForm(page);
    return inForm(page)?.kind === 'individual' && memory
      ? () => void (memory.password = newPasswordFor(page))
      : undefined;
  },
  registrationSubmit: (page) => {
    const registration = inForm(page);
    const memory = passwordOfForm(page);
    if (registration?.kind === undefined || !memory) return undefined;
    const { kind, values } = registration;
    if (fieldsOf(kind).some((field) => values[field] === '')) return undefined;
    if (kind === 'company') return () => page.dispatch(companySubmitted());
    return memory.password === ''
      ? undefined
      : () => page.dispatch(individualSubmitted({ password: keepSecret(memory.password) }));
  },
  registrationToLogin: (page) => (registrationOn(page)?.step.name === 'form' ? open(page, 'login') : undefined),
  registrationClose: (page) => (registrationOn(page) ? () => page.dispatch(dialogClosed('registration')) : undefined),

  confirmationRetry: (page) => (confirmationOn(page) === 'unanswered' ? () => page.dispatch(linkOpened()) : undefined),
  confirmationToLogin: (page) =>
    confirmationOn(page) === 'refused'
      ? () => {
          page.dispatch(dialogClosed('registration'));
          page.dispatch(dialogOpened({ name: 'login' }));
        }
      : undefined,
  confirmationClose: (page) => (confirmationOn(page) ? () => page.dispatch(dialogClosed('registration')) : undefined),

  recoveryType: (page, name) => {
    const state = recoveryOn(page);
    const memory = recoveryMemory(page);
    return state?.step === 'email' && !state.sending && memory
      ? () => void (memory.email = page.tab.world.network.credentialsOf(people[name as PersonName]).login)
      : undefined;
  },
  recoverySend: (page) => {
    const state = recoveryOn(page);
    const { email = '' } = recoveryMemory(page) ?? {};
    return state?.step === 'email' && !state.sending && email !== ''
      ? () => page.dispatch(resetEmailRequested({ email }))
      : undefined;
  },
  recoveryToLogin: (page) =>
    recoveryOn(page)?.step === 'email' ? open(page, 'login', recoveryMemory(page)?.email || undefined) : undefined,
  recoveryOther: (page) =>
    recoveryOn(page)?.step === 'email-sent' ? () => page.dispatch(anotherEmailWanted()) : undefined,
  recoveryTypePassword: (page) => {
    const state = recoveryOn(page);
    const memory = recoveryMemory(page);
    return state?.step === 'password' && !state.sending && memory
      ? () => void (memory.password = newPasswordFor(page))
      : undefined;
  },
  recoverySave: (page) => {
    const state = recoveryOn(page);
    const { password = '' } = recoveryMemory(page) ?? {};
    return state?.step === 'password' && !state.sending && password !== ''
      ? () => page.dispatch(newPasswordGiven({ password: keepSecret(password) }))
      : undefined;
  },
  recoveryRetry: (page) => {
    const state = recoveryOn(page);
    const isOffered = state?.step === 'error' && (state.from === 'email' || hasLink(page));
    return isOffered ? () => page.dispatch(stepTriedAgain()) : undefined;
  },
  recoveryNewLink: (page) => {
    const state = recoveryOn(page);
    return state?.step === 'error' && state.from === 'password' ? () => page.dispatch(anotherEmailWanted()) : undefined;
  },
  recoveryEnd: (page, next) => {
    const state = recoveryOn(page);
    if (state?.step !== 'success' || (next === 'login' && state.hasSession)) return undefined;
    return () => {
      page.dispatch(dialogClosed('recovery'));
      page.dispatch(recoveryEnded({ next: next as 'login' | 'page' }));
    };
  },
  recoveryClose: (page) =>
    recoveryOn(page) && recoveryOn(page)?.step !== 'success'
      ? () => page.dispatch(dialogClosed('recovery'))
      : undefined,
};
