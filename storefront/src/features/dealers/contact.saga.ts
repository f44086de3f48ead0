import { fork, join, put, race, select, take } from 'typed-redux-saga';
import { toAppError } from '#/api/app-error.ts';
import type { MarketingPort } from '#/api/ports.ts';
import { buildLead, type LeadFacts, type PartnerReference, type Traffic } from '#/domain/contact/leads.ts';
import {
  createWriteKeys,
  isOutcomeUnknown,
  sendWithKey,
  type WriteKeyPorts,
  type WriteKeys,
} from '#/shared/failures/confirmed-write.ts';
import { sessionEnded } from '#/shared/page/session-events.ts';
import { contactFailed, contactSent, contactSubmitted, type ContactRequest } from './contact.slice.ts';

interface Ports extends WriteKeyPorts {
  marketing: MarketingPort;
  /** The visitor's campaign, with defaults for missing values. */
  readTraffic: (state: never) => Traffic;
  /** True in a partner's store. */
  readIsCoBranded: (state: never) => boolean;
  /** The partner of that store, once its check has finished. */
  readPartner: (state: never) => PartnerReference | undefined;
}

/**
 * The lead for a dealer (spec §7, Marketing), one at a time. Browser only, loaded with the first one. A request goes on
 * after the end of the session, but its outcome is not the next user's.
 */
export function* watchContact(ports: Ports) {
  const keys = createWriteKeys(ports);
  while (true) {
    const { payload } = yield* take(contactSubmitted);
    const sending = yield* fork(passOn, ports, keys, payload);
    const { outcome } = yield* race({ outcome: join(sending), ended: take(sessionEnded) });
    if (outcome) yield* put(outcome);
  }
}

/** @returns the event that tells the outcome */
function* passOn(
  { marketing, readTraffic, readIsCoBranded, readPartner }: Ports,
  keys: WriteKeys,
  request: ContactRequest,
) {
  const traffic = yield* select(readTraffic as (state: unknown) => Traffic);
  const isCoBranded = yield* select(readIsCoBranded as (state: unknown) => boolean);
  const partner = yield* select(readPartner as (state: unknown) => PartnerReference | undefined);
  const { dealer, message, ...told } = request;
  const facts: LeadFacts = { ...told, ...(message !== undefined && { observations: message }) };
  const built = buildLead(facts, { isCoBranded, partner, traffic });
  if (!built) return contactFailed({ isUnknown: false });
  const lead = { ...built, dealer };
  try {
    yield* sendWithKey(keys, { write: 'dealer-contact', body: lead }, (idempotencyKey, signal) =>
      marketing.sendPartnerLead({ ...lead, idempotencyKey }, signal),
    );
    return contactSent(request);
  } catch (caught) {
    return contactFailed({ isUnknown: isOutcomeUnknown(toAppError(caught)) });
  }
}
