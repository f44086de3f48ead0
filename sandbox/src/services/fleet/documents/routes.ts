import { Type } from 'typebox';
import {
  fileTypes,
  NewDocumentRequest,
  UploadedDocument,
  UploadErrorsQuery,
  UploadErrorsResponse,
  uploadField,
  uploadLimits,
  UploadQuery,
  UploadsResponse,
  type FileType,
} from '../../../../contract/documents.ts';
import { FleetError } from '../../../../contract/fleet.ts';
import { orderStatusCodes } from '../../../../contract/orders.ts';
import { describedCalls } from '../../../kernel/described-calls.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { SentFile } from '../../../kernel/multipart.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { ServiceScope } from '../../../kernel/service.ts';
import { requireSession, requireUser } from '../identity/session.ts';
import { readFleetOffer } from '../offers.ts';
import { installmentsOf, readPayer } from '../orders/installments.ts';
import { orderOfFile, generateOrderFiles } from '../orders/order-files.ts';
import { settleOrders } from '../orders/progress.ts';
import { readHistory, readOrder, type StoredOrder } from '../orders/state.ts';
import { missingReason, missingTypes } from './review.ts';
import { checkFile, downloadHeaders, fromBase64, type CheckedFile } from './rules.ts';
import { keepUpload, readFile, readUploads } from './state.ts';
import { toDocuments, toUploadedDocument, uploadIdOf } from './wire.ts';

const errors = { 400: FleetError, 401: FleetError, 403: FleetError, 404: FleetError, 413: FleetError, 422: FleetError };
const sessionCall = describedCalls(errors, [{ bearer: [] }]);

/** The file with its multipart overhead. */
const multipartLimit = uploadLimits.maxBytes + 64 * 1024;
/** The same in base64, inside JSON. */
const encodedLimit = 14 * 1024 * 1024;

const calls: readonly (readonly [path: string, fileType: FileType, summary: string])[] = [
  ['/upload/UploadCnhAsync', fileTypes.cnh, 'The front of the driving licence'],
  ['/upload/UploadCnhBackAsync', fileTypes.cnhBack, 'Its back'],
  ['/upload/UploadProofOfAddressAsync', fileTypes.addressProof, 'A proof of address'],
  ['/upload/UploadProofOfIncomeAsync', fileTypes.incomeProof, 'A proof of income'],
];

const DocumentForm = Type.Object({
  UserId: Type.String({ pattern: String.raw`^\d{1,15}$` }),
  FileType: Type.String({ pattern: String.raw`^\d{1,4}$` }),
  File: Type.Unknown({ description: 'the file' }),
});

/**
 * Documents: stored with their bytes, validated by content, readable by their owner only (spec §7, Customer and
 * documents).
 */
