import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test, vi } from 'vitest';
import { createSandbox, type Sandbox } from '../server.ts';
import { readEmails } from './mail.ts';

let sandbox: Sandbox | undefined;
let server: SMTPServer | undefined;
afterEach(async () => {
  await sandbox?.close();
  const closing = server;
  await new Promise<void>((resolve) => (closing ? closing.close(() => resolve()) : resolve()));
  [sandbox, server] = [undefined, undefined];
  vi.restoreAllMocks();
});

const email = {
  to: 'clara@exemplo.com.br',
  subject: 'Confirmação nº 1',
  text: 'Olá, Clara.\n\nConfirmar:\nhttp://localhost:4000/confirm-email/abc',
  html: '<p>Olá, Clara.</p>',
};

test('an e-mail is sent through a real SMTP server as it is in the outbox', async () => {
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
  await sandbox.kernel.mail.send(email);

  const [stored] = await readEmails(sandbox.kernel.database);
  expect(recipients).toEqual([email.to]);
  expect(received[0]?.trimEnd()).toBe(stored?.raw.trimEnd());
});

test('the message is readable by every mail client: both forms, UTF-8, dated by the sandbox', async () => {
  sandbox = await createSandbox({ port: 0, cardPort: 0 });
  sandbox.kernel.clock.set(new Date('2026-05-09T15:00:00Z'));
  await sandbox.kernel.mail.send(email);
  const [stored] = await readEmails(sandbox.kernel.database);
  expect(stored).toMatchObject({ to: email.to, subject: email.subject, text: email.text });
  expect(stored?.raw).toContain('\r\nTo: clara@exemplo.com.br\r\n');
  expect(stored?.raw).toMatch(/\r\nSubject: =\?UTF-8\?/);
  expect(stored?.raw).toContain('\r\nDate: Sat, 09 May 2026 15:00:0');
  expect(stored?.raw).toContain('multipart/alternative');
  const file = await fetch(`${sandbox.url}/_sandbox/outbox/${stored?.id}.eml`);
  expect(file.headers.get('content-type')).toContain('message/rfc822');
  expect(await file.text()).toBe(stored?.raw);
});

test('an unreachable server is reported, and the e-mail stays in the outbox', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  sandbox = await createSandbox({ port: 0, cardPort: 0, smtpUrl: 'smtp://127.0.0.1:1' });
  await sandbox.kernel.mail.send(email);
  expect(await readEmails(sandbox.kernel.database)).toHaveLength(1);
  expect(complaint).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('SMTP_URL'));
});
