import { isDeepStrictEqual } from 'node:util';
import { fileTypes } from '@signdrive/sandbox/contract/documents';
import { people, personNames, type Person } from '../people/people.ts';
import type { Service } from './service.ts';
import { answered, refused, type ServiceAnswer, type ServiceRequest } from './answer.ts';

/** The fields of an account that its owner may change. */
export interface Account {
  person: Person;
  fullName: string;
  email: string;
  password: string;
  isConfirmed: boolean;
}

export const firstPassword = 'Segredo1!';

export const newAccounts = (): Map<string, Account> =>
  new Map(
    personNames.map((name) => {
      const person = people[name];
      const { userId, fullName, email } = person;
      return [userId, { person, fullName, email, password: firstPassword, isConfirmed: true }];
    }),
  );

const userOf = ({ person: { userId, cpf, phone }, fullName, email, isConfirmed }: Account): ServiceAnswer =>
  answered({
    userId: Number(userId),
    fullname: fullName,
    email,
    cpfCnpj: cpf,
    cellPhone: phone,
    cep: '01310100',
    lastDateLogin: null,
    createDate: '2026-01-01T00:00:00Z',
    emailConfirmed: isConfirmed,
  });

/** A document on file. */
export interface Paper {
  id: string;
  userId: string;
  fileType: number;
  fileName: string;
  size: number;
  status: 'Enviado' | 'Reprovado';
}

const typeOfCall: Readonly<Record<string, number>> = {
  UploadCnhAsync: fileTypes.cnh,
  UploadCnhBackAsync: fileTypes.cnhBack,
  UploadProofOfAddressAsync: fileTypes.addressProof,
  UploadProofOfIncomeAsync: fileTypes.incomeProof,
};

/** The newest document of each type. */
export function generateOrderFiles({ papers }: Service, userId: string): Paper[] {
  const newest = new Map(papers.filter((paper) => paper.userId === userId).map((paper) => [paper.fileType, paper]));
  return [...newest.values()];
}

const notTheirs = refused(403, 'forbidden');

/** True if a save of the customer changes nothing. */
export function hasCustomer({ customers }: Service, userId: string, sent: unknown): boolean {
  const stored = customers.get(userId);
  return Object.entries(sent as object).every(([key, value]) => isDeepStrictEqual(stored?.[key], value));
}

type Call = (service: Service, request: ServiceRequest) => ServiceAnswer;

/** Accounts, customers and their documents. */
export const identityCalls = {
  signIn: (service, { body }) => {
    const { login, password } = body as { login: string; password: string };
    const account = [...service.accounts.values()].find((each) => each.email === login && each.password === password);
    if (!account) return refused(401, 'unauthorized');
    const { name, userId } = account.person;
    const token = `token-${name}-${service.newId()}`;
    service.tokens.set(token, userId);
    return answered({ userId: Number(userId), token });
  },
  readUser: ({ accounts }, { path: [, id = ''], userId }) => {
    const account = id === userId ? accounts.get(id) : undefined;
    return account?.isConfirmed === true ? userOf(account) : notTheirs;
  },
  /** Without a password the service leaves the one there is. */
  saveUser: ({ accounts }, { query, body, userId }) => {
    const account = query.get('userId') === userId ? accounts.get(userId ?? '') : undefined;
    if (!account) return notTheirs;
    const { Fullname, Email, password } = body as { Fullname: string; Email: string; password?: string };
    Object.assign(account, { fullName: Fullname, email: Email, ...(password !== undefined && { password }) });
    return userOf(account);
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
    const papers = generateOrderFiles(service, id);
    if (papers.length === 0) return refused(404, 'not_found');
    return answered(papers.map((paper) => ({ ...paper, userId: undefined })));
  },
  uploadPaper: (service, { path, query, form, userId }) => {
    const id = form?.get('UserId') ?? query.get('userId');
    if (userId === undefined || id !== userId) return notTheirs;
    const fileType = typeOfCall[path[1] ?? ''] ?? fileTypes.additional;
    const file = form?.get('uploadRequest') ?? form?.get('File');
    if (!(file instanceof File)) return refused(400, 'file_missing');
    service.papers.push({
      id: `p${service.newId()}`,
      userId,
      fileType,
      fileName: file.name,
      size: file.size,
      status: 'Enviado',
    });
    return answered({ message: 'ok' });
  },
  readRefusals: (service, { query, userId }) => {
    if (userId === undefined || query.get('userId') !== userId) return notTheirs;
    const refusedPapers = generateOrderFiles(service, userId).filter(({ status }) => status === 'Reprovado');
    return answered(
      refusedPapers.map(({ fileType }) => ({ fileType, description: 'Ilegível', dateCreated: service.moment })),
    );
  },
} satisfies Record<string, Call>;
