import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test, vi } from 'vitest';
import { createSandbox, type Sandbox } from '../server.ts';
import { readLetters } from './mail.ts';

let sandbox: Sandbox | undefined;
let server: SMTPServer | undefined;
afterEach(async () => {
  await sandbox?.close();
  const closing = server;
  await new Promise<void>((resolve) => (closing ? closing.close(() => resolve()) : resolve()));
  [sandbox, server] = [undefined, undefined];
  vi.restoreAllMocks();
});

const letter = {
  to: 'clara@exemplo.com.br',
  subject: 'Confirmação nº 1',
  text: 'Olá, Clara.\n\nConfirmar:\nhttp://localhost:4000/confirm-email/abc',
  html: '<p>Olá, Clara.</p>',
};

test('a letter goes through a real SMTP server as it stands in the outbox', async () => {
  const received: string[] = [];
  const recipients: string[] = [];
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      let raw = '';
      stream.setEncoding('utf8').on('data', (part: string) => (raw += part));
      stream.on('end', () => {
        received.push(raw);
        recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  sandbox = await createSandbox({ port: 0, cardPort: 0, smtpUrl: `smtp://127.0.0.1:${port}` });
  await sandbox.kernel.mail.send(letter);

  const [kept] = await readLetters(sandbox.kernel.database);
  expect(recipients).toEqual([letter.to]);
  expect(received[0]?.trimEnd()).toBe(kept?.raw.trimEnd());
});

test('the message is one every mail program reads: both forms, UTF-8, dated by the sandbox', async () => {
  sandbox = await createSandbox({ port: 0, cardPort: 0 });
  sandbox.kernel.clock.set(new Date('2026-05-09T15:00:00Z'));
  await sandbox.kernel.mail.send(letter);
  const [kept] = await readLetters(sandbox.kernel.database);
  expect(kept).toMatchObject({ to: letter.to, subject: letter.subject, text: letter.text });
  expect(kept?.raw).toContain('\r\nTo: clara@exemplo.com.br\r\n');
  expect(kept?.raw).toMatch(/\r\nSubject: =\?UTF-8\?/);
  expect(kept?.raw).toContain('\r\nDate: Sat, 09 May 2026 15:00:0');
  expect(kept?.raw).toContain('multipart/alternative');
  const file = await fetch(`${sandbox.url}/_sandbox/outbox/${kept?.id}.eml`);
  expect(file.headers.get('content-type')).toContain('message/rfc822');
  expect(await file.text()).toBe(kept?.raw);
});

test('a server that is not there is told of, and the letter stays in the outbox', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  sandbox = await createSandbox({ port: 0, cardPort: 0, smtpUrl: 'smtp://127.0.0.1:1' });
  await sandbox.kernel.mail.send(letter);
  expect(await readLetters(sandbox.kernel.database)).toHaveLength(1);
  expect(complaint).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('SMTP_URL'));
});
