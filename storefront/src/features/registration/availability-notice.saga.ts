import { call, put, takeLeading } from 'typed-redux-saga';
import { toAppError } from '#/api/app-error.ts';
import type { IdentityPort } from '#/api/ports.ts';
import { send } from '#/shared/loading/requests.ts';
import { availabilityCopy } from './registration.copy.ts';
import { noticeFailed, noticeSubmitted, noticeTaken } from './availability-notice.slice.ts';
import {
  createWriteKeys,
  isOutcomeUnknown,
  type WriteKeyPorts,
  type WriteKeys,
} from '#/shared/failures/confirmed-write.ts';
import { serverMessageIn } from '#/shared/failures/server-message.ts';

interface Ports extends WriteKeyPorts {
  identity: IdentityPort;
}

/** "Avise quando voltar": the short signup (spec §3, §7). Browser only, loaded with its dialog. */
export function* watchAvailabilityNotice(ports: Ports) {
  yield* takeLeading(noticeSubmitted, request, ports, createWriteKeys(ports));
}

function* request({ identity }: Ports, keys: WriteKeys, { payload }: ReturnType<typeof noticeSubmitted>) {
  const { vehicleModel, ...contact } = payload;
  try {
    const idempotencyKey = yield* call(keys.keyOf, 'notice', JSON.stringify(payload));
    yield* send((signal) => identity.requestNotice({ ...contact, idempotencyKey }, signal));
    yield* call(keys.settle, 'notice');
    const lead = { ...contact, vehicleModel, observations: availabilityCopy.title };
    yield* put(noticeTaken({ lead, idempotencyKey }));
  } catch (caught) {
    const error = toAppError(caught);
    const isUnknown = isOutcomeUnknown(error);
    if (!isUnknown) yield* call(keys.settle, 'notice');
    yield* put(noticeFailed({ isUnknown, ...serverMessageIn(error) }));
  }
}
