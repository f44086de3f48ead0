import type { Coordinates } from '../place/location.ts';

/** An individual with an account (spec §3, User/session). */
export interface User {
  /** The service's number, as text. */
  id: string;
  fullName: string;
  email: string;
  /** CPF, or the CNPJ of a company that the service gave an account; unmasked. */
  document: string;
  /** Digits with area code. */
  phone: string;
  /** Digits. */
  cep: string;
  isEmailConfirmed: boolean;
}

/** Registration data of an individual. */
export interface IndividualRegistration {
  name: string;
  email: string;
  document: string;
  password: string;
  phone: string;
  cep: string;
  /** Name of the vehicle being viewed. */
  vehicleModel?: string;
}

/** Contact data of a company for the sales team. */
export interface CompanyContact {
  firstName: string;
  lastName: string;
  /** Razão social. */
  company: string;
  email: string;
  /** CNPJ. */
  document: string;
  contactPreference: string;
  /** UF. */
  state: string;
  city: string;
  cep: string;
  phone: string;
  ownFleet: string;
  negotiationFleet: string;
  observations: string;
  vehicleModel?: string;
}

/** Contact data for "Avise quando voltar". */
export interface NoticeRequest {
  name: string;
  document: string;
  phone: string;
}

/** Address of a postal code; unknown parts are empty. */
export interface PostalAddress {
  /** Digits. */
  cep: string;
  street: string;
  district: string;
  city: string;
  /** UF. */
  state: string;
  /** Absent where the service doesn't say. */
  position?: Coordinates;
}
