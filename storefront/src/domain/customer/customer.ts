/** The customer of a contract (spec §3: Profile, Customer). Dates are ISO days, money integer cents. */

/** CNH categories of the law. */
export const cnhCategories = ['ACC', 'A', 'B', 'AB', 'C', 'AC', 'D', 'AD', 'E', 'AE'] as const;

export interface CustomerAddress {
  /** Digits. */
  cep: string;
  street: string;
  number: string;
  /** Empty for none. */
  complement: string;
  district: string;
  city: string;
  /** The service's number of the state. */
  stateId: number;
}

export interface Job {
  company: string;
  position: string;
  admissionDate: string;
  salaryInCents: number;
  /** Digits. */
  phone: string;
}

export interface Spouse {
  name: string;
  /** Unmasked. */
  cpf: string;
  birthDate: string;
  email: string;
  phone: string;
  /** If true, their income counts for the credit analysis and a proof is required. */
  makesUpIncome: boolean;
  /** Present only if their income counts. */
  job?: Omit<Job, 'phone'>;
}

export interface PersonalData {
  name: string;
  /** Unmasked. */
  cpf: string;
  rg: string;
  birthDate: string;
  /** Digits. */
  phone: string;
  /** Empty for none. */
  alternativeEmail: string;
  /** Ids of the service's lists. */
  civilStatus: number;
  gender: number;
  cnh: string;
  cnhCategory: string;
  cnhIssuanceDate: string;
  cnhValidUntil: string;
  job: Job;
  /** Present only with civil status 2 and 5. */
  spouse?: Spouse;
}

export interface Customer extends PersonalData {
  /** Absent until the service has assigned one. */
  id?: string;
  userId: string;
  address: CustomerAddress;
}

/** A spouse is sent only with civil status 2 and 5 (spec §5, Uploads). */
export function withoutFormerSpouse<Data extends PersonalData>(data: Data): Data {
  if (hasSpouse(data.civilStatus)) return data;
  const { spouse: _, ...alone } = data;
  return alone as Data;
}

/** True if the spouse's proof of income is a required document. */
export const needsSpouseProof = (data: Pick<PersonalData, 'civilStatus' | 'spouse'>): boolean =>
  hasSpouse(data.civilStatus) && data.spouse?.makesUpIncome === true;

/** Booleans as the service's S and N (spec §3). */
export const letterOfYes = (isYes: boolean): 'S' | 'N' => (isYes ? 'S' : 'N');

/** An item of a select field's list (spec §3, Enumerations). */
export interface EnumerationItem {
  /** The service's number. */
  id: number;
  name: string;
}

/** Married, and in a stable union: only these have spouse data (spec §5, §9). */
const statusesWithSpouse: ReadonlySet<number> = new Set([2, 5]);

export const hasSpouse = (civilStatusId: number | undefined): boolean =>
  civilStatusId !== undefined && statusesWithSpouse.has(civilStatusId);

/** Finds an item by its number, as text or number. */
export function findItem<Item extends EnumerationItem>(
  items: readonly Item[],
  id: number | string | undefined,
): Item | undefined {
  return id === undefined || id === '' ? undefined : items.find((item) => item.id === Number(id));
}
