import { hashPassword } from '../../services/fleet/identity/passwords.ts';
import type { Account } from '../../services/fleet/identity/state.ts';

/** A sample account with its plain-text password, so that people can log in. */
export interface SampleAccount extends Omit<Account, 'passwordHash'> {
  password: string;
}

/** Password of every sample account. */
export const samplePassword = 'Exemplo#2026';

/** Fictional people, one for each state of an account. */
export function sampleAccounts(): SampleAccount[] {
  return [
    {
      id: 1001,
      document: '52998224725',
      email: 'clara@exemplo.com.br',
      password: samplePassword,
      fullname: 'Clara Exemplo da Silva',
      cellPhone: '11900000001',
      cep: '01310100',
      createdAt: '2026-03-02T12:00:00.000Z',
      confirmedAt: '2026-03-02T12:05:00.000Z',
      lastLoginAt: null,
    },
    {
      id: 1002,
      document: '11144477735',
      email: 'bruno@exemplo.com.br',
      password: samplePassword,
      fullname: 'Bruno Exemplo Pereira',
      cellPhone: '21900000002',
      cep: '20040002',
      createdAt: '2026-03-03T12:00:00.000Z',
      confirmedAt: null,
      lastLoginAt: null,
    },
  ];
}

/** Key derivation is slow by design, and worlds are loaded before every test: each password is derived once. */
const hashes = new Map<string, Promise<string>>();
const salt = Buffer.from('sample data only');

export async function toAccountRows(samples: readonly SampleAccount[]): Promise<Account[]> {
  return Promise.all(
    samples.map(async ({ password, ...account }) => {
      const hash = hashes.get(password) ?? hashPassword(password, salt);
      hashes.set(password, hash);
      return { ...account, passwordHash: await hash };
    }),
  );
}
