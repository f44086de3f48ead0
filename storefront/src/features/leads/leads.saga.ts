import { select, takeEvery } from 'typed-redux-saga';
import type { MarketingPort } from '#/api/ports.ts';
import { buildLead, leadNaming, type PartnerReference, type Traffic } from '#/domain/contact/leads.ts';
import { whileHolding, type LockPort } from '#/shared/storage/locks.ts';
import type { RecordsPort } from '#/shared/storage/records.ts';
import { send } from '#/shared/loading/requests.ts';
import { leadMade } from './leads.events.ts';
import { keepMessage, listMessages, sendMessage, type LeadMessage } from './pending-leads.ts';

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

/** Passes leads on to the CRM and to marketing automation. Nobody waits for it. Browser only. */
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
