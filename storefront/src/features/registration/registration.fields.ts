/** Fields of a registration. Passwords are not in the state: they stay in the form. */
export const emptyValues = {
  /** CPF or CNPJ, which selects the form. */
  document: '',
  email: '',
  /** Mobile phone of an individual, any telephone of a company. */
  phone: '',
  cep: '',
  /** Full name of an individual. */
  name: '',
  /** Razão social. */
  company: '',
  firstName: '',
  lastName: '',
  /** UF. */
  state: '',
  /** Name, as the geography service spells it. */
  city: '',
  contactPreference: '',
  ownFleet: '',
  negotiationFleet: '',
  observations: '',
};

export type RegistrationValues = typeof emptyValues;
export type FieldName = keyof RegistrationValues;

/** An individual's account or a company's lead. */
export type RegistrationKind = 'individual' | 'company';

/** Options in display order (spec §5, Registration). The displayed text is sent. */
export const contactPreferences = ['WhatsApp', 'Telefone', 'E-mail'] as const;
export const ownFleets = ['1 a 10', '11 a 20', 'Maior que 20'] as const;
export const negotiationFleets = ['1 veículo', '2 a 5 veículos', 'acima de 5 veículos'] as const;
