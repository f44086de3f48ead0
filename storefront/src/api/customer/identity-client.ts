import type {
  CepAddress,
  ChangePasswordRequest,
  CompanyLead,
  ContactRequest,
  IndividualSignup,
  ResetPasswordRequest,
  SigninRequest,
  SigninResponse,
  UpdateUserRequest,
  User as WireUser,
} from '@signdrive/sandbox/contract/identity';
import type { Confirmed, Http } from '../wire/http.ts';
import { cepDigits, phoneDigits } from '../../domain/contact/contact.ts';
import { bareDocument, parseDocument } from '../../domain/customer/documents.ts';
import { bareName, joinName } from '../../domain/customer/person-name.ts';
import { bareText } from '../../domain/values/text.ts';
import type {
  CompanyContact,
  IndividualRegistration,
  NoticeRequest,
  PostalAddress,
  User,
} from '../../domain/customer/user.ts';
import {
  fieldsOf,
  flag,
  idOnWire,
  idText,
  object,
  optionalText,
  positionIn,
  text,
  type Decoder,
  type Fields,
} from '../wire/decode.ts';
import { orIfMissing } from '../wire/rejection.ts';
import { ServiceError } from '../app-error.ts';

/** Authentication and account (spec §7, Auth/account). */
export interface IdentityPort {
  /**
   * @param credentials login is an e-mail, CPF or CNPJ, masked or not
   * @throws ServiceError `unauthorized` if they are rejected
   */
  signIn(
    credentials: { login: string; password: string },
    signal: AbortSignal,
  ): Promise<{ userId: string; token: string }>;
  /**
   * @param of the id of the logged-in user, or the session of a log-in that isn't stored yet
   * @throws ServiceError `unauthorized` if the session has ended, `rejected` while the e-mail is not confirmed
   */
  readUser(of: string | { userId: string; token: string }, signal: AbortSignal): Promise<User>;
  /** Creates an account; the service sends the confirmation e-mail. */
  registerIndividual(registration: IndividualRegistration & Confirmed, signal: AbortSignal): Promise<void>;
  /** Sends a lead; companies get no account. */
  registerCompany(contact: CompanyContact & Confirmed, signal: AbortSignal): Promise<void>;
  /** "Avise quando voltar". */
  requestNotice(request: NoticeRequest & Confirmed, signal: AbortSignal): Promise<void>;
  /** Resolves if the e-mail is confirmed, now or before. @throws ServiceError `rejected` for an expired link */
  confirmEmail(token: string, signal: AbortSignal): Promise<void>;
  /** @param wanted siteUrl is the store's absolute home address, the base of the link in the e-mail */
  requestPasswordReset(wanted: { email: string; siteUrl: string }, signal: AbortSignal): Promise<void>;
  /** @throws ServiceError `rejected` for an expired link or an invalid password */
  changePassword(change: { token: string; newPassword: string } & Confirmed, signal: AbortSignal): Promise<void>;
  /** An absent password is not changed. */
  updateUser(
    change: Pick<User, 'id' | 'fullName' | 'document' | 'phone' | 'email'> & { password?: string },
    signal: AbortSignal,
  ): Promise<User>;
}

export interface PostalCodePort {
  /** Undefined for an unknown code. */
  findPostalCode(cep: string, signal: AbortSignal): Promise<PostalAddress | undefined>;
}

/** The service's message for a link that was used before (spec §7). */
const alreadyConfirmed = 'Email já foi confirmado';

const user = object((wire: Fields<WireUser>): User => ({
  id: wire.get('userId', idText),
  fullName: wire.get('fullname', text),
  email: wire.get('email', text),
  document: bareDocument(wire.get('cpfCnpj', optionalText)),
  phone: phoneDigits(wire.get('cellPhone', optionalText)),
  cep: cepDigits(wire.get('cep', optionalText)),
  isEmailConfirmed: wire.get('emailConfirmed', flag),
}));

const postalAddress: Decoder<PostalAddress> = (value, where) => {
  const wire = fieldsOf<CepAddress>(value, where);
  const position = positionIn(value, where, () => undefined);
  return {
    cep: cepDigits(wire.get('cep', text)),
    street: wire.get('street', optionalText),
    district: wire.get('district', optionalText),
    city: wire.get('city', optionalText),
    state: wire.get('state', optionalText),
    ...(position && { position }),
  };
};

