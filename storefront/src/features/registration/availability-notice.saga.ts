import { put, takeLeading } from 'typed-redux-saga';
import { toAppError } from '#/api/app-error.ts';
import type { IdentityPort } from '#/api/ports.ts';
import { availabilityCopy } from './registration.copy.ts';
import { noticeFailed, noticeSubmitted, noticeTaken } from './availability-notice.slice.ts';
import {
  createWriteKeys,
  isOutcomeUnknown,
  sendWithKey,
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
    const idempotencyKey = yield* sendWithKey(keys, { write: 'notice', body: payload }, (key, signal) =>
      identity.requestNotice({ ...contact, idempotencyKey: key }, signal),
    );
    const lead = { ...contact, vehicleModel, observations: availabilityCopy.title };
    yield* put(noticeTaken({ lead, idempotencyKey }));
  } catch (caught) {
    const error = toAppError(caught);
    yield* put(noticeFailed({ isUnknown: isOutcomeUnknown(error), ...serverMessageIn(error) }));
  }
}
