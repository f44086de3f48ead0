import type { UploadedDocument, UploadErrorsResponse } from '@signdrive/sandbox/contract/documents';
import type { Confirmed, FileHttp, HttpRequest } from '../wire/http.ts';
import {
  documentKindOf,
  fileTypeCodes,
  type DocumentKind,
  type DocumentOnFile,
  type DocumentReview,
} from '../../domain/order/order-documents.ts';
import { uploadTimeoutInMs } from '../../domain/order/uploads.ts';
import { ServiceError } from '../app-error.ts';
import {
  count,
  fieldsOf,
  idText,
  listOfReadable,
  object,
  present,
  text,
  type Decoder,
  type Fields,
  type Report,
} from '../wire/decode.ts';
import { orIfMissing } from '../wire/rejection.ts';

/** Documents that are sent for review. */
export interface DocumentsPort {
  /** The newest document of each kind; empty for a person who never sent any. */
  listDocuments(userId: string, signal: AbortSignal): Promise<readonly DocumentOnFile[]>;
  /** Rejection reasons, as the service writes them. */
  readRefusals(
    of: { userId: string; orderId: string },
    signal: AbortSignal,
  ): Promise<readonly { kind: DocumentKind; reason: string }[]>;
  /** Downloads a file: a person's document, or a document of an order. */
  readFile(id: string, signal: AbortSignal): Promise<Blob>;
  /** Uploads a file; the service stores it until an order uses it. */
  upload(
    wanted: {
      userId: string;
      kind: DocumentKind;
      file: Blob;
      fileName: string;
      /** In percent, if the platform reports it. */
      onProgress?: (percent: number) => void;
    } & Confirmed,
    signal: AbortSignal,
  ): Promise<void>;
}

/** The service's words for a review (spec §3). */
const reviews: Readonly<Record<string, DocumentReview>> = {
  Aprovado: 'approved',
  'Em análise': 'pending',
  Reprovado: 'rejected',
  Pendente: 'stale',
  Enviado: 'sent',
};

const review: Decoder<DocumentReview> = (value, where) => {
  const written = text(value, where);
  // An unknown status counts as under review: neither approved nor to be sent again.
  return Object.hasOwn(reviews, written) ? (reviews[written] ?? 'pending') : 'pending';
};

/** Undefined for a code that orders don't use: a person may have other documents there. */
const kinds: Decoder<DocumentKind[]> = (value, where) => {
  const found = documentKindOf(count(value, where));
  return found === undefined ? [] : [found];
};

/** The parts that only describe a document are left out if unreadable: without it the file would have to be sent again. */
const documents = (report: Report) =>
  object((wire: Fields<UploadedDocument>): DocumentOnFile[] =>
    wire.get('fileType', kinds).map((kind) => ({
      kind,
      review: wire.get('status', review),
      ...present({
        id: wire.tolerant('id', idText, report),
        fileName: wire.tolerant('fileName', text, report),
        sizeInBytes: wire.tolerant('size', count, report),
        sentAt: wire.tolerant('dateCreated', text, report),
      }),
    })),
  );

/** Each of the four has its own call (spec §7). */
const uploadCalls = {
  cnh: 'POST /upload/UploadCnhAsync',
  cnhBack: 'POST /upload/UploadCnhBackAsync',
  addressProof: 'POST /upload/UploadProofOfAddressAsync',
  incomeProof: 'POST /upload/UploadProofOfIncomeAsync',
} as const satisfies Record<Exclude<DocumentKind, 'spouseProof'>, HttpRequest['call']>;

/** @throws 'Invalid document type' (spec §5, Uploads), for a stored record of another version of the store. */
function uploadCallOf(kind: Exclude<DocumentKind, 'spouseProof'>) {
  if (!Object.hasOwn(uploadCalls, kind)) {
    throw new ServiceError({ kind: 'unexpected' }, { cause: new Error('Invalid document type') });
  }
  return uploadCalls[kind];
}

/** For a contract over a slow connection. */
const downloadTimeoutInMs = 60_000;

/** Fleet API (spec §7), documents. */
export function createDocumentsClient(http: FileHttp, report: Report = () => {}): DocumentsPort {
  return {
    async listDocuments(userId, signal) {
      const call = 'GET /upload/{id}';
      // A person who never sent any gets a 404 (spec §8: no message for a 404).
      const answer = await orIfMissing(http.send({ call, params: { id: userId }, ofUser: userId, signal }), []);
      return listOfReadable(documents(report), report)(answer, call).flat();
    },

    async readRefusals({ userId, orderId }, signal) {
      const call = 'GET /upload/errors';
      const refusals: Decoder<{ kind: DocumentKind; reason: string }[]> = (value, where) => {
        const wire = fieldsOf<UploadErrorsResponse[number]>(value, where);
        return wire.get('fileType', kinds).map((kind) => ({ kind, reason: wire.get('description', text) }));
      };
      // Without the reasons the documents can still be displayed.
      const answer = await orIfMissing(http.send({ call, query: { userId, orderId }, ofUser: userId, signal }), []);
      return listOfReadable(refusals, report)(answer, call).flat();
    },

    async readFile(id, signal) {
      return http.download({ call: 'GET /upload/{id}', params: { id }, timeoutMs: downloadTimeoutInMs, signal });
    },

    async upload({ userId, kind: wanted, file, fileName, onProgress, idempotencyKey }, signal) {
      const form = new FormData();
      const isAdditional = wanted === 'spouseProof';
      if (isAdditional) {
        form.append('UserId', userId);
        form.append('FileType', String(fileTypeCodes[wanted]));
      }
      form.append(isAdditional ? 'File' : 'uploadRequest', file, fileName);
      // The specification defines no response body: success means the file was accepted.
      await http.send({
        call: isAdditional ? 'POST /newdocuments' : uploadCallOf(wanted),
        ...(!isAdditional && { query: { userId, onlySave: true } }),
        form,
        ofUser: userId,
        timeoutMs: uploadTimeoutInMs,
        headers: { 'Idempotency-Key': idempotencyKey },
        ...(onProgress && { onProgress }),
        signal,
      });
    },
  };
}
