/** Documents of an order that was rejected for them: read, and replaced one by one. */
import { all, call, fork, put, race, select, take } from 'typed-redux-saga';
import { toAppError, type AppError } from '#/api/app-error.ts';
import type { DocumentsPort } from '#/api/ports.ts';
import { isOnFile, type DocumentKind } from '#/domain/order/order-documents.ts';
import { isEnded, isOpen } from '#/domain/order/intent.ts';
import {
  isAwaited,
  isFileOf,
  isMissing,
  wantedUpload,
  type DocumentReading,
  type Upload,
} from '#/domain/order/uploads.ts';
import type { User } from '#/domain/customer/user.ts';
import { isSameValue } from '#/domain/values/same-value.ts';
import { fileOf, type ChosenFile } from '#/shared/forms/kept-files.ts';
import { loadFailed } from '#/shared/failures/load-failed.ts';
import { serverMessageIn } from '#/shared/failures/server-message.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import { read } from '#/shared/loading/requests.ts';
import { documentArrived } from '#/shared/ledger/settled-events.ts';
import {
  followUploads,
  readDocuments,
  sendFile,
  type PhotoPort,
  type UploadPorts,
} from '#/shared/uploads/upload-document.ts';
import { documentsFailed } from './account.events.ts';
import {
  documentProgressed,
  documentRefused,
  documentFound,
  documentsLoaded,
  interruptionsRead,
  isToBeReplaced,
  selectAccount,
  type documentChosen,
} from './account.slice.ts';

export interface DocumentPorts extends UploadPorts {
  documents: Pick<DocumentsPort, 'listDocuments' | 'readRefusals' | 'upload'>;
  photos: PhotoPort;
  /** Undefined before the user is known. */
  readUser: () => User | undefined;
}

/** Reads the documents again when a file arrives meanwhile, because the response may lack it. */
export function* loadDocuments(ports: DocumentPorts) {
  let isOutdated = true;
  while (isOutdated) {
    const { arrived } = yield* race({ read: call(readForOrder, ports), arrived: take(documentArrived) });
    isOutdated = arrived !== undefined;
  }
}

function* readForOrder(ports: DocumentPorts) {
  const { documents } = ports;
  const user = ports.readUser();
  const { refusedOrderId: orderId, documents: shown } = yield* select(selectAccount);
  if (!user || orderId === undefined || shown.status === 'idle') return;
  let slice = 'documents';
  try {
    const { reading, refusals } = yield* all({
      reading: call(readDocuments, ports, user.id),
      refusals: call(function* readReasons() {
        try {
          return yield* read((signal) => documents.readRefusals({ userId: user.id, orderId }, signal));
        } catch (caught) {
          slice = 'documentStatus';
          throw caught;
        }
      }),
    });
    yield* put(
      documentsLoaded(
        reading.served.map((document) => {
          const reason = refusals.find(({ kind }) => kind === document.kind)?.reason;
          return { ...document, ...(reason !== undefined && { reason }) };
        }),
      ),
    );
    yield* call(showUploads, reading);
    yield* fork(followUploads, ports, user.id, reading, showUploads);
  } catch (caught) {
    yield* put(documentsFailed());
    yield* put(loadFailed({ slice, error: toAppError(caught) }));
  }
}

/** Shows a file of an earlier page that arrives late. Until then its tile says so, and allows another file. */
function* showUploads(reading: DocumentReading) {
  const { served, uploads, readAt } = reading;
  const { replacements, interrupted: before, refusedOrderId } = yield* select(selectAccount);
  const found = served.filter(isToBeReplaced).flatMap(({ kind }) => {
    const upload = replacements[kind] ? undefined : wantedUpload(reading, kind, refusedOrderId);
    if (!upload || !isMissing(upload, reading)) return [];
    const { fileName: name, sizeInBytes } = upload.details;
    return [[kind, { file: { name, sizeInBytes }, isUnknown: isAwaited(upload, readAt) }] as const];
  });
  const interrupted = Object.fromEntries(found);
  if (!isSameValue(interrupted, before)) yield* put(interruptionsRead(interrupted));
  for (const document of served) {
    const isLate = isOnFile(document) && uploads.some((upload) => !isEnded(upload) && isFileOf(upload, document));
    if (isLate && replacements[document.kind]?.status !== 'sending') yield* put(documentFound(document));
  }
}

export function* replaceDocument(ports: DocumentPorts, { payload: { kind, file } }: ReturnType<typeof documentChosen>) {
  const chosen = fileOf(file.ticket);
  const user = ports.readUser();
  const { refusedOrderId: orderId } = yield* select(selectAccount);
  if (!chosen || !user || orderId === undefined) {
    yield* fail(kind, file, { kind: 'unexpected' });
    return;
  }
  yield* sendFile(
    ports,
    { userId: user.id, orderId, kind },
    { ticket: file.ticket, chosen },
    {
      readPresent: () => presentOf(kind),
      report: showUploads,
      progressed: (percent) => documentProgressed({ kind, percent }),
      refused: (fault) => documentRefused({ kind, file, fault }),
      failed: (error, failed) => fail(kind, file, error, failed),
    },
  );
  yield* followUploads(ports, user.id, { readAt: 0 }, showUploads);
}

function* presentOf(kind: DocumentKind) {
  const { documents } = yield* select(selectAccount);
  return dataOf(documents)?.find((each) => each.kind === kind);
}

function* fail(kind: DocumentKind, file: ChosenFile, error: AppError, failed?: Upload) {
  const isUnknown = failed !== undefined && isOpen(failed);
  yield* put(documentRefused({ kind, file, ...(isUnknown && { isUnknown }), ...serverMessageIn(error) }));
  yield* put(loadFailed({ slice: 'documentSending', error }));
}
