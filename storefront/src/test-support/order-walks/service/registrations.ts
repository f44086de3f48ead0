import { isPassword } from '#/domain/customer/password.ts';
import { people, personNames, type Person } from '../people/people.ts';
import { answered, refused, type ServiceAnswer, type ServiceRequest } from './answer.ts';
import type { Service } from './service.ts';

/** A sign-up that was accepted: of an account, or a company's lead. */
export interface SignUp {
  kind: 'individual' | 'company';
  body: Readonly<Record<string, unknown>>;
}

/** A link in an e-mail. It works once. */
export interface Link {
  token: string;
  kind: 'confirm' | 'reset';
  person: Person;
  state: 'open' | 'used' | 'expired';
}

const personOf = (isTheirs: (person: Person) => boolean): Person | undefined =>
  personNames.map((name) => people[name]).find(isTheirs);

/** Sends a link, which replaces the earlier ones of its kind. */
function sendLink(service: Service, kind: Link['kind'], person: Person): void {
  for (const link of service.links) {
    if (link.kind === kind && link.person === person && link.state === 'open') link.state = 'expired';
  }
  service.links.push({ token: `link-${service.newId()}`, kind, person, state: 'open' });
}

const endSessionsOf = ({ tokens }: Service, userId: string) => {
  for (const [token, owner] of tokens) if (owner === userId) tokens.delete(token);
};

type Call = (service: Service, request: ServiceRequest) => ServiceAnswer;

/** Registration, confirmation of an e-mail, and password reset, as the sandbox answers them. */
export const registrationCalls = {
  signUp: (service, { body }) => {
    const sent = body as Readonly<Record<string, unknown>>;
    if (!('password' in sent)) {
      service.signUps.push({ kind: 'company', body: sent });
      return answered({ id: service.newId() }, 201);
    }
    const person = personOf(({ cpf }) => cpf === sent['document']);
    if (!person) return refused(422, 'invalid_document');
    service.signUps.push({ kind: 'individual', body: sent });
    // The response does not reveal that there is an account.
    if (service.accounts.get(person.userId)?.isConfirmed === true) return answered({}, 201);
    const { name: fullName, email, password } = sent as { name: string; email: string; password: string };
    service.accounts.set(person.userId, { person, fullName, email, password, isConfirmed: false });
    sendLink(service, 'confirm', person);
    return answered({}, 201);
  },
  confirmEmail: (service, { path: [, token] }) => {
    const link = service.links.find((each) => each.kind === 'confirm' && each.token === token);
    if (link?.state === 'used') return refused(400, 'already_confirmed', 'Email já foi confirmado');
    const account = service.accounts.get(link?.person.userId ?? '');
    if (link?.state !== 'open' || !account) {
      return refused(400, 'invalid_token', 'Link de validação expirado ou inválido');
    }
    link.state = 'used';
    account.isConfirmed = true;
    return answered({ message: 'Email confirmado' });
  },
  requestReset: (service, { body }) => {
    const { Email } = body as { Email: string };
    const account = [...service.accounts.values()].find(({ email }) => email === Email);
    if (account) sendLink(service, 'reset', account.person);
    return answered({ message: 'Se o e-mail tiver cadastro, o link foi enviado' });
  },
  changePassword: (service, { body }) => {
    const { PasswordResetToken: token, newPassword } = body as { PasswordResetToken: string; newPassword: string };
    if (!isPassword(newPassword)) return refused(422, 'invalid_password', 'Senha inválida');
    const link = service.links.find((each) => each.kind === 'reset' && each.token === token);
    const account = service.accounts.get(link?.person.userId ?? '');
    if (link?.state !== 'open' || !account) return refused(400, 'invalid_token', 'Link expirado ou já usado.');
    link.state = 'used';
    account.password = newPassword;
    endSessionsOf(service, account.person.userId);
    return answered({ message: 'Senha alterada' });
  },
  listRegions: () => answered([{ id: 35, name: 'São Paulo', abbreviation: 'SP' }]),
  listCities: () => answered([{ id: 3_550_308, name: 'São Paulo' }]),
  sendLead: () => answered({}, 201),
} satisfies Record<string, Call>;
