/** What can be typed in a registration. Passwords are not among it: they stay in the form. */
export const emptyValues = {
  /** CPF or CNPJ: it decides which form follows. */
  document: '',
  email: '',
  /** Mobile of an individual, any telephone of a company. */
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
  /** Name, as the geography service writes it. */
  city: '',
  contactPreference: '',
  ownFleet: '',
  negotiationFleet: '',
  observations: '',
};

export type RegistrationValues = typeof emptyValues;
export type FieldName = keyof RegistrationValues;

/** Whose registration it is: an individual's account or a company's lead. */
export type RegistrationKind = 'individual' | 'company';

/** What can be chosen, in the order it is shown (spec §5, Registration). What is shown is what is sent. */
export const contactPreferences = ['WhatsApp', 'Telefone', 'E-mail'] as const;
export const ownFleets = ['1 a 10', '11 a 20', 'Maior que 20'] as const;
export const negotiationFleets = ['1 veículo', '2 a 5 veículos', 'acima de 5 veículos'] as const;