export function documentRoutes(scope: ServiceScope, kernel: Kernel): void {
  const { database, clock } = kernel;

  for (const [path, fileType, summary] of calls) {
    scope.post(
      path,
      {
        bodyLimit: multipartLimit,
        // Before the body is read, so that an unauthenticated client can't fill the memory.
        onRequest: async ({ headers }) => void (await requireSession(kernel, headers.authorization)),
        ...sessionCall({
          summary,
          consumes: ['multipart/form-data'],
          querystring: UploadQuery,
          body: Type.Object({ [uploadField]: Type.Unknown({ description: 'the file' }) }),
          response: { 201: UploadedDocument },
        }),
      },
      async ({ query: { userId, onlySave }, headers, body }, reply) => {
        await requireUser(kernel, headers.authorization, userId);
        const document = await keep(userId, fileType, checkSent(body[uploadField]), onlySave === true);
        return reply.status(201).send(document);
      },
    );
  }

  scope.post(
    '/newdocuments',
    {
      bodyLimit: encodedLimit,
      onRequest: async ({ headers }) => void (await requireSession(kernel, headers.authorization)),
      ...sessionCall({
        summary: 'Any document by its type, as multipart or in base64; a spouse’s proof of income is 16',
        consumes: ['multipart/form-data', 'application/json'],
        body: Type.Union([NewDocumentRequest, DocumentForm]),
        response: { 201: UploadedDocument },
      }),
    },
    async ({ headers, body }, reply) => {
      const userId = Number(body.UserId);
      await requireUser(kernel, headers.authorization, userId);
      const fileType = Object.values(fileTypes).find((known) => known === Number(body.FileType));
      if (fileType === undefined)
        throw new Refusal(400, 'invalid_request', `No document has the type ${body.FileType}`);
      const file = typeof body.File === 'string' ? checkFile(undefined, fromBase64(body.File)) : checkSent(body.File);
      return reply.status(201).send(await keep(userId, fileType, file, false));
    },
  );

  async function keep(userId: number, fileType: FileType, file: CheckedFile, isOnlySaved: boolean) {
    const upload = await keepUpload(database, {
      userId,
      fileType,
      ...file,
      size: file.bytes.length,
      status: isOnlySaved ? 'Enviado' : 'Em análise',
      reason: null,
      at: clock.now().toISOString(),
      reviewedAt: null,
    });
    return toUploadedDocument(upload);
  }

  scope.get(
    '/upload/errors',
    sessionCall({
      summary: 'Why documents of an order were refused',
      querystring: UploadErrorsQuery,
      response: { 200: UploadErrorsResponse },
    }),
    async ({ query: { userId, orderId }, headers }) => {
      await requireUser(kernel, headers.authorization, userId);
      const order = await requireOrder(orderId);
      await requireUser(kernel, headers.authorization, order.userId);
      await settleOrders(kernel, userId);
      const [sent, history] = await Promise.all([readUploads(database, userId), readHistory(database, orderId)]);
      const last = history.at(-1);
      const isRejected = last?.status === orderStatusCodes.DocumentsRejected;
      return [
        ...sent
          .filter(({ status }) => status === 'Reprovado')
          .map(({ fileType, reason, reviewedAt, at }) => ({
            fileType,
            description: reason ?? '',
            dateCreated: reviewedAt ?? at,
          })),
        ...(isRejected
          ? missingTypes(sent).map((fileType) => ({ fileType, description: missingReason, dateCreated: last.at }))
          : []),
      ];
    },
  );

  scope.get(
    '/upload/:id',
    sessionCall({
      summary: 'With the number of a user: what they sent. With the id of a document or of an order’s file: the file',
      params: Type.Object({ id: Type.String({ maxLength: 60 }) }),
      response: { 200: UploadsResponse },
    }),
    async ({ params: { id }, headers: { authorization } }, reply) => {
      if (/^\d{1,15}$/.test(id)) return listOf(Number(id), authorization);
      await requireSession(kernel, authorization);
      const file = await fileOf(id, authorization);
      if (!file) throw new Refusal(404, 'not_found', 'No such file');
      // A response schema describes JSON only.
      return reply
        .headers(downloadHeaders(file.fileName))
        .type(file.contentType)
        .send(file.bytes as never);
    },
  );

  async function listOf(userId: number, authorization: string | undefined) {
    await requireUser(kernel, authorization, userId);
    await settleOrders(kernel, userId);
    const sent = await readUploads(database, userId);
    if (sent.length === 0) throw new Refusal(404, 'not_found', 'This user has sent no document');
    return toDocuments(sent);
  }

  async function fileOf(id: string, authorization: string | undefined): Promise<CheckedFile | undefined> {
    const uploadId = uploadIdOf(id);
    if (uploadId !== undefined) {
      const upload = await readFile(database, uploadId);
      if (upload) await requireUser(kernel, authorization, upload.userId);
      return upload;
    }
    const orderId = orderOfFile(id);
    if (orderId === undefined) return undefined;
    const order = await requireOrder(orderId);
    await requireUser(kernel, authorization, order.userId);
    await settleOrders(kernel, order.userId);
    const [history, offer, payer] = await Promise.all([
      readHistory(database, orderId),
      readFleetOffer(database, order.productId),
      readPayer(database, order),
    ]);
    const installments = installmentsOf(order, history, { payer, now: clock.now() });
    const found = generateOrderFiles(order, history, { offer, installments }).find(({ file }) => file.id === id);
    return found && { ...found.file, bytes: found.bytes };
  }

  async function requireOrder(id: number): Promise<StoredOrder> {
    const order = await readOrder(database, id);
    if (!order) throw new Refusal(404, 'not_found', 'No such order');
    return order;
  }
}

/** @throws Refusal 400 unless it is one file */
function checkSent(sent: unknown): CheckedFile {
  if (!(sent instanceof SentFile)) throw new Refusal(400, 'file_missing', 'One file is needed');
  return checkFile(sent.name, sent.bytes);
}
