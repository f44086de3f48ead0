import { select, takeEvery } from 'typed-redux-saga';
import { toAppError } from '#/api/app-error.ts';
import type { MarketingPort } from '#/api/ports.ts';
import { buildLead, leadNaming, type Lead, type PartnerReference, type Traffic } from '#/domain/contact/leads.ts';
import { whileHolding, type LockPort } from '#/shared/storage/locks.ts';
import { recordLifetimeInSeconds, type RecordsPort } from '#/shared/storage/records.ts';
import { send } from '#/shared/loading/requests.ts';
import { leadMade } from './leads.events.ts';

export interface LeadPorts {
  marketing: MarketingPort;
  records: RecordsPort;
  lock: LockPort;
  createKey: () => string;
  /** Where the visitor came from, with the defaults for what is not known. */
  readTraffic: (state: never) => Traffic;
  /** Whether the page is a partner's store. */
  readIsCoBranded: (state: never) => boolean;
  /** That store, once it has been checked. */
  readPartner: (state: never) => PartnerReference | undefined;
}

const lockName = 'signdrive-pending-leads';

/** Sends leads to the CRM and to marketing automation, in the browser only. No part of the page waits for it. */
export function* watchLeads(ports: LeadPorts) {
  yield* takeEvery(leadMade, passOn, ports);
}

/** What earlier visits could not send is sent again, once per visit, by one tab. */
export function* sendPendingLeads(ports: Pick<LeadPorts, 'marketing' | 'records' | 'lock'>) {
  yield* send((signal) =>
    whileHolding(
      ports.lock,
      lockName,
      async () => {
        for (const message of await listMessages(ports)) await sendMessage(ports, message, signal);
      },
      signal,
    ),
  );
}

function* passOn(ports: LeadPorts, { payload: facts }: ReturnType<typeof leadMade>) {
  const traffic = yield* select(ports.readTraffic as (state: unknown) => Traffic);
  const isCoBranded = yield* select(ports.readIsCoBranded as (state: unknown) => boolean);
  const partner = yield* select(ports.readPartner as (state: unknown) => PartnerReference | undefined);
  const lead = buildLead(facts, { isCoBranded, partner, traffic });
  if (!lead) return;
  const { name, email } = lead;
  // How the lead is named, by its tax number alone (spec §5, Formatting).
  const identifier = `cadastro-${leadNaming(facts.document).toLowerCase()}`;
  const messages: LeadMessage[] = [
    { version: 1, kind: 'lead', idempotencyKey: ports.createKey(), lead },
    {
      version: 1,
      kind: 'conversion',
      idempotencyKey: ports.createKey(),
      identifier,
      traffic,
      name,
      ...(email !== undefined && { email }),
    },
  ];
  yield* send((signal) =>
    whileHolding(
      ports.lock,
      lockName,
      async () => {
        // Under the lock, or another tab that has just opened would send them, too.
        await Promise.all(messages.map((message) => keepMessage(ports, message)));
        for (const message of messages) await sendMessage(ports, message, signal);
      },
      signal,
    ),
  );
}

/** What one of the two marketing services is told, with the key it was first sent with. */
type LeadMessage = { version: 1; idempotencyKey: string } & (
  | { kind: 'lead'; lead: Lead }
  | { kind: 'conversion'; identifier: string; traffic: Traffic; name: string; email?: string }
);

interface Ports {
  marketing: MarketingPort;
  records: RecordsPort;
}

const recordKey = ({ idempotencyKey, kind }: LeadMessage) => `visitor/${idempotencyKey}/${kind}`;

/** Keeps a message before it is sent: a page that is closed meanwhile loses nothing. */
function keepMessage({ records }: Ports, message: LeadMessage): Promise<boolean> {
  return records.write('pendingLead', recordKey(message), message, recordLifetimeInSeconds.pendingLead);
}

/** Sends one. It is kept for the next visit unless there is a definite answer. */
async function sendMessage({ marketing, records }: Ports, message: LeadMessage, signal: AbortSignal) {
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

/** Lists leads that earlier visits could not send. It runs inside the lock, because another tab may have sent them. */
async function listMessages({ records }: Ports): Promise<readonly LeadMessage[]> {
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
