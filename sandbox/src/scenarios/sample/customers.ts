import type { Customer, CustomerSpouse } from '../../../contract/customers.ts';

/** Clara as a customer: her income suffices for a T-Cross. */
export function sampleCustomer(): Customer {
  return {
    customerId: 30_001,
    userId: 1001,
    name: 'Clara Exemplo da Silva',
    rg: '123456789',
    birthDate: '1990-05-17',
    cpf: '52998224725',
    cellPhone: '11900000001',
    civilStatus: 1,
    gender: 2,
    cnh: '01234567890',
    cnhCategory: 'B',
    cnhIssuanceDate: '2021-08-02',
    cnhValidUntil: '2031-08-01',
    address: {
      zipCode: '01310100',
      street: 'Rua de Exemplo, 100',
      district: 'Centro',
      city: 'São Paulo',
      state: 25,
      complement: 'Apto. 12',
    },
    job: {
      admissionDate: '2018-02-01',
      salary: 9800,
      phone: '1130000000',
      company: 'Empresa de Exemplo Ltda.',
      positionWork: 'Analista',
      functionalRelationship: 'MENSALISTA',
    },
  };
}

/** Bruno as a customer: none of his data equals Clara's. */
export function secondCustomer(): Customer {
  return {
    customerId: 30_002,
    userId: 1002,
    name: 'Bruno Exemplo Pereira',
    rg: '876543210',
    birthDate: '1985-09-23',
    cpf: '11144477735',
    cellPhone: '21900000002',
    civilStatus: 1,
    gender: 3,
    cnh: '98765432100',
    cnhCategory: 'B',
    cnhIssuanceDate: '2020-04-14',
    cnhValidUntil: '2030-04-13',
    address: {
      zipCode: '20040002',
      street: 'Avenida do Modelo, 250',
      district: 'Bairro do Modelo',
      city: 'Rio de Janeiro',
      state: 19,
      complement: 'Casa 3',
    },
    job: {
      admissionDate: '2016-06-06',
      salary: 14_300,
      phone: '2130000000',
      company: 'Oficina do Modelo S.A.',
      positionWork: 'Mestre de obras',
      functionalRelationship: 'MENSALISTA',
    },
  };
}

const spouse: CustomerSpouse = {
  name: 'Davi Exemplo da Silva',
  cpf: '71460238001',
  birthDate: '1988-11-30',
  spouseMakesUpIncome: 'S',
  email: 'davi@exemplo.com.br',
  phone: '11900000004',
  admissionDate: '2019-06-10',
  salary: 4200,
  company: 'Oficina de Exemplo',
  positionWork: 'Técnico',
};

/** Clara married: neither income suffices alone, both together do. */
export function marriedCustomer(): Customer {
  const customer = sampleCustomer();
  return { ...customer, civilStatus: 2, job: { ...customer.job, salary: 3900 }, spouse: { ...spouse } };
}