/** Fleet API (spec §7, Auth/account). */
export function createIdentityClient(http: Http): IdentityPort & PostalCodePort {
  /** A creating write: its idempotency key makes a repeat harmless. */
  const signUp = async (body: object, idempotencyKey: string, signal: AbortSignal) => {
    await http.send({
      call: 'POST /signup',
      body,
      headers: { 'Idempotency-Key': idempotencyKey },
      isAnonymous: true,
      signal,
    });
  };

  return {
    async signIn({ login, password }, signal) {
      const call = 'POST /signin';
      const document = parseDocument(login);
      const body: SigninRequest = { login: document?.value ?? bareText(login), password, typeOrder: 500 };
      const answer = fieldsOf<SigninResponse>(await http.send({ call, body, isAnonymous: true, signal }), call);
      return { userId: answer.get('userId', idText), token: answer.get('token', text) };
    },

    async readUser(of, signal) {
      const call = 'GET /users/{id}';
      const { userId, ...session } = typeof of === 'string' ? { userId: of, ofUser: of } : of;
      return user(await http.send({ call, params: { id: userId }, ...session, signal }), call);
    },

    async registerIndividual({ idempotencyKey, vehicleModel, ...registration }, signal) {
      const body: IndividualSignup = {
        name: bareName(registration.name),
        email: registration.email,
        document: bareDocument(registration.document),
        password: registration.password,
        phone: phoneDigits(registration.phone),
        cep: cepDigits(registration.cep),
        ...(vehicleModel !== undefined && { vehicleModel }),
      };
      await signUp(body, idempotencyKey, signal);
    },

    async registerCompany({ idempotencyKey, vehicleModel, ...contact }, signal) {
      const body: CompanyLead = {
        fullname: joinName(contact.firstName, contact.lastName),
        company: bareText(contact.company),
        email: contact.email,
        cpfCnpj: bareDocument(contact.document),
        contactPreference: contact.contactPreference,
        state: contact.state,
        city: contact.city,
        cep: cepDigits(contact.cep),
        phone: phoneDigits(contact.phone),
        ownAndThirdPartyFleet: contact.ownFleet,
        negotiationFleet: contact.negotiationFleet,
        observations: bareText(contact.observations),
        ...(vehicleModel !== undefined && { vehicleModel }),
      };
      await signUp(body, idempotencyKey, signal);
    },

    async requestNotice({ idempotencyKey, name, document, phone }, signal) {
      const body: ContactRequest = {
        name: bareName(name),
        document: bareDocument(document),
        phone: phoneDigits(phone),
        environment: 1,
      };
      await signUp(body, idempotencyKey, signal);
    },

    async confirmEmail(token, signal) {
      try {
        await http.send({ call: 'POST /confirm-email/{token}', params: { token }, isAnonymous: true, signal });
      } catch (caught) {
        if (!isAlreadyConfirmed(caught)) throw caught;
      }
    },

    async requestPasswordReset({ email, siteUrl }, signal) {
      const body: ResetPasswordRequest = { Email: email, environment: 1, webSiteUrl: siteUrl };
      await http.send({ call: 'POST /reset-password', body, isAnonymous: true, signal });
    },

    async changePassword({ token, newPassword, idempotencyKey }, signal) {
      const body: ChangePasswordRequest = { PasswordResetToken: token, newPassword };
      const headers = { 'Idempotency-Key': idempotencyKey };
      await http.send({ call: 'POST /change-password', body, headers, isAnonymous: true, signal });
    },

    async updateUser({ id: userId, fullName, document, phone, email, password }, signal) {
      const call = 'PUT /users';
      const body: UpdateUserRequest = {
        UserId: idOnWire(userId),
        Fullname: fullName,
        CpfCnpj: bareDocument(document),
        CellPhone: phoneDigits(phone),
        Email: email,
        ...(password !== undefined && { password }),
      };
      return user(await http.send({ call, query: { userId }, ofUser: userId, body, signal }), call);
    },

    async findPostalCode(cep, signal) {
      const call = 'GET /ceps';
      const reading = http.send({ call, query: { cep: cepDigits(cep) }, signal });
      return orIfMissing(
        reading.then((answer) => postalAddress(answer, call)),
        undefined,
      );
    },
  };
}

function isAlreadyConfirmed(caught: unknown): boolean {
  return (
    caught instanceof ServiceError &&
    caught.error.kind === 'rejected' &&
    caught.error.serverMessage === alreadyConfirmed
  );
}
