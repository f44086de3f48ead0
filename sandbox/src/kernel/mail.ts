import { desc, eq } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createTransport } from 'nodemailer';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';

/** An e-mail the services send. */
export interface Email {
  to: string;
  subject: string;
  /** For clients without HTML; has the same content. */
  text: string;
  html: string;
}

export const emails = sqliteTable('emails', {
  id: integer('id').primaryKey(),
  /** ISO date. */
  at: text('at').notNull(),
  to: text('recipient').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  /** The raw message (RFC 5322). */
  raw: text('raw').notNull(),
});

export type SentEmail = typeof emails.$inferSelect;

export interface Mail {
  /** Stores an e-mail in the outbox and sends it if there is an SMTP server. */
  send(email: Email): Promise<void>;
  /** Closes the server connection. */
  close(): void;
}

const sender = { name: 'Sign & Drive (dados de exemplo)', address: 'nao-responda@exemplo.com.br' };

/** @param smtpUrl e.g. `smtp://localhost:1025`; absent: e-mails stay in the outbox */
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
        database.db.insert(emails).values({ at: at.toISOString(), to, subject, text: words, raw }),
      );
      try {
        await smtp?.sendMail({ envelope, raw });
      } catch (error) {
        // The e-mail stays readable in the outbox; the log reports the SMTP failure.
        console.error(`SMTP_URL took no email: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
    close() {
      smtp?.close();
    },
  };
}

/** @returns the newest first */
export function readEmails(database: Database): Promise<SentEmail[]> {
  return database.db.select().from(emails).orderBy(desc(emails.id));
}

export async function readLetter(database: Database, id: number): Promise<SentEmail | undefined> {
  const [email] = await database.db.select().from(emails).where(eq(emails.id, id));
  return email;
}
