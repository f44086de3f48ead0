/** Wire shapes of the fleet API (spec §3, §7): customers and the enumerations of their forms. */
import { Type, type Static } from 'typebox';

const Line = Type.String({ minLength: 1, maxLength: 120 });
export const CalendarDate = Type.String({ pattern: String.raw`^\d{4}-\d{2}-\d{2}$`, description: 'YYYY-MM-DD' });
const Digits = (length: string, description: string) => Type.String({ pattern: `^\\d{${length}}$`, description });
const Phone = Digits('10,11', 'DDD and number');
const Salary = Type.Number({ exclusiveMinimum: 0, maximum: 9_999_999.99, description: 'reais a month' });

/** CNH categories of the law. */
export const cnhCategories = ['ACC', 'A', 'B', 'AB', 'C', 'AC', 'D', 'AD', 'E', 'AE'] as const;

export const CustomerAddress = Type.Object({
  zipCode: Digits('8', 'CEP'),
  street: Type.String({
    minLength: 1,
    maxLength: 200,
    description: 'with its number, which has no field of its own: "Rua de Exemplo, 120"',
  }),
  district: Line,
  city: Line,
  state: Type.Integer({ minimum: 1, maximum: 27, description: 'id of stateEnum' }),
  complement: Type.Optional(Type.String({ maxLength: 120 })),
});
export type CustomerAddress = Static<typeof CustomerAddress>;

export const CustomerJob = Type.Object({
  admissionDate: CalendarDate,
  salary: Salary,
  phone: Phone,
  company: Line,
  positionWork: Line,
  functionalRelationship: Type.Literal('MENSALISTA'),
});
export type CustomerJob = Static<typeof CustomerJob>;

/** Sent only with civil status 2 or 5. If their income counts ("S"), its source is required. */
export const CustomerSpouse = Type.Object({
  name: Line,
  cpf: Digits('11', 'CPF'),
  birthDate: CalendarDate,
  spouseMakesUpIncome: Type.Enum(['S', 'N']),
  email: Type.Optional(Type.String({ maxLength: 254 })),
  phone: Type.Optional(Phone),
  admissionDate: Type.Optional(CalendarDate),
  salary: Type.Optional(Salary),
  company: Type.Optional(Line),
  positionWork: Type.Optional(Line),
});
export type CustomerSpouse = Static<typeof CustomerSpouse>;

/** POST and PUT /customers?userId= : POST creates, PUT replaces. */
export const CustomerRequest = Type.Object({
  customerId: Type.Optional(Type.Integer({ description: 'on PUT' })),
  userId: Type.Integer(),
  personType: Type.Optional(Type.Literal('FISICA')),
  name: Line,
  rg: Type.String({ pattern: String.raw`^\d{8}[\dXx]$`, description: 'eight digits and a digit or X' }),
  birthDate: CalendarDate,
  cpf: Digits('11', "CPF, the account's own"),
  cellPhone: Digits('11', 'mobile'),
  civilStatus: Type.Integer({ description: 'id of civilstatusenum' }),
  alternativeEmail: Type.Optional(Type.String({ maxLength: 254 })),
  gender: Type.Integer({ description: 'id of genderenum' }),
  cnh: Digits('11', 'number of the driving licence'),
  cnhCategory: Type.Enum([...cnhCategories]),
  cnhIssuanceDate: CalendarDate,
  cnhValidUntil: CalendarDate,
  address: CustomerAddress,
  job: CustomerJob,
  spouse: Type.Optional(CustomerSpouse),
});
export type CustomerRequest = Static<typeof CustomerRequest>;

/** GET /customers/{id}, where id is the user's; also the response of POST and PUT. 404 for a user without one. */
export const Customer = Type.Object({ ...CustomerRequest.properties, customerId: Type.Integer() });
export type Customer = Static<typeof Customer>;

/** Civil statuses with a spouse (spec §9). */
export const spouseCivilStatuses = [2, 5] as const;

/** GET /genderenum, GET /civilstatusenum */
export const EnumerationResponse = Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() }));
export type EnumerationResponse = Static<typeof EnumerationResponse>;

/** GET /stateEnum: ids 1 (Acre) to 27 (Tocantins). */
export const StateEnumResponse = Type.Array(
  Type.Object({ id: Type.Integer(), name: Type.String(), uf: Type.String({ description: 'e.g. "SP"' }) }),
);
export type StateEnumResponse = Static<typeof StateEnumResponse>;

/** Error `id` of each rejection of a customer; the message names the field in Portuguese. */
export const customerErrorIds = {
  /** 422: an invalid value, named in the message. */
  invalid_customer: 460,
  /** 422: spouse missing for civil status 2 or 5, or sent for another. */
  spouse_mismatch: 461,
  /** 409: POST for an existing customer; PUT is required. */
  customer_exists: 462,
} as const;
