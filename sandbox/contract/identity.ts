/** Wire shapes of the fleet API (spec §3, §7): accounts, log-in, e-mail confirmation, passwords, postal codes. */
import { Type, type Static } from 'typebox';

const Line = Type.String({ minLength: 1, maxLength: 254 });
const Document = Type.String({ minLength: 11, maxLength: 18, description: 'CPF or CNPJ' });
const Secret = Type.String({ minLength: 1, maxLength: 256 });

/** POST /signin. A document is sent unmasked. */
export const SigninRequest = Type.Object({ login: Line, password: Secret, typeOrder: Type.Literal(500) });
export type SigninRequest = Static<typeof SigninRequest>;

export const SigninResponse = Type.Object({ userId: Type.Integer(), token: Type.String() });
export type SigninResponse = Static<typeof SigninResponse>;

/** POST /signup of an individual: creates an account and sends the confirmation e-mail. */
export const IndividualSignup = Type.Object({
  name: Line,
  email: Line,
  document: Document,
  password: Secret,
  phone: Line,
  cep: Line,
  vehicleModel: Type.Optional(Type.String()),
});
export type IndividualSignup = Static<typeof IndividualSignup>;

/** POST /signup of a company: a lead, no account. */
export const CompanyLead = Type.Object({
  fullname: Line,
  company: Line,
  email: Line,
  cpfCnpj: Document,
  contactPreference: Line,
  state: Line,
  city: Line,
  cep: Line,
  phone: Line,
  ownAndThirdPartyFleet: Line,
  negotiationFleet: Line,
  observations: Type.String({ minLength: 1, maxLength: 5000 }),
  vehicleModel: Type.Optional(Type.String()),
});
export type CompanyLead = Static<typeof CompanyLead>;

/** POST /signup, short form: "Avise quando voltar". */
export const ContactRequest = Type.Object({
  name: Line,
  document: Document,
  phone: Line,
  environment: Type.Literal(1),
});
export type ContactRequest = Static<typeof ContactRequest>;

export const SignupRequest = Type.Union([IndividualSignup, CompanyLead, ContactRequest]);
export type SignupRequest = Static<typeof SignupRequest>;

export const SignupResponse = Type.Object({
  id: Type.Optional(
    Type.Integer({
      description:
        'of the lead that was kept; none for an individual, whose answer is the same when they have an account',
    }),
  ),
});
export type SignupResponse = Static<typeof SignupResponse>;

/** GET /users/{id} */
export const User = Type.Object({
  userId: Type.Integer(),
  fullname: Type.String(),
  email: Type.String(),
  cpfCnpj: Type.String({ description: 'unmasked' }),
  cellPhone: Type.String({ description: 'digits' }),
  cep: Type.String({ description: 'digits' }),
  lastDateLogin: Type.Union([Type.String({ description: 'ISO date' }), Type.Null()]),
  createDate: Type.String({ description: 'ISO date' }),
  emailConfirmed: Type.Boolean(),
});
export type User = Static<typeof User>;

/** PUT /users?userId= : an absent password is not changed. */
export const UpdateUserRequest = Type.Object({
  UserId: Type.Integer(),
  Fullname: Line,
  CpfCnpj: Document,
  CellPhone: Line,
  Email: Line,
  password: Type.Optional(Type.String({ maxLength: 256 })),
});
export type UpdateUserRequest = Static<typeof UpdateUserRequest>;

/** POST /reset-password */
export const ResetPasswordRequest = Type.Object({
  Email: Line,
  environment: Type.Literal(1),
  webSiteUrl: Type.String({ description: 'where the link in the e-mail leads; a site the service knows' }),
});
export type ResetPasswordRequest = Static<typeof ResetPasswordRequest>;

/** POST /change-password */
export const ChangePasswordRequest = Type.Object({ PasswordResetToken: Line, newPassword: Secret });
export type ChangePasswordRequest = Static<typeof ChangePasswordRequest>;

/** Response without data. */
export const Acknowledged = Type.Object({ message: Type.String() });
export type Acknowledged = Static<typeof Acknowledged>;

/** GET /ceps?cep= */
export const CepAddress = Type.Object({
  cep: Type.String({ description: 'digits' }),
  street: Type.String(),
  district: Type.String(),
  city: Type.String(),
  state: Type.String({ description: 'UF, e.g. "SP"' }),
  latitude: Type.Optional(Type.Number({ description: 'extension' })),
  longitude: Type.Optional(Type.Number({ description: 'extension' })),
});
export type CepAddress = Static<typeof CepAddress>;
