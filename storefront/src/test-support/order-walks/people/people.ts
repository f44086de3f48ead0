import type { AddressValues, PersonalValues } from '#/domain/customer/customer-values.ts';
import type { DocumentKind } from '#/domain/order/order-documents.ts';

/** A person of the walks. All of their data has a mark, so that it is recognized wherever it is found. */
export interface Person {
  name: PersonName;
  userId: string;
  fullName: string;
  email: string;
  cpf: string;
  phone: string;
  /** Valid values for step 4. */
  personal: PersonalValues;
  /** Valid values for step 5. */
  address: AddressValues;
  /** Texts that are only in this person's data. */
  marks: readonly string[];
}

export type PersonName = 'ana' | 'bruno';
export const personNames: readonly PersonName[] = ['ana', 'bruno'];

interface Facts {
  name: PersonName;
  userId: string;
  mark: string;
  cpf: string;
  maskedCpf: string;
  rg: string;
  phone: string;
  maskedPhone: string;
  jobPhone: string;
  cnh: string;
}

const personOf = ({ name, userId, mark, cpf, maskedCpf, rg, phone, maskedPhone, jobPhone, cnh }: Facts): Person => ({
  name,
  userId,
  fullName: `${mark} Exemplo`,
  email: `${name}@exemplo.com.br`,
  cpf,
  phone,
  personal: {
    name: `${mark} Exemplo`,
    cpf: maskedCpf,
    rg,
    birthDate: '02/03/1990',
    phone: maskedPhone,
    gender: '3',
    civilStatus: '1',
    cnh,
    cnhCategory: 'B',
    cnhIssuanceDate: '02/01/2020',
    cnhValidUntil: '02/01/2030',
    company: `${mark} Empresa`,
    position: `${mark} Cargo`,
    admissionDate: '01/05/2018',
    salary: '12.000,00',
    jobPhone,
  },
  address: {
    cep: '01310-100',
    street: `Rua ${mark}`,
    number: '100',
    complement: '',
    district: `Bairro ${mark}`,
    state: '25',
    city: 'São Paulo',
  },
  marks: [mark, cpf, maskedCpf, phone, maskedPhone, `${name}@`, rg, cnh],
});

export const people: Readonly<Record<PersonName, Person>> = {
  ana: personOf({
    name: 'ana',
    userId: '710001',
    mark: 'Ana',
    cpf: '52998224725',
    maskedCpf: '529.982.247-25',
    rg: '12345678X',
    phone: '11911110001',
    maskedPhone: '(11) 91111-0001',
    jobPhone: '(11) 3111-0001',
    cnh: '11111111101',
  }),
  bruno: personOf({
    name: 'bruno',
    userId: '820002',
    mark: 'Bruno',
    cpf: '11144477735',
    maskedCpf: '111.444.777-35',
    rg: '987654321',
    phone: '11922220002',
    maskedPhone: '(11) 92222-0002',
    jobPhone: '(11) 3222-0002',
    cnh: '22222222202',
  }),
};

export const personWithId = (userId: string | undefined): Person | undefined =>
  personNames.map((name) => people[name]).find((person) => person.userId === userId);

/** Further values of step 4 for a married person whose spouse's income counts. */
export const spouseOf = ({ marks: [mark = ''] }: Person): PersonalValues => ({
  spouseName: `${mark} Conjuge`,
  spouseCpf: '390.533.447-05',
  spouseBirthDate: '03/04/1989',
  spousePhone: '(11) 93333-0003',
  spouseIncome: 'on',
  spouseCompany: `${mark} Firma`,
  spousePosition: `${mark} Posto`,
  spouseAdmissionDate: '01/02/2015',
  spouseSalary: '9.000,00',
});

const content = new TextEncoder().encode('%PDF-1.7');

/** A file whose first bytes are read without a task of its own, which would make walks differ from run to run. */
class InstantFile extends File {
  override slice(): Blob {
    return { arrayBuffer: async () => content.buffer } as unknown as Blob;
  }
}

/** A file whose name says whose it is, and which document. */
export const aPaper = ({ marks: [mark = ''] }: Person, kind: DocumentKind, number: number): File =>
  new InstantFile([content, ' '.repeat(number)], `${mark}-${kind}-${number}.pdf`, { type: 'application/pdf' });
