/** Documents of an order that was rejected for them: read, and replaced one by one. */
import { all, call, fork, put, race, select, take } from 'typed-redux-saga';
import { toAppError, type AppError } from '#/api/app-error.ts';
import type { DocumentsPort } from '#/api/ports.ts';
import type { DocumentKind } from '#/domain/order/order-documents.ts';
import type { User } from '#/domain/customer/user.ts';
import { fileOf } from '#/shared/forms/kept-files.ts';
import { loadFailed } from '#/shared/failures/load-failed.ts';
import { serverMessageOf } from '#/shared/failures/server-message.ts';
import { read } from '#/shared/loading/requests.ts';
import { sessionEnded } from '#/shared/page/session-events.ts';
import {
  endUploads,
  listLeftUploads,
  sendFile,
  type PhotoPort,
  type UploadPorts,
} from '#/shared/uploads/upload-document.ts';
import { documentsFailed } from './account.events.ts';
import {
  documentProgressed,
  documentRefused,
  documentSent,
  documentsLoaded,
  selectAccount,
  type ReplacingFile,
  type documentChosen,
} from './account.slice.ts';

export interface DocumentPorts extends UploadPorts {
  documents: Pick<DocumentsPort, 'listDocuments' | 'readRefusals' | 'upload'>;
  photos: PhotoPort;
  /** Undefined before the user is known. */
  readUser: () => User | undefined;
}

export function* loadDocuments(ports: DocumentPorts) {
  const { documents } = ports;
  const user = ports.readUser();
  const { refusedOrderId: orderId, documents: shown } = yield* select(selectAccount);
  if (!user || orderId === undefined || shown.status === 'idle' || shown.status === 'error') return;
  let slice = 'documents';
  try {
    const { found, refusals } = yield* all({
      found: call(function* readDocuments() {
        return yield* read((signal) => documents.listDocuments(user.id, signal));
      }),
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
        found.map((document) => {
          const reason = refusals.find(({ kind }) => kind === document.kind)?.reason;
          return { ...document, ...(reason !== undefined && { reason }) };
        }),
      ),
    );
    yield* fork(settleEarlierUploads, ports, user.id, orderId);
  } catch (caught) {
    yield* put(documentsFailed());
    yield* put(loadFailed({ slice, error: toAppError(caught) }));
  }
}

/** Settles uploads of an earlier page: an arrived file is shown; otherwise its tile allows another file. */
function* settleEarlierUploads(ports: DocumentPorts, userId: string, orderId: string) {
  for (const kind of yield* call(listLeftUploads, ports, { userId, orderId })) {
    // This page has the file and sends it itself.
    if ((yield* select(selectAccount)).replacements[kind]) continue;
    for (const { arrived } of yield* endUploads(ports, { userId, kind, orderId })) {
      if (arrived) yield* put(documentSent(arrived));
    }
  }
}

/** Another person may log in: a response for the former user is dropped, and settled by the ledger later. */
export function* replaceDocument(ports: DocumentPorts, event: ReturnType<typeof documentChosen>) {
  yield* race({ work: call(replace, ports, event), ended: take(sessionEnded) });
}

function* replace(ports: DocumentPorts, { payload: { kind, file } }: ReturnType<typeof documentChosen>) {
  const chosen = fileOf(file.ticket);
  const user = ports.readUser();
  const { refusedOrderId: orderId } = yield* select(selectAccount);
  if (!chosen || !user || orderId === undefined) {
    yield* fail(kind, file, { kind: 'unexpected' });
    return;
  }
  yield* sendFile(
    ports,
    { userId: user.id, kind, orderId },
    { ticket: file.ticket, chosen },
    {
      progressed: (percent) => documentProgressed({ kind, percent }),
      refused: (fault) => documentRefused({ kind, file, fault }),
      sent: documentSent,
      failed: (error) => fail(kind, file, error),
    },
  );
}

function* fail(kind: DocumentKind, file: ReplacingFile, error: AppError) {
  const words = serverMessageOf(error);
  yield* put(documentRefused({ kind, file, ...(words !== undefined && { words }) }));
  yield* put(loadFailed({ slice: 'documentSending', error }));
}
