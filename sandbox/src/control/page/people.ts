import type { SentEmail } from '../../kernel/mail.ts';
import type { ReceivedKind, ReceivedThing } from '../../kernel/received.ts';
import type { Account } from '../../services/fleet/identity/state.ts';
import { html, type Html } from './html.ts';
import { scrollingTable, time } from './parts.ts';

/** The accounts of this world. `demoPassword` is the password of the initial ones. */
export function accountSection(accounts: readonly Account[], demoPassword: string): Html {
  return html`<section id="accounts" aria-labelledby="accounts-title">
    <h2 id="accounts-title">Cadastros</h2>
    <p>Pessoas de exemplo. A senha dos cadastros deste mundo é <code>${demoPassword}</code>.</p>
    ${scrollingTable('Tabela de cadastros', {
      caption: 'Cadastros deste mundo',
      columns: ['E-mail', 'CPF', 'Nome', 'E-mail confirmado'],
      rows: accounts.map(({ email, document, fullname, confirmedAt }) => [
        html`<code>${email}</code>`,
        html`<code>${document}</code>`,
        fullname,
        confirmedAt === null ? 'não' : time(confirmedAt),
      ]),
    })}
  </section>`;
}

/** Sent e-mails, each with its link. */
export function outboxSection(emails: readonly SentEmail[]): Html {
  return html`<section id="outbox" aria-labelledby="outbox-title">
    <h2 id="outbox-title">E-mails enviados</h2>
    ${emails.length === 0 ? html`<p>Nenhum e-mail ainda.</p>` : emails.map(emailDetails)}
  </section>`;
}

function emailDetails({ id, at, to, subject, text }: SentEmail): Html {
  return html`<details id="email-${id}">
    <summary>${subject}, para ${to}, ${time(at)}</summary>
    ${text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) =>
        /^https?:\/\/\S+$/.test(line) ? html`<p><a href="${line}">${line}</a></p>` : html`<p>${line}</p>`,
      )}
    <p><a href="/_sandbox/outbox/${id}.eml" download>Baixar a mensagem (.eml)</a></p>
  </details>`;
}

const kindTitles: Record<ReceivedKind, string> = {
  'company-lead': 'Contato de empresa',
  'contact-request': 'Pedido de aviso',
  'crm-lead': 'Contato no CRM',
  conversion: 'Conversão',
  'partner-lead': 'Contato para concessionária',
};

/** Leads and conversions, as they were sent. */
export function receivedSection(things: readonly ReceivedThing[]): Html {
  return html`<section id="received" aria-labelledby="received-title">
    <h2 id="received-title">Contatos e conversões recebidos</h2>
    ${
      things.length === 0
        ? html`<p>Nenhum ainda.</p>`
        : things.map(
            ({ id, kind, at, body }) =>
              html`<details id="received-${id}">
                <summary>${kindTitles[kind]}, ${time(at)}</summary>
                <pre>${JSON.stringify(body, null, 2)}</pre>
              </details>`,
          )
    }
  </section>`;
}
