import { desc, eq } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createTransport } from 'nodemailer';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';

/** An e-mail the services send. */
export interface Letter {
  to: string;
  subject: string;
  /** For programs that show no HTML; says everything the other says. */
  text: string;
  html: string;
}

export interface SentLetter extends Omit<Letter, 'html'> {
  id: number;
  /** ISO date. */
  at: string;
  /** The whole message as it travels (RFC 5322). */
  raw: string;
}

export const letters = sqliteTable('letters', {
  id: integer('id').primaryKey(),
  at: text('at').notNull(),
  to: text('recipient').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  raw: text('raw').notNull(),
});

export interface Mail {
  /** Puts a letter into the outbox and, where there is an SMTP server, on its way. */
  send(letter: Letter): Promise<void>;
  /** Lets go of the server. */
  close(): void;
}

const sender = { name: 'Sign & Drive (dados de exemplo)', address: 'nao-responda@exemplo.com.br' };

/**
 * @param smtpUrl e.g. `smtp://localhost:1025`; absent: letters stay in the outbox
 */
export function createMail(database: Database, clock: Clock, smtpUrl: string | undefined): Mail {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const smtp = smtpUrl === undefined ? undefined : createTransport(smtpUrl);

  return {
    async send({ to, subject, text: words, html }) {
      const at = clock.now();
      const { message, envelope } = await writer.sendMail({ from: sender, to, subject, text: words, html, date: at });
      // With `buffer` it is never a stream.
      const raw = (message as Buffer).toString();
      await database.write(() =>
        database.db.insert(letters).values({ at: at.toISOString(), to, subject, text: words, raw }),
      );
      try {
        await smtp?.sendMail({ envelope, raw });
      } catch (error) {
        // The letter can still be read in the outbox; whoever set the server up is told why it went no further.
        console.error(`SMTP_URL took no letter: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
    close() {
      smtp?.close();
    },
  };
}

/** @returns the newest first */
export function readLetters(database: Database): Promise<SentLetter[]> {
  return database.db.select().from(letters).orderBy(desc(letters.id));
}

export async function readLetter(database: Database, id: number): Promise<SentLetter | undefined> {
  const [letter] = await database.db.select().from(letters).where(eq(letters.id, id));
  return letter;
}
