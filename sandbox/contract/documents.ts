/** Wire shapes of the fleet API (spec §3, §7): documents sent for review. */
import { Type, type Static } from 'typebox';

/** File-type codes (spec §3). Proof of a spouse's income is an additional document. */
export const fileTypes = { cnh: 105, cnhBack: 121, addressProof: 5, incomeProof: 600, additional: 16 } as const;
export type FileType = (typeof fileTypes)[keyof typeof fileTypes];
const FileTypeSchema = Type.Enum(Object.values(fileTypes));

/** Review statuses on the wire (spec §3). */
const reviewStatuses = ['Aprovado', 'Em análise', 'Reprovado', 'Pendente', 'Enviado'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** Maximum file size in bytes, and the accepted formats (spec §5; the specification sets no size). */
export const uploadLimits = { maxBytes: 10 * 1024 * 1024, formats: ['pdf', 'jpg', 'jpeg', 'png'] } as const;

/** POST /upload/Upload…Async. The body is multipart with one file in the field `uploadRequest`. */
export const UploadQuery = Type.Object({
  userId: Type.Integer(),
  onlySave: Type.Optional(
    Type.Boolean({ description: 'true: kept ("Enviado") until an order needs it; else its review begins at once' }),
  ),
});
export type UploadQuery = Static<typeof UploadQuery>;

/** The name of the multipart field. */
export const uploadField = 'uploadRequest';

/**
 * POST /newdocuments: multipart with the fields UserId, FileType and File, or JSON with File in base64, with or without
 * a `data:…;base64,` prefix.
 */
export const NewDocumentRequest = Type.Object({
  UserId: Type.Integer(),
  FileType: FileTypeSchema,
  File: Type.String({ minLength: 1 }),
});
export type NewDocumentRequest = Static<typeof NewDocumentRequest>;

/** A document as its owner sees it. */
export const UploadedDocument = Type.Object({
  id: Type.Optional(Type.String({ description: 'for GET /upload/{id}; absent while it was not sent (Pendente)' })),
  fileType: FileTypeSchema,
  status: Type.Enum([...reviewStatuses]),
  fileName: Type.Optional(Type.String({ description: 'made harmless' })),
  contentType: Type.Optional(Type.String()),
  size: Type.Optional(Type.Integer({ description: 'bytes' })),
  dateCreated: Type.Optional(Type.String({ description: 'ISO date it was sent' })),
});
export type UploadedDocument = Static<typeof UploadedDocument>;

/**
 * GET /upload/{userId}: the newest of each type, the four required ones first, `Pendente` for a missing one. 404 for a
 * user without any. GET /upload/{id} with a document's id returns the file itself.
 */
export const UploadsResponse = Type.Array(UploadedDocument);
export type UploadsResponse = Static<typeof UploadsResponse>;

/** GET /upload/errors?userId&orderId */
export const UploadErrorsQuery = Type.Object({ userId: Type.Integer(), orderId: Type.Integer() });
export type UploadErrorsQuery = Static<typeof UploadErrorsQuery>;

/** Reasons why documents of this user were rejected; may be empty. */
export const UploadErrorsResponse = Type.Array(
  Type.Object({
    fileType: FileTypeSchema,
    description: Type.String({ description: 'the reason in plain words, in Portuguese' }),
    dateCreated: Type.String({ description: 'ISO date of the refusal' }),
  }),
);
export type UploadErrorsResponse = Static<typeof UploadErrorsResponse>;

/** Error `id` of each rejection of a file. */
export const uploadErrorIds = {
  /** 422: the extension is neither pdf, jpg, jpeg nor png. */
  file_type: 440,
  /** 422: the content doesn't match the extension. */
  file_content: 441,
  /** 422: the file is empty. */
  file_empty: 442,
  /** 413: above 10 MB. */
  file_too_large: 443,
  /** 400: no file in the request, or several. */
  file_missing: 444,
} as const;
