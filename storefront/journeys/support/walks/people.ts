export const personNames = ['clara', 'bruno'] as const;

/** The people of the world `two-customers`. All of their data contain a mark, so that a leak is recognized. */
export interface Person {
  name: PersonName;
  userId: string;
  fullName: string;
  email: string;
  password: string;
  /** Marks the texts that this person types. */
  mark: string;
  /** Texts that are only in this person's data. */
  marks: readonly string[];
}

export type PersonName = (typeof personNames)[number];

const password = 'Exemplo#2026';

export const people: Readonly<Record<PersonName, Person>> = {
  clara: {
    name: 'clara',
    userId: '1001',
    fullName: 'Clara Exemplo da Silva',
    email: 'clara@exemplo.com.br',
    password,
    mark: 'Clarissima',
    marks: ['Clara Exemplo', 'Clarissima', 'clara@', '52998224725', '529.982.247-25', '123456789', '11900000001'],
  },
  bruno: {
    name: 'bruno',
    userId: '1002',
    fullName: 'Bruno Exemplo Pereira',
    email: 'bruno@exemplo.com.br',
    password,
    mark: 'Brunonico',
    marks: ['Bruno Exemplo', 'Brunonico', 'bruno@', '11144477735', '111.444.777-35', '876543210', '21900000002'],
  },
};

export const personWithId = (userId: string | undefined): Person | undefined =>
  personNames.map((name) => people[name]).find((person) => person.userId === userId);

/** The order's owner, because another tab may have ended the browser's session. */
export const userIdWithEmail = (email: string): string | undefined =>
  personNames.map((name) => people[name]).find((person) => person.email === email)?.userId;

/** Returns the first mark of another person in a text. */
export const strangerIn = (text: string, person: Person): string | undefined =>
  personNames
    .filter((name) => name !== person.name)
    .flatMap((name) => people[name].marks)
    .find((mark) => text.includes(mark));
