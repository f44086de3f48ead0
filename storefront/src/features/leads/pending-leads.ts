import { toAppError } from '#/api/app-error.ts';
import type { MarketingPort } from '#/api/ports.ts';
import type { Lead, Traffic } from '#/domain/contact/leads.ts';
import { recordLifetimeInSeconds, type RecordsPort } from '#/shared/storage/records.ts';

/** What one of the two marketing services is told, with the key it was first sent with. */
export type LeadMessage = { version: 1; idempotencyKey: string } & (
  | { kind: 'lead'; lead: Lead }
  | { kind: 'conversion'; identifier: string; traffic: Traffic; name: string; email?: string }
);

interface Ports {
  marketing: MarketingPort;
  records: RecordsPort;
}

const recordKey = ({ idempotencyKey, kind }: LeadMessage) => `visitor/${idempotencyKey}/${kind}`;

/** Keeps a message before it is sent: a page that is closed meanwhile loses nothing. */
export function keepMessage({ records }: Ports, message: LeadMessage): Promise<boolean> {
  return records.write('pendingLead', recordKey(message), message, recordLifetimeInSeconds.pendingLead);
}

/** Sends one. It is kept for the next visit unless there is a definite answer. */
export async function sendMessage({ marketing, records }: Ports, message: LeadMessage, signal: AbortSignal) {
  try {
    if (message.kind === 'lead') {
      await marketing.sendLead({ ...message.lead, idempotencyKey: message.idempotencyKey }, signal);
    } else {
      const { identifier, traffic, name, email, idempotencyKey } = message;
      await marketing.sendConversion(
        { identifier, traffic, name, ...(email !== undefined && { email }), idempotencyKey },
        signal,
      );
    }
  } catch (caught) {
    const error = toAppError(caught);
    // What is refused would be refused again; anything else may have been a bad moment.
    if (error.kind !== 'rejected' || error.status >= 500) return;
  }
  await records.remove('pendingLead', recordKey(message));
}

/** What earlier visits could not send. Read anew by whoever holds the lock: another tab may have sent it since. */
export async function listMessages({ records }: Ports): Promise<readonly LeadMessage[]> {
  const kept = await records.list('pendingLead');
  const unreadable = kept.filter(({ value }) => !isMessage(value)).map(({ key }) => key);
  if (unreadable.length > 0) await records.remove('pendingLead', ...unreadable);
  return kept.map(({ value }) => value).filter(isMessage);
}

/** An earlier program may have written another form. */
function isMessage(value: unknown): value is LeadMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { version, kind, idempotencyKey } = value as Partial<LeadMessage>;
  return version === 1 && typeof idempotencyKey === 'string' && (kind === 'lead' || kind === 'conversion');
}
