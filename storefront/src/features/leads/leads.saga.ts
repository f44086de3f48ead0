import { select, takeEvery } from 'typed-redux-saga';
import { toAppError } from '#/api/app-error.ts';
import type { MarketingPort } from '#/api/ports.ts';
import { buildLead, leadNaming, type Lead, type PartnerReference, type Traffic } from '#/domain/contact/leads.ts';
import { isRecord } from '#/domain/values/is-record.ts';
import { isRejectedForNow } from '#/shared/failures/confirmed-write.ts';
import { whileHolding, type LockPort } from '#/shared/storage/locks.ts';
import { recordLifetimeInSeconds, type RecordsPort } from '#/shared/storage/records.ts';
import { send } from '#/shared/loading/requests.ts';
import { leadMade } from './index.ts';

export interface LeadPorts {
  marketing: MarketingPort;
  records: RecordsPort;
  lock: LockPort;
  /** The visitor's campaign, with defaults for missing values. */
  readTraffic: (state: never) => Traffic;
  /** True in a partner's store. */
  readIsCoBranded: (state: never) => boolean;
  /** The partner of that store, once its check has finished. */
  readPartner: (state: never) => PartnerReference | undefined;
}

const lockName = 'signdrive-pending-leads';

/** Sends leads to the CRM and to marketing automation, in the browser only. No part of the page waits for it. */
export function* watchLeads(ports: LeadPorts) {
  yield* takeEvery(leadMade, passOn, ports);
}

/** Sends leads of earlier visits again, once per visit, in one tab. */
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

function* passOn(ports: LeadPorts, { payload }: ReturnType<typeof leadMade>) {
  const { lead: facts, idempotencyKey } = payload;
  const traffic = yield* select(ports.readTraffic as (state: unknown) => Traffic);
  const isCoBranded = yield* select(ports.readIsCoBranded as (state: unknown) => boolean);
  const partner = yield* select(ports.readPartner as (state: unknown) => PartnerReference | undefined);
  const lead = buildLead(facts, { isCoBranded, partner, traffic });
  if (!lead) return;
  const { name, email } = lead;
  // The name depends only on the kind of tax number (spec §5, Formatting).
  const identifier = `cadastro-${leadNaming(facts.document).toLowerCase()}`;
  const messages: LeadMessage[] = [
    { version: 1, kind: 'lead', idempotencyKey, lead },
    {
      version: 1,
      kind: 'conversion',
      idempotencyKey,
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
        // Under the lock, because a new tab would also send stored messages.
        await Promise.all(messages.map((message) => keepMessage(ports, message)));
        for (const message of messages) await sendMessage(ports, message, signal);
      },
      signal,
    ),
  );
}

/** Message for one of the two marketing services, with its first idempotency key. */
type LeadMessage = { version: 1; idempotencyKey: string } & (
  | { kind: 'lead'; lead: Lead }
  | { kind: 'conversion'; identifier: string; traffic: Traffic; name: string; email?: string }
);

interface Ports {
  marketing: MarketingPort;
  records: RecordsPort;
}

const recordKey = ({ idempotencyKey, kind }: LeadMessage) => `visitor/${idempotencyKey}/${kind}`;

/** Stores a message before it is sent, so that a page that is closed meanwhile loses nothing. */
function keepMessage({ records }: Ports, message: LeadMessage): Promise<boolean> {
  return records.write('pendingLead', recordKey(message), message, recordLifetimeInSeconds.pendingLead);
}

/** Sends one message, and keeps it for the next visit without a definite response. */
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
    // A rejected message would be rejected again; other failures may be temporary.
    if (error.kind !== 'rejected' || error.status >= 500 || isRejectedForNow(error)) return;
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

/** Another version may have written it. */
function isMessage(value: unknown): value is LeadMessage {
  if (!isRecord(value)) return false;
  const { version, kind, idempotencyKey } = value;
  return version === 1 && typeof idempotencyKey === 'string' && (kind === 'lead' || kind === 'conversion');
}
