import { call, put, select, takeLeading } from 'typed-redux-saga';
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

/** The lead for a dealer (spec §7, Marketing). Browser only, loaded with the first one. */
export function* watchContact(ports: Ports) {
  const keys = createWriteKeys(ports);
  yield* takeLeading(contactSubmitted, function* sendNext({ payload }) {
    yield* call(passOn, ports, keys, payload);
  });
}

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
  if (!built) {
    yield* put(contactFailed({ isUnknown: false }));
    return;
  }
  const lead = { ...built, dealer };
  try {
    yield* sendWithKey(keys, { write: 'dealer-contact', body: lead }, (idempotencyKey, signal) =>
      marketing.sendPartnerLead({ ...lead, idempotencyKey }, signal),
    );
    yield* put(contactSent(request));
  } catch (caught) {
    yield* put(contactFailed({ isUnknown: isOutcomeUnknown(toAppError(caught)) }));
  }
}
