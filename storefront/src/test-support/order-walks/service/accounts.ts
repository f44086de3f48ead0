import { fileTypes } from '@signdrive/sandbox/contract/documents';
import { people, personNames, personWithId } from '../people/people.ts';
import type { Service } from './service.ts';
import { answered, refused, type ServiceAnswer, type ServiceRequest } from './answer.ts';

/** A document on file. */
export interface Paper {
  id: string;
  userId: string;
  fileType: number;
  fileName: string;
  status: 'Enviado' | 'Reprovado';
}

const typeOfCall: Readonly<Record<string, number>> = {
  UploadCnhAsync: fileTypes.cnh,
  UploadCnhBackAsync: fileTypes.cnhBack,
  UploadProofOfAddressAsync: fileTypes.addressProof,
  UploadProofOfIncomeAsync: fileTypes.incomeProof,
};

/** The newest document of each type. */
export function papersOf({ papers }: Service, userId: string): Paper[] {
  const newest = new Map(papers.filter((paper) => paper.userId === userId).map((paper) => [paper.fileType, paper]));
  return [...newest.values()];
}

const notTheirs = refused(403, 'forbidden');

type Call = (service: Service, request: ServiceRequest) => ServiceAnswer;

/** Accounts, customers and their documents. */
export const identityCalls = {
  signIn: (service, { body }) => {
    const { login } = body as { login: string };
    const person = personNames.map((name) => people[name]).find(({ email }) => email === login);
    if (!person) return refused(401, 'unauthorized');
    const token = `token-${person.name}-${service.newId()}`;
    service.tokens.set(token, person.userId);
    return answered({ userId: Number(person.userId), token });
  },
  readUser: (_, { path, userId }) => {
    const person = personWithId(path[1]);
    if (!person || person.userId !== userId) return notTheirs;
    return answered({
      userId: Number(person.userId),
      fullname: person.fullName,
      email: person.email,
      cpfCnpj: person.cpf,
      cellPhone: person.phone,
      cep: '01310100',
      lastDateLogin: null,
      createDate: '2026-01-01T00:00:00Z',
      emailConfirmed: true,
    });
  },
  readCustomer: (service, { path: [, id = ''], userId }) => {
    if (id !== userId) return notTheirs;
    const customer = service.customers.get(id);
    return customer ? answered(customer) : refused(404, 'not_found');
  },
  saveCustomer: (service, { query, body, userId }) => {
    const id = query.get('userId');
    if (userId === undefined || id !== userId) return notTheirs;
    const known = service.customers.get(userId);
    const customer = { ...(body as object), customerId: known?.customerId ?? service.newId() };
    service.customers.set(userId, customer);
    return answered(customer);
  },
  listPapers: (service, { path: [, id = ''], userId }) => {
    if (id !== userId) return notTheirs;
    const papers = papersOf(service, id);
    if (papers.length === 0) return refused(404, 'not_found');
    return answered(papers.map((paper) => ({ ...paper, userId: undefined, size: 5 })));
  },
  uploadPaper: (service, { path, query, form, userId }) => {
    const id = form?.get('UserId') ?? query.get('userId');
    if (userId === undefined || id !== userId) return notTheirs;
    const fileType = typeOfCall[path[1] ?? ''] ?? fileTypes.additional;
    const file = form?.get('uploadRequest') ?? form?.get('File');
    if (!(file instanceof File)) return refused(400, 'file_missing');
    service.papers.push({ id: `p${service.newId()}`, userId, fileType, fileName: file.name, status: 'Enviado' });
    return answered({ message: 'ok' });
  },
  readRefusals: (service, { query, userId }) => {
    if (userId === undefined || query.get('userId') !== userId) return notTheirs;
    const refusedPapers = papersOf(service, userId).filter(({ status }) => status === 'Reprovado');
    return answered(
      refusedPapers.map(({ fileType }) => ({ fileType, description: 'Ilegível', dateCreated: service.moment })),
    );
  },
} satisfies Record<string, Call>;
